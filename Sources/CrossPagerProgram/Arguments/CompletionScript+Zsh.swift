extension CompletionScript {
  static var zshScript: String {
    let specs = options.map { "    \(zshSpecification($0)) \\" }
    return """
      #compdef crosspager
      # Completion of crosspager for zsh: save it as _crosspager in a directory of $fpath.
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

  /// `'(-f --file)'{-f,--file=}'[what it does]:FILE:_files'`.
  private static func zshSpecification(_ option: Option) -> String {
    let value = option.value.map { ":\(zshEscaped($0.placeholder)):\(zshAction($0.kind))" } ?? ""
    let text = quoted("[\(zshEscaped(option.summary))]\(value)")
    let names = option.names.map { name in
      option.value == nil ? name : name.hasPrefix("--") ? "\(name)=" : name
    }
    // An option with a value may be given again.
    let exclusion = option.value != nil ? "\\*" : quoted("(\(option.names.joined(separator: " ")))")
    return exclusion + (names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}") + text
  }

  private static func zshAction(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: []): "_files"
    case .file(let words): "{compadd \(words.joined(separator: " ")); _files}"
    case .text: " "
    case .choice, .commands, .topic: "(\((words(kind) ?? []).joined(separator: " ")))"
    }
  }

  /// Text in a specification, where brackets and colons are special.
  private static func zshEscaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
