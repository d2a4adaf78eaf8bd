public import CrossPager

/// A pager to begin with, and the commands to perform, in order.
///
/// The pager has levels of `counts` pages, every rule at its default, and stands on the first level and on each level's
/// first page. Commands set the rules, so a script is complete.
///
///     let script = Script(counts: [3, 0], commands: [.setPagerRule(.empty(.skip)), .move(.down, 2)])
///     print(script.text)
///     // # crosspager --levels a=3,b=0
///     // set empty skip
///     // down 2
public struct Script: Hashable, Sendable {
  /// How many pages each level has, top to bottom, each in `0...Track.maximumCount`.
  public var counts: [Int]
  /// The commands, in order.
  public var commands: [Command]

  /// A script as it is given.
  public init(counts: [Int], commands: [Command]) {
    self.counts = counts
    self.commands = commands
  }

  /// The script of `seed`: 0 to 6 levels, mostly small, perhaps with spans of their own, up to four rules, then any
  /// commands.
  ///
  /// Most arguments are in range for the state after the previous commands. Some are at the bounds, just beyond,
  /// negative or the largest integer.
  ///
  /// - Parameters:
  ///   - seed: any value; equal seeds and lengths give equal scripts.
  ///   - length: how many commands follow the rules; less than 0 counts as 0.
  /// - Complexity: O(length)
  public init(seed: UInt64, length: Int = 30) {
    var source = CommandSource(seed: seed)
    let counts = source.counts()
    var reference = ReferencePager(counts: counts)
    var commands: [Command] = []
    if source.random.number(below: 3) != 0 {
      commands.append(.replaceLevels(source.spans(for: reference)))
      if source.random.number(below: 4) != 0 {
        commands.append(.setRuleOfAllLevels(.entry(.align)))
      }
    }
    for _ in 0..<source.random.number(below: 5) { commands.append(source.rule(for: reference)) }
    for command in commands { _ = reference.apply(command) }
    for _ in 0..<max(length, 0) {
      let command = source.command(for: reference)
      _ = reference.apply(command)
      commands.append(command)
    }
    self.init(counts: counts, commands: commands)
  }
}
