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
    case .fish: Self.fishScript
    }
  }

  /// The command that prints the names of time zones, in all three shells. It runs only when a time zone is completed,
  /// so loading the script does not take longer. It contains no colon, which would end the action in zsh.
  private static let timeZones =
    "sh -c 'echo UTC; grep -v ^# \"${TZDIR-/usr/share/zoneinfo}/zone.tab\" 2>/dev/null | cut -f3'"
}

extension CompletionScript {
  /// Bash splits `--option=value` into three words because `COMP_WORDBREAKS` contains `=`.
  private static var bashScript: String {
    let names = OptionTable.options.flatMap(\.names).joined(separator: " ")
    let cases = OptionTable.options.compactMap { option in
      option.value.map { "      \(option.names.joined(separator: "|"))) \(bashAction($0.kind)) ;;" }
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

  private static func bashAction(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .timeZone: "_crosspager_words \"$(\(timeZones))\""
    case .text: ":"
    case .file: "_crosspager_files \(kind.words.shellQuoted)"
    case .list: "_crosspager_list \(kind.words.shellQuoted)"
    case .choice, .commands, .topic: "_crosspager_words \(kind.words.shellQuoted)"
    }
  }
}

extension CompletionScript {
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

  /// The specification for an option, such as `\*--date='[Column of dates, by name or number]:COLUMN: '`.
  private static func zshSpecification(_ option: Option) -> String {
    let value = option.value.map { ":\(zshEscaped($0.placeholder)):\(zshAction($0.kind))" } ?? ""
    let text = "[\(zshEscaped(option.summary))]\(value)".shellQuoted
    let names = option.names.map { name in
      option.value == nil ? name : name.hasPrefix("--") ? "\(name)=" : name
    }
    // An option with a value can be repeated.
    let exclusion =
      option.value != nil ? "\\*" : "(\(option.names.joined(separator: " ")))".shellQuoted
    return exclusion + (names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}") + text
  }

  private static func zshAction(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: [], _): "_files"
    case .file: "{compadd \(kind.words); _files}"
    case .list: "{_values -s , LEVELS \(kind.words)}"
    case .timeZone: "{compadd ${(f)\"$(\(timeZones))\"}}"
    case .text: " "
    case .choice, .commands, .topic: "(\(kind.words))"
    }
  }

  /// The text with brackets, colons and backslashes escaped.
  private static func zshEscaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension CompletionScript {
  private static var fishScript: String {
    (["# Fish completion for crosspager. Load it with: crosspager --completions fish | source"]
      + OptionTable.options.map(fishLine)).joined(separator: "\n")
  }

  private static func fishLine(_ option: Option) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let value = option.value.map { fishValue($0.kind) }
    let rest = [value, "-d \(fishQuoted(option.summary))"].compactMap(\.self)
    return (["complete -c crosspager"] + names + rest).joined(separator: " ")
  }

  private static func fishValue(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: [], _): "-r -F"
    case .file: "-r -F -a \(fishQuoted(kind.words))"
    case .timeZone: "-x -a \(fishQuoted("(\(timeZones))"))"
    case .text: "-x"
    case .choice, .list, .commands, .topic: "-x -a \(fishQuoted(kind.words))"
    }
  }

  /// The text in single quotes, escaped for fish.
  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", by: "\\\\").replacing("'", by: "\\'"))'"
  }
}

extension Option.Value.Kind {
  /// The possible words for a value, separated by spaces. Empty for a file, a time zone or free text.
  fileprivate var words: String {
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
