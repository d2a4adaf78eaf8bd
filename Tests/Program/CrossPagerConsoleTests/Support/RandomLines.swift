import CrossPager
import CrossPagerTesting

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Random command lines, most of them valid, from the command table.
struct RandomLines {
  var random: SeededGenerator
  /// Valid and invalid words for levels.
  var levels: [String]
  var entries = CommandTable.entries
  /// The percentage of lines with an error.
  var spoilt = 10
  var files = ["one.json", "two.json", "none.json"]

  private static let numbers = [
    "0", "1", "2", "3", "4", "7", "12", "0", "1", "2", "2147483647", "2147483648", "-1", "1.5", "x",
  ]
  private static let links = [
    "a=0,b=1,c=-@a", "a=1,b=0@b", "@", "a=1", "day=2015-12-30,week=2015-W53,month=2015-12@week",
  ]
  private static let dates = [
    "2015", "2015-12", "2016-01-01", "2015-W53", "2015-Q4", "2020", "soon", "today", "-1d", "+1w",
    "monday", "may",
  ]
  private static let searches = [
    "> 3", "<= 2", "= 4", "missing", "gap", "max", "min", "next", "previous", "previous > 2",
    "next max", ">", "9",
  ]
  private static let names = [
    "a", "b", "n", "new", "\"two words\"", "all", "0", "\"a\u{2028}b\"", "\"c\u{9B}d\"",
    "e\u{301}\u{301}", "\"say \"\"\u{301}it\"\"\"", String(repeating: "long", count: 20),
  ]
  private static let words = [
    "all", "--repair", "left", "\"", "\"\"", "#", ";", "9", "é", "📄", "\u{9B}31m", "\u{2028}",
  ]

  init(seed: UInt64, levels: [String]) {
    random = SeededGenerator(seed: seed)
    self.levels = levels
  }

  mutating func lines(_ count: Int) -> [String] { (0..<count).map { _ in line() } }

  mutating func line() -> String {
    let line = words(of: random.element(of: entries)).joined(separator: " ")
    return random.happens(percent: spoilt) ? spoil(line) : line
  }

  private mutating func words(of entry: CommandEntry) -> [String] {
    var words = [entry.shortForm ?? entry.name]
    for parameter in entry.parameters {
      if parameter.usage.hasPrefix("["), random.happens(percent: 50) { break }
      words += self.words(for: parameter)
    }
    return words
  }

  private mutating func words(for parameter: ParameterUsage) -> [String] {
    switch parameter.kind {
    case .number: [random.element(of: Self.numbers)]
    case .level: [random.element(of: levels)]
    case .levelOrAll: [random.element(of: levels + ["all"])]
    case .name: [random.element(of: Self.names)]
    case .choice(let choices): [random.element(of: choices)]
    case .direction:
      (0...random.number(below: 3)).map { _ in random.element(of: Direction.spellings) }
    case .rule: setting()
    case .command where parameter.usage.hasPrefix("["):
      [random.element(of: CommandTable.entries).name]
    case .command: words(of: random.element(of: entries))
    case .date, .pageOfLevel: [random.element(of: Self.dates)]
    case .recurring: [random.element(of: RecurringUnit.words)]
    case .file: [random.element(of: files)]
    case .link: [random.element(of: Self.links)]
    case .stop: [random.element(of: levels + ["'a", "'new", "\"'two words\""])]
    case .mark: [random.element(of: Self.names)]
    case .content(let words): self.words(for: words)
    }
  }

  private mutating func words(for words: ContentWords) -> [String] {
    switch words.name {
    case "column": [random.element(of: ["rain", "snow", "temperature", "hail"])]
    case "split":
      random.element(of: [["2"], ["off"], ["rain", "snow"], ["AAPL", "am"], ["a"], ["101"]])
    case "series": [random.element(of: ["AAPL", "am", "a", "nobody"])]
    case "bar", "comparison":
      [
        random.element(
          of: (words.wordsBesideDates ?? []) + (words.wordsBesideDates ?? []) + Self.numbers
            + Self.dates)
      ]
    case "search": random.element(of: Self.searches).split(separator: " ").map(String.init)
    case "units": [random.element(of: ["day", "week,month", "year", "quarter,day", "hour", "x"])]
    case "timeZone": [random.element(of: ["UTC", "Europe/Berlin", "Mars"])]
    default: [random.element(of: ["rain", "none", "auto", "snow"])]
    }
  }

  private mutating func setting() -> [String] {
    let rule = random.element(of: RuleTable.entries)
    var words = [rule.name]
    if rule.name == "viewport" {
      words += [random.element(of: ["1", "2.5", "0"]), random.element(of: ["1", "3", "1.25"])]
      if random.happens(percent: 50) {
        words += ["beyond", random.element(of: ["0", "2", "101"])]
      }
    } else {
      let value = random.element(of: rule.values.split(separator: "|").map(String.init))
      words.append(value == "N" ? random.element(of: Self.numbers) : value)
    }
    if !rule.isPagerRule, random.happens(percent: 50) { words.append(random.element(of: levels)) }
    return words
  }

  private mutating func spoil(_ line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    let index = random.number(below: words.count)
    switch random.number(below: 4) {
    case 0: words.remove(at: index)
    case 1: words.insert(random.element(of: Self.words), at: index)
    case 2: words[index] = String(words[index].shuffled(using: &random))
    default: words[index] = words[index].uppercased()
    }
    return words.joined(separator: " ")
  }
}
