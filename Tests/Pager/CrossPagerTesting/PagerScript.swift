public import CrossPager

/// The page counts of a new pager, and the commands to perform.
///
/// The pager has default rules, which commands may change. The first level is current, and every
/// level is on its first page.
///
///     let script = PagerScript(counts: [3, 0], commands: [.setPagerRule(.empty(.skip)), .move(.down, 2)])
///     print(script.text)
///     // # crosspager --levels a=3,b=0
///     // set empty skip
///     // down 2
public struct PagerScript: Hashable, Sendable {
  /// The page count of each level, top to bottom, in `0...Pager.maximumCount`.
  public var counts: [Int]
  /// The commands, in order.
  public var commands: [Command]

  /// Creates a script.
  public init(counts: [Int], commands: [Command]) {
    self.counts = counts
    self.commands = commands
  }

  /// Creates a random script with 0 to 6 levels, often with spans. Up to four commands set rules,
  /// and commands of any kind follow.
  ///
  /// Most arguments are in range for the state after the previous commands. Other arguments are at
  /// the bounds, just out of range, or extreme.
  ///
  /// - Parameters:
  ///   - seed: Any value. Equal seeds and lengths produce equal scripts.
  ///   - length: The number of commands after those that set rules, clamped to at least 0.
  /// - Complexity: O(length)
  public init(seed: UInt64, length: Int = 30) {
    var left = max(length, 0)
    self.init(CommandSource(random: SeededGenerator(seed: seed))) { _ in
      defer { left -= 1 }
      return left > 0
    }
  }

  /// Creates a script from bytes, each of which is a choice or a part of one. After the last byte, the script ends.
  ///
  /// - Complexity: O(bytes)
  package init(bytes: [UInt8]) {
    self.init(CommandSource(random: ByteChoices(bytes))) { !$0.isAtEnd }
  }

  /// - Parameter goesOn: Whether another command follows.
  private init<Random>(_ source: CommandSource<Random>, while goesOn: (Random) -> Bool) {
    var source = source
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
    while goesOn(source.random) {
      let command = source.command(for: reference)
      _ = reference.apply(command)
      commands.append(command)
    }
    self.init(counts: counts, commands: commands)
  }
}
