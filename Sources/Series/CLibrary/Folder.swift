/// Lists folders.
package enum Folder {
  /// Returns the names in a folder, in no particular order. The result is empty if the folder cannot be read.
  package static func names(in path: String) -> [String] {
    #if os(WASI)
      // Swift cannot import the member for the name in WASI's directory entries.
      return []
    #else
      guard let stream = unsafe opendir(path) else { return [] }
      defer { unsafe closedir(stream) }
      var names: [String] = []
      while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names
    #endif
  }
}
