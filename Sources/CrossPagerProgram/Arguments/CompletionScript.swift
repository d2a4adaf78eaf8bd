import CrossPagerConsole
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
  /// so loading the script does not take longer.
  private static let timeZones =
    "echo UTC; awk '/^[A-Z]/ { print $3 }' /usr/share/zoneinfo/zone.tab 2>/dev/null"

  /// The possible words for a value, or nil if the value is a file, a time zone or free text.
  private static func words(_ kind: Option.Value.Kind) -> [String]? {
    switch kind {
    case .choice(let words), .list(let words): words
    case .commands: Grammar.explorer.groupedHelp.flatMap(\.entries).map(\.name)
    case .topic: ["all"] + OptionTable.options.flatMap(\.names).filter { $0.hasPrefix("--") }
    case .file, .timeZone, .text: nil
    }
  }

  /// The text in single quotes, escaped for bash and zsh.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", by: "'\\''"))'"
  }
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
        COMPREPLY=($(compgen -f -- "$word"))
      }
      complete -F _crosspager crosspager
      """
  }

  private static func bashAction(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: [], _): return "_crosspager_files"
    case .file(let words, _):
      let files = "local files=(\"${COMPREPLY[@]}\")"
      return
        "_crosspager_files; \(files); _crosspager_words \(quoted(words.joined(separator: " "))); "
        + "COMPREPLY+=(\"${files[@]}\")"
    case .timeZone: return "_crosspager_words \"$(\(timeZones))\""
    case .text: return ":"
    case .list(let words): return "_crosspager_list \(quoted(words.joined(separator: " ")))"
    case .choice, .commands, .topic:
      return "_crosspager_words \(quoted((words(kind) ?? []).joined(separator: " ")))"
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
    let text = quoted("[\(zshEscaped(option.summary))]\(value)")
    let names = option.names.map { name in
      option.value == nil ? name : name.hasPrefix("--") ? "\(name)=" : name
    }
    // An option with a value can be repeated.
    let exclusion = option.value != nil ? "\\*" : quoted("(\(option.names.joined(separator: " ")))")
    return exclusion + (names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}") + text
  }

  private static func zshAction(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: [], _): "_files"
    case .list(let words): "{_values -s , LEVELS \(words.joined(separator: " "))}"
    case .file(let words, _): "{compadd \(words.joined(separator: " ")); _files}"
    case .timeZone: "{compadd ${(f)\"$(\(timeZones))\"}}"
    case .text: " "
    case .choice, .commands, .topic: "(\((words(kind) ?? []).joined(separator: " ")))"
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
    let value = option.value.map { fishValue($0.kind) }.map { [$0] } ?? []
    return (["complete -c crosspager"] + names + value + ["-d \(fishQuoted(option.summary))"])
      .joined(separator: " ")
  }

  private static func fishValue(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: [], _): "-r -F"
    case .file(let words, _): "-r -F -a \(fishQuoted(words.joined(separator: " ")))"
    case .timeZone: "-x -a \(fishQuoted("(\(timeZones))"))"
    case .text: "-x"
    case .choice, .list, .commands, .topic:
      "-x -a \(fishQuoted((words(kind) ?? []).joined(separator: " ")))"
    }
  }

  /// The text in single quotes, escaped for fish.
  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", by: "\\\\").replacing("'", by: "\\'"))'"
  }
}
