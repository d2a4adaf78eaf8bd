extension ZoneClock {
  /// Finds the clock with a name: a zone of the system's database such as `Europe/Berlin`, an offset such as `GMT+2` or
  /// `UTC-03:30`, or one of the old abbreviations. The result is nil if there is no such clock.
  ///
  /// Letter case matters.
  package init?(name: String) {
    if let seconds = Self.seconds(inName: name) {
      self.init(secondsAhead: seconds)
      return
    }
    let database = ZoneDatabase.system
    guard
      let clock = database?.clock(of: name)
        ?? Self.abbreviations[name].flatMap({ database?.clock(of: $0) })
    else { return nil }
    self = clock
  }

  /// Returns the offset after `GMT` or `UTC`, in seconds: a sign and `h`, `hh`, `hhmm`, `h:mm` or `hh:mm`, up to 18
  /// hours.
  private static func seconds(inName name: String) -> Int? {
    if ["GMT", "UTC"].contains(name) { return 0 }
    guard name.hasPrefix("GMT") || name.hasPrefix("UTC"), let sign = name.dropFirst(3).first,
      "+-".contains(sign)
    else { return nil }
    var parts = name.dropFirst(4).split(omittingEmptySubsequences: false) { ":.".contains($0) }
    if parts.count == 1, parts[0].count == 4 { parts = [parts[0].prefix(2), parts[0].suffix(2)] }
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, parts.count <= 2, parts.allSatisfy({ $0.count <= 2 }) else {
      return nil
    }
    if parts.count == 2, parts[1].count != 2 || numbers[1] > 59 { return nil }
    let minutes = numbers[0] * 60 + (parts.count == 2 ? numbers[1] : 0)
    return minutes <= 18 * 60 ? (sign == "-" ? -60 : 60) * minutes : nil
  }

  /// The abbreviations that Java 1.1, and later ICU, read as names of zones, except abbreviations in the database, such
  /// as `CET`.
  private static let abbreviations = [
    "ACT": "Australia/Darwin", "AET": "Australia/Sydney",
    "AGT": "America/Argentina/Buenos_Aires", "ART": "Africa/Cairo", "AST": "America/Anchorage",
    "BET": "America/Sao_Paulo", "BST": "Asia/Dhaka", "CAT": "Africa/Maputo",
    "CNT": "America/St_Johns", "CST": "America/Chicago", "CTT": "Asia/Shanghai",
    "EAT": "Africa/Addis_Ababa", "ECT": "Europe/Paris", "IET": "America/Indiana/Indianapolis",
    "IST": "Asia/Kolkata", "JST": "Asia/Tokyo", "MIT": "Pacific/Apia", "NET": "Asia/Yerevan",
    "NST": "Pacific/Auckland", "PLT": "Asia/Karachi", "PNT": "America/Phoenix",
    "PRT": "America/Puerto_Rico", "PST": "America/Los_Angeles", "SST": "Pacific/Guadalcanal",
    "VST": "Asia/Ho_Chi_Minh",
  ]
}
