package import CivilDates
package import CrossPager

/// The content that the pages of a session show besides their titles, such as the bars of a data file.
package protocol SessionContent: Sendable {
  /// Adapts this content to a state that a command has changed, and extends the state's levels to cover new content.
  /// Returns whether the levels may have changed.
  ///
  /// - Parameter isOther: Whether some content may lie outside the levels, as after `undo` or an update of the data.
  mutating func catchUp(with state: inout SessionState, isOther: Bool) -> Bool
  /// Extends the levels of the session's initial state to cover content that has arrived since.
  func extend(_ beginning: inout SessionState)
  /// Returns a report of a page's content, or nil if the page is plain.
  mutating func page(
    at position: Position, in state: SessionState, display: DisplayReport?
  ) -> (any Report)?
  /// The time of the last sample, or nil if there is none.
  var end: CivilTime? { get }
  /// Returns the period that a date means if it is written as in files, such as `5.6.2026`, or nil for other text.
  func period(of text: String, in calendar: CivilCalendar) -> Range<CivilTime>?
  /// Returns the message that refuses a new level with this name, or nil to allow it.
  func refusal(ofLevel name: String, among labels: [LevelLabel]) -> String?
  /// Returns the command to suggest for a name in the content, such as `value rain`, or nil for any other word.
  func command(meantBy word: String) -> String?
  /// Returns the message for an unknown command that is a word for a search in the content, such as `max`, or nil.
  func message(onUnknown word: String) -> String?
  /// Returns the members that this content adds to a snapshot of the state.
  func saved(with state: SessionState) -> [JSON.Member]
  /// The names of the snapshot members that this content and the state's content write.
  var savedNames: [String] { get }
  mutating func restoration(
    of members: [String: JSONReader], settings: [String: String], in state: SessionState
  ) throws(SnapshotError) -> any ContentRestoration
}

/// The content of a snapshot, ready to be restored.
package protocol ContentRestoration: Sendable {
  /// Gives a state the data and the settings that the levels in the snapshot depend on.
  func prepare(_ state: inout SessionState)
  /// Restores the content of a state as far as it fits. Returns a sentence for each difference.
  func restore(_ state: inout SessionState) -> [String]
}

package enum SnapshotError: Error {
  case unreadable(JSONReader.Problem)
  case failed(StorageError)
}
