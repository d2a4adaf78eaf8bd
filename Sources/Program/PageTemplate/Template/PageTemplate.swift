/// A web page that `export` writes, without its title and data.
///
/// The pages are built from the folders in `Sources/Hosts/Web` by the plugin `EmbedPages`.
package struct PageTemplate: Sendable {
  /// The text of the page, with `{{title}}` and `{{data}}` in place of the title and the data.
  package let text: String
}
