import CivilDates

/// Completes a list of units such as `day,week`.
enum UnitCandidates {
  /// One candidate for each unit that is not among the typed units. The candidate consists of the typed units and the
  /// new unit.
  static func continuing(_ text: String) -> [Candidate] {
    let typed = text.lowercased().split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let units = CalendarUnit.levels.map(\.rawValue).filter { !typed.contains(Substring($0)) }
    return units.map { unit in
      Candidate((typed.map(String.init) + [unit]).joined(separator: ","), label: unit)
    }
  }
}
