extension CompletionScript {
  /// Bash splits `--option=value` into three words, at the characters of `COMP_WORDBREAKS`.
  static var bashScript: String {
    let names = options.flatMap(\.names).joined(separator: " ")
    let cases = options.compactMap { option in
      option.value.map { "      \(option.names.joined(separator: "|"))) \(bashAction($0.kind)) ;;" }
    }
    return """
      # Completion of crosspager for bash: `source <(crosspager --completions bash)`.
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
        COMPREPLY=($(IFS=' '; compgen -W "$1" -- "$word"))
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
    case .file(or: []): return "_crosspager_files"
    case .file(let words):
      let files = "local files=(\"${COMPREPLY[@]}\")"
      return
        "_crosspager_files; \(files); _crosspager_words \(quoted(words.joined(separator: " "))); "
        + "COMPREPLY+=(\"${files[@]}\")"
    case .text: return ":"
    case .choice, .commands, .topic:
      return "_crosspager_words \(quoted((words(kind) ?? []).joined(separator: " ")))"
    }
  }
}
