import CrossPagerSeries
import CrossPagerTesting

/// Checks a file that is so large that the reader parses it on all cores, and that it searches for its layout in more and
/// more lines. Reading the file at once and in parts must have the same result.
///
/// The first four bytes of the input determine the options, the number of lines and the length of the parts. The other
/// bytes are the file, except that the lines after its first line feed are repeated. In them, `#` is the number of the
/// repetition, so that times can pass and numbers can change.
func checkLargeFile(_ bytes: [UInt8]) throws(Violation) {
  var choices = ByteChoices(bytes)
  let options = SeriesOptions(&choices)
  let kilobytes = 1 + choices.number(below: 256)
  let length = 1 + choices.number(below: 1 << 16)
  let file = choices.remaining.repeatingLines(upTo: kilobytes << 10)
  let whole = FileReading(of: [file], options)
  let parts = stride(from: 0, to: file.count, by: length).map {
    Array(file[$0..<min(file.count, $0 + length)])
  }
  try Violation.unless(
    FileReading(of: parts, options) == whole, "The file differs in parts of \(length) bytes.")
  if case .read(let series, let report) = whole { try report.check(series) }
}

extension [UInt8] {
  /// Returns the bytes with the lines after the first line feed repeated up to a length, which the last repetition may
  /// exceed.
  fileprivate func repeatingLines(upTo length: Int) -> [UInt8] {
    let parts = split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return self }
    let pieces = parts[1].split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
    var file = Array(parts[0])
    var number = 1000
    while file.count < length {
      file.append(10)
      file += pieces.joined(separator: "\(number)".utf8)
      number += 1
    }
    return file
  }
}
