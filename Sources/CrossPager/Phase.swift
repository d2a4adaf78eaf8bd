/// What the pager is doing between commands.
///
/// Every phase says which phases may follow it; ``Pager/apply(_:alignment:)`` decides on the phase before it
/// looks at the command, so a phase that is added has to be decided for every command.
public enum Phase: Hashable, Sendable {
  /// At rest on a page. Followed by: settled.
  case settled
}
