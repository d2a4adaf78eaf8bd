internal import CrossPager

extension PagerScript {
  /// Returns a simpler script that still fails, with as few commands as possible, small arguments,
  /// and few levels and pages.
  ///
  /// Each step of the search takes the first simplification that still fails. The search is
  /// deterministic. After 20,000 scripts, the search returns the simplest failing script found.
  ///
  /// - Parameter fails: A pure function that returns whether a script fails.
  /// - Returns: A simpler script that fails, or the original script if it does not fail.
  public func shrunk(while fails: (PagerScript) -> Bool) -> PagerScript {
    guard fails(self) else { return self }
    var plainest = self
    var tries = 20_000
    while let plainer = plainest.simplifications.prefix(tries).first(where: { script in
      tries -= 1
      return fails(script)
    }) { plainest = plainer }
    return plainest
  }

  private var simplifications: some Sequence<PagerScript> {
    let parts: [() -> [PagerScript]] = [
      { withoutCommands }, { withSimplerArguments }, { withoutLevels }, { withSmallerCounts },
      { withLargeNumbersTogether },
    ]
    return parts.lazy.flatMap { $0() }
  }

  /// Versions of the script with a run of consecutive commands removed, from the longest runs to
  /// single commands.
  private var withoutCommands: [PagerScript] {
    var scripts: [PagerScript] = []
    var size = commands.count
    while size > 0 {
      for start in stride(from: 0, to: commands.count, by: size) {
        let end = min(start + size, commands.count)
        scripts.append(
          PagerScript(counts: counts, commands: Array(commands[..<start] + commands[end...])))
      }
      size /= 2
    }
    return scripts
  }

  private var withSimplerArguments: [PagerScript] {
    commands.indices.flatMap { index in
      commands[index].simpler.map { command in
        var script = self
        script.commands[index] = command
        return script
      }
    }
  }

  /// For each level, two versions of the script without that level. The first version adjusts
  /// references to the levels below the removed one, and the second version keeps those references.
  private var withoutLevels: [PagerScript] {
    counts.indices.flatMap { removed in
      var script = self
      script.counts.remove(at: removed)
      var adjusted = script
      adjusted.commands = commands.map {
        $0.without(level: removed).replacing { argument, value in
          argument == .level && value > removed ? value - 1 : value
        }
      }
      return [adjusted, script]
    }
  }

  private var withSmallerCounts: [PagerScript] {
    counts.indices.flatMap { index in
      nearer(counts[index], to: 0).map { count in
        var script = self
        script.counts[index] = count
        return script
      }
    }
  }

  /// Versions of the script with all large numbers reduced by the same amount, so that the last
  /// page of a long level remains its last page.
  private var withLargeNumbersTogether: [PagerScript] {
    let large = 16
    var smallest = counts.filter { $0 > large }.min() ?? .max
    for command in commands {
      _ = command.replacing { argument, value in
        if argument.countsPlaces && value > large { smallest = min(smallest, value) }
        return value
      }
    }
    let cut = smallest - large
    let shifted = PagerScript(
      counts: counts.map { $0 > large ? $0 - cut : $0 },
      commands: commands.map {
        $0.replacing { argument, value in
          argument.countsPlaces && value > large ? value - cut : value
        }
      })
    return shifted == self ? [] : [shifted]
  }
}

extension Array {
  /// Returns a smaller array that still fails, found by removing one element at a time.
  package func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var smallest = self
    var index = smallest.count - 1
    while index >= 0 {
      var smaller = smallest
      smaller.remove(at: index)
      if fails(smaller) { smallest = smaller }
      index -= 1
    }
    return smallest
  }
}
