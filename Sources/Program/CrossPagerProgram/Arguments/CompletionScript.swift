import CrossPagerConsole
import MessageWords
import SeriesExplorer
import TerminalText

/// A shell completion script, generated from the table of options.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish:
      (["# Fish completion for crosspager. Load it with: crosspager --completions fish | source"]
        + OptionTable.options.map(Self.fishLine)).joined(separator: "\n")
    }
  }

  /// Bash splits `--option=value` into three words because `COMP_WORDBREAKS` contains `=`.
  private static var bashScript: String {
    let names = OptionTable.options.flatMap(\.names).joined(separator: " ")
    let cases = OptionTable.options.filter { $0.placeholder != nil }.map {
      "      \($0.names.joined(separator: "|"))) \($0.kind.completion.bash) ;;"
    }
    return """
      # Bash completion for crosspager. Load it with: source <(crosspager --completions bash)
      _crosspager() {
        local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if [[ $word == '=' ]]; then
          word=''
        elif [[ $option == '=' ]]; then
          option=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $option in
      \(cases.joined(separator: "\n"))
          *)
            if [[ $word == -* ]]; then
              _crosspager_words '\(names)'
            else
              _crosspager_files
            fi ;;
        esac
      }
      _crosspager_words() {
        COMPREPLY=($(IFS=$' \\n'; compgen -W "$1" -- "$word"))
      }
      _crosspager_list() {
        local last=${word##*,}
        COMPREPLY=($(IFS=' '; compgen -P "${word%"$last"}" -W "$1" -- "$last"))
      }
      _crosspager_files() {
        compopt -o filenames 2>/dev/null
        _crosspager_words "$1"
        COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -F _crosspager crosspager
      """
  }

  private static var zshScript: String {
    let specs = OptionTable.options.map { "    \(zshSpecification($0)) \\" }
    return """
      #compdef crosspager
      # Zsh completion for crosspager. Save it as _crosspager in a directory on your $fpath.
      _crosspager() {
        _arguments -S \\
      \(specs.joined(separator: "\n"))
          ':FILE:_files'
      }
      if [ "$funcstack[1]" = "_crosspager" ]; then
        _crosspager "$@"
      else
        compdef _crosspager crosspager
      fi
      """
  }

  /// Returns the specification for an option, such as `\*--date='[Column of dates, by name or number]:COLUMN: '`.
  private static func zshSpecification(_ option: Option) -> String {
    let value = option.placeholder.map { ":\(zshEscaped($0)):\(option.kind.completion.zsh)" } ?? ""
    let text = "[\(zshEscaped(option.summary))]\(value)".shellQuoted
    let names = option.names.map { name in
      value.isEmpty ? name : name.hasPrefix("--") ? "\(name)=" : name
    }
    // An option with a value can be repeated.
    let exclusion =
      !value.isEmpty ? "\\*" : "(\(option.names.joined(separator: " ")))".shellQuoted
    return exclusion + (names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}") + text
  }

  private static func zshEscaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func fishLine(_ option: Option) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let value = option.placeholder == nil ? [] : [option.kind.completion.fish]
    let rest = value + ["-d \(fishQuoted(option.summary))"]
    return (["complete -c crosspager"] + names + rest).joined(separator: " ")
  }

  fileprivate static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", by: "\\\\").replacing("'", by: "\\'"))'"
  }
}

extension Option.Kind {
  /// This command runs only to complete a time zone, so the script loads quickly. A colon would end the action in zsh.
  private static let timeZones =
    "sh -c 'echo UTC; grep -v ^# \"${TZDIR-/usr/share/zoneinfo}/zone.tab\" 2>/dev/null | cut -f3'"

  fileprivate var completion: (bash: String, zsh: String, fish: String) {
    let bash = words.shellQuoted
    let fish = "-a \(CompletionScript.fishQuoted(words))"
    return switch self {
    case .timeZone:
      (
        "_crosspager_words \"$(\(Self.timeZones))\"", "{compadd ${(f)\"$(\(Self.timeZones))\"}}",
        "-x -a \(CompletionScript.fishQuoted("(\(Self.timeZones))"))"
      )
    case .text: (":", " ", "-x")
    case .file(or: [], _): ("_crosspager_files \(bash)", "_files", "-r -F")
    case .file: ("_crosspager_files \(bash)", "{compadd \(words); _files}", "-r -F \(fish)")
    case .list: ("_crosspager_list \(bash)", "{_values -s , LEVELS \(words)}", "-x \(fish)")
    case .choice, .commands, .topic: ("_crosspager_words \(bash)", "(\(words))", "-x \(fish)")
    }
  }

  /// The possible words for a value, separated by spaces. Empty for a time zone or free text.
  private var words: String {
    let words: [String] =
      switch self {
      case .choice(let words), .list(let words), .file(let words, _): words
      case .commands: Grammar.explorer.groupedHelp.flatMap(\.entries).map(\.name)
      case .topic: ["all"] + OptionTable.options.flatMap(\.names).filter { $0.hasPrefix("--") }
      case .timeZone, .text: []
      }
    return words.joined(separator: " ")
  }
}
