import Foundation
import Testing

@testable import CrossPagerProgram

/// Tests the completions that each shell offers.
struct CompletionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The words after `crosspager`. The last word is completed.
    var words: [String]
    var offered: [String]

    init(_ words: [String], _ offered: [String]) { (self.words, self.offered) = (words, offered) }

    var testDescription: String { words.joined(separator: " ") }
  }

  private static let common = [
    Row(["--agg"], ["--aggregate"]),
    Row(["--co"], ["--color", "--command", "--commands", "--completions"]),
    Row(["--aggregate", "m"], ["max", "mean", "min"]),
    Row(["--first-weekday", "t"], ["thursday", "tuesday"]),
    Row(["--year-start", "ju"], ["july", "june"]),
    Row(["--color", ""], ["always", "auto", "never"]), Row(["--help", "a"], ["all"]),
    Row(["-h", "--va"], ["--value"]), Row(["--completions", "z"], ["zsh"]),
    Row(["-c", "le"], ["left", "levels"]), Row(["we"], ["weather.csv"]),
    Row(["-f", "wa"], ["walk.script"]), Row(["--scene", "a"], ["article"]),
    Row(["--scene", "fi"], ["filmstrip"]), Row(["--json", "--as"], ["--ascii"]),
    Row(["--levels", "de"], ["decade"]), Row(["--page", "we"], ["weather.csv"]),
    Row(["--timezone", "Europe/Berl"], zones("Europe/Berlin")), Row(["--timezone", "UT"], ["UTC"]),
  ]

  /// The zones of the system, or an empty array if it has none.
  private static func zones(_ names: String...) -> [String] {
    FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/zone.tab") ? names : []
  }

  @Test(
    .enabled(if: hasShell("bash"), "there is no bash"),
    arguments: common + [
      Row(["--aggregate", "=", "m"], ["max", "mean", "min"]),
      Row(["--color", "="], ["always", "auto", "never"]), Row(["--value", "t"], []),
      Row(["two"], ["two words.csv"]), Row(["--levels", "day,w"], ["day,week"]),
      Row([""], ["two words.csv", "walk.script", "weather.csv"]),
    ])
  func `bash offers options, their values and files`(row: Row) throws {
    let words = (["crosspager"] + row.words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <(crosspager --completions bash)
      COMP_WORDS=(\(words)); COMP_CWORD=\(row.words.count); _crosspager
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try offered(by: "bash --norc -c", script) == row.offered)
  }

  @Test(
    .enabled(if: hasShell("fish"), "there is no fish"),
    arguments: common + [
      Row(["--aggregate=m"], ["--aggregate=max", "--aggregate=mean", "--aggregate=min"]),
      Row(["--value", "t"], []),
    ])
  func `fish offers options, their values and files`(row: Row) throws {
    let line = (["crosspager"] + row.words).joined(separator: " ")
    let script =
      "crosspager --completions fish | source; complete -C '\(line)' | string split -f1 \\t"
    #expect(try offered(by: "fish --no-config -c", script) == row.offered)
  }

  @Test(
    .enabled(if: hasShell("zsh"), "there is no zsh"),
    arguments: [
      Row(["--agg"], ["--aggregate"]), Row(["--aggregate", "m"], ["max", "mean", "min"]),
      Row(["--color", ""], ["always", "auto", "never"]), Row(["-c", "le"], ["left", "levels"]),
      Row(["we"], ["weather.csv"]), Row(["-f", "wa"], ["walk.script"]),
      Row(["--scene", "a"], ["article"]), Row(["--scene", "fi"], ["filmstrip"]),
      Row(["--aggregate=ma"], ["max"]), Row(["--levels", "day,de"], ["decade"]),
      Row(["--timezone", "Europe/Berl"], zones("Europe/Berlin")),
    ])
  func `zsh offers options, their values and files`(row: Row) throws {
    // zsh completes only in its line editor, so a second zsh edits a line in a pseudo-terminal. A
    // function in place of `compadd` prints the candidates.
    let line = (["crosspager"] + row.words).joined(separator: " ")
    let script = """
      zmodload zsh/zpty
      zpty z 'zsh -f -i'
      zpty -w z 'PROMPT=; autoload -U compinit; compinit -u -D; source <(crosspager --completions zsh)'
      zpty -w z 'compadd() { local -a hits; builtin compadd -O hits "$@"; print -l -- $hits >> offered; builtin compadd "$@" }'
      zpty -w z 'finish() { print done >> finished; }; zle -N finish; bindkey "^X" finish; print ready >> started'
      for i in {1..500}; do [[ -e started ]] && break; sleep 0.02; done
      zpty -n -w z $'\(line)\\t\\x18'
      for i in {1..500}; do [[ -e finished ]] && break; sleep 0.02; zpty -r -t z output; done
      zpty -d z
      [[ -e offered ]] && sort -u offered
      """
    #expect(try offered(by: "zsh -f -c", script) == row.offered)
  }

  @Test(arguments: CompletionScript.allCases)
  func `every option is in the script`(shell: CompletionScript) {
    for name in OptionTable.options.flatMap(\.names) {
      let word = shell == .fish ? String(name.drop { $0 == "-" }) : name
      #expect(shell.text.contains(word), "\(name)")
    }
  }

  private static func hasShell(_ name: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + name)
    }
  }

  /// The lines, in sorted order, that a shell script prints when it runs in a folder with some files.
  private func offered(by shell: String, _ script: String) throws -> [String] {
    let folder = try temporaryFolder()
    for name in ["weather.csv", "walk.script", "two words.csv"] {
      try "".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let file = try temporaryFolder().appending(path: "script")
    try script.write(to: file, atomically: true, encoding: .utf8)
    let run = try CrossPagerProgramTests.shell(
      "HOME=$PWD XDG_CONFIG_HOME=$PWD/.config \(shell) \"$(cat '\(file.path)')\"", folder: folder)
    #expect(run.errors == "")
    return run.lines.filter { !["started", "finished"].contains($0) }.sorted()
  }
}
