/// Describes what `find` found, and adds advice.
enum FoundWording {
  /// A sentence about a response, followed by the bar or page that was found and by the advice, unless the command was
  /// ignored.
  static func sentence(_ sentence: String, _ response: Response) -> String {
    if response.result.kind == .ignored { return sentence }
    return sentence + (response.found.map { ", \($0.text)" } ?? "")
      + (response.advice.map { ". \($0)" } ?? "")
  }
}
