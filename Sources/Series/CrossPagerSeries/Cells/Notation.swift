/// The notation of the numbers in a column.
enum Notation: Hashable, Sendable {
  case plain
  /// Numbers with a unit, such as `km/h`.
  case unit(String)
  /// Numbers with different letters for thousands, millions, billions or trillions, such as `95.91K` and `1.2M`.
  case magnitudes
  /// Durations. See ``Duration``. The values are in hours, minutes or seconds.
  case durations(Duration.Unit, areMinutes: Bool)

  var unit: String? {
    switch self {
    case .plain, .magnitudes: nil
    case .unit(let unit): unit
    case .durations(let unit, _): unit.rawValue
    }
  }
}

/// A length of time in a cell, such as `00:11:35`, `7:45`, `1h 5m` or `PT1H5M`.
struct Duration {
  /// The number of parts, such as hours and minutes.
  private(set) var parts = 0
  let hasColons: Bool
  private var seconds = 0.0
  /// The number before the first colon.
  private(set) var first = 0

  enum Unit: String, Sendable {
    case hours = "h"
    case minutes = "min"
    case seconds = "s"

    fileprivate var seconds: Double {
      switch self {
      case .hours: 3600
      case .minutes: 60
      case .seconds: 1
      }
    }

    /// Chooses the greatest unit that is at most as long as a typical duration.
    init(typical seconds: Double) {
      self = seconds >= 3600 ? .hours : seconds >= 60 ? .minutes : .seconds
    }
  }

  init?(_ cell: ByteScanner) {
    var rest = cell
    let isISO = rest.skip("P") && rest.skip("T")
    if !isISO { rest = cell }
    var ahead = rest
    while ahead.digit() != nil {}
    hasColons = !isISO && ahead.skip(":")
    guard hasColons ? readColons(&rest) : readLetters(&rest), parts > 0, rest.isAtEnd else {
      return nil
    }
  }

  /// Returns whether all cells have the form `h:mm:ss` and most of them are less than an hour, unlike times of day.
  static func areUnlikeClock(_ cells: [SampleCell]) -> Bool {
    let durations = cells.compactMap { Duration(ByteScanner($0.bytes.span)) }
    return durations.count >= 3 && durations.count == cells.count
      && durations.allSatisfy { $0.hasColons && $0.parts == 3 && $0.first < 6 }
      && 2 * durations.count { $0.first == 0 } > durations.count
  }

  /// Reads `h:mm`, `h:mm:ss` or `h:mm:ss.f`.
  private mutating func readColons(_ rest: inout ByteScanner) -> Bool {
    let count = rest.digitCount
    guard 1...4 ~= count, let first = rest.digits(count) else { return false }
    (self.first, parts, seconds) = (first, 1, Double(first) * 3600)
    var unit = 60.0
    while parts < 3, rest.skip(":") {
      guard let part = rest.digits(2), part < 60 else { return false }
      seconds += Double(part) * unit
      unit /= 60
      parts += 1
    }
    guard parts == 3, let fraction = rest.fraction(ofMicroseconds: 1_000_000) else {
      return parts == 2
    }
    seconds += Double(fraction) / 1_000_000
    return true
  }

  private static let units: [(letters: [String], seconds: Double)] = [
    (["d", "days", "day"], 86_400), (["h", "hrs", "hr", "hours", "hour"], 3600),
    (["m", "min", "mins", "minutes", "minute"], 60),
    (["s", "sec", "secs", "seconds", "second"], 1),
  ]

  /// Reads numbers with the letters of descending units, such as `1h 5m` or `2 d 3 h`.
  private mutating func readLetters(_ rest: inout ByteScanner) -> Bool {
    let units = Self.units
    var next = 0
    while !rest.isAtEnd {
      let count = rest.digitCount
      guard 1...9 ~= count, let number = rest.digits(count),
        let fraction = rest.fraction(ofMicroseconds: 1_000_000)
      else { return false }
      while rest.skip(" ") {}
      let letters = rest.letters()
      guard let place = units.indices[next...].first(where: { units[$0].letters.contains(letters) })
      else { return false }
      seconds += (Double(number) + Double(fraction) / 1_000_000) * units[place].seconds
      next = place + 1
      parts += 1
      while rest.skip(" ") {}
    }
    return true
  }

  /// Returns the length in seconds. `5:30` is minutes and seconds if `areMinutes` is true; otherwise hours and minutes.
  func seconds(areMinutes: Bool) -> Double {
    hasColons && parts == 2 && areMinutes ? seconds / 60 : seconds
  }

  func value(in unit: Unit, areMinutes: Bool) -> Double {
    seconds(areMinutes: areMinutes) / unit.seconds
  }
}
