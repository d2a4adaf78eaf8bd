/// Describes what `find` found.
enum FoundWording {
  /// A sentence about a response, followed by the bar or page that was found, unless the command was ignored.
  static func sentence(_ sentence: String, _ response: Response) -> String {
    guard let found = response.found, response.result.kind != .ignored else { return sentence }
    return "\(sentence), \(found.text)"
  }
}
