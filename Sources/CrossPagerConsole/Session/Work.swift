package import CrossPager

/// A closure that performs a command with the arguments from the line.
package struct Work: Sendable {
  /// Performs the command.
  ///
  /// - Throws: Only a ``Refusal``. Swift cannot infer the type of an error that a short closure throws.
  package let perform: @Sendable (inout Session) throws -> Answer

  package init(_ perform: @escaping @Sendable (inout Session) throws -> Answer) {
    self.perform = perform
  }

  /// Performs a command of the pager.
  ///
  /// - Parameter word: The word to quote in the message if the command is ignored.
  package static func model(_ command: Command, _ word: String? = nil) -> Work {
    Work { try $0.perform(command, word) }
  }

  /// Performs a command of the pager on a level.
  package static func model(_ level: LevelWord, _ command: (Int) -> Command) -> Work {
    model(command(level.index), level.unknown)
  }

  /// Work that returns a report and leaves the state unchanged.
  package static func report(_ report: @escaping @Sendable (inout Session) -> some Report) -> Work {
    Work { Answer(.report(report(&$0))) }
  }
}

/// A line that has been read: a command and the work to do.
struct Request: Sendable {
  var entry: CommandEntry
  var work: Work
  /// Whether the line is a `preview`, whose work is that of the previewed command.
  var isPreview = false
}
