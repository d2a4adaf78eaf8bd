package import CivilDates
package import CrossPagerConsole
package import CrossPagerSeries

/// A file and the options for reading it.
package struct DataRequest: Hashable, Sendable {
  /// The path as typed.
  package var file: String
  package var options: SeriesOptions
  /// The unit of the finest bars, or nil if the samples determine it.
  package var resolution: CalendarUnit?

  package init(file: String, options: SeriesOptions, resolution: CalendarUnit? = nil) {
    (self.file, self.options, self.resolution) = (file, options, resolution)
  }
}

/// Reads data files for commands such as `timezone` and `browse`.
package protocol DataReader: Sendable {
  /// - Throws: ``StorageError/notRead(_:)`` if the file cannot be read, or if the user interrupts the read.
  func read(_ request: DataRequest) throws(StorageError) -> ChartData
}

/// The origin of the data at the start of a session.
package enum DataOrigin: Hashable, Sendable {
  /// A file that can be read again.
  case file(DataRequest)
  /// Standard input, which cannot be read again.
  case standardInput
  /// A file that is read as it grows.
  case followed
}

/// Data that a command read. Two sources with the same request are equal.
package final class DataSource: Hashable, Sendable {
  let request: DataRequest
  let data: ChartData

  init(_ request: DataRequest, _ data: ChartData) {
    (self.request, self.data) = (request, data)
  }

  package static func == (one: DataSource, other: DataSource) -> Bool {
    one.request == other.request
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
