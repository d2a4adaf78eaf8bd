import CLibrary

/// A folder with a TZif file for each time zone.
package struct ZoneDatabase: Sendable {
  package let folder: String

  /// The database in the folder that the environment variable `TZDIR` names or, without this variable, in the first
  /// usual folder that has time zones.
  package static var system: ZoneDatabase? {
    (named.map { [$0] } ?? usualFolders).first { !entries(of: $0).isEmpty }
      .map { ZoneDatabase(folder: $0) }
  }

  /// The folder that the environment variable `TZDIR` names, or nil if the variable is empty or not set.
  package static var named: String? {
    let folder = unsafe getenv("TZDIR").map { unsafe String(cString: $0) }
    return folder == "" ? nil : folder
  }

  private static let usualFolders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    "/var/db/timezone/zoneinfo",
  ]

  /// Returns the clock of a zone in the database, such as `Europe/Berlin`, or nil if there is no such file.
  package func clock(of name: String) -> ZoneClock? {
    // Without dots, a name cannot lead out of the folder.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.first?.isUppercase == true }),
      !name.utf8.contains(where: { [0, UInt8(ascii: ".")].contains($0) })
    else { return nil }
    return Self.contents(of: "\(folder)/\(name)").flatMap { ZoneClock(file: $0) }
  }

  /// The names of all zones that have a region, such as `Europe/Berlin`, in alphabetical order.
  package var names: [String] {
    Self.entries(of: folder).flatMap { region in names(in: region) }.sorted()
  }

  private func names(in region: String) -> [String] {
    Self.entries(of: "\(folder)/\(region)").flatMap { name in
      let name = "\(region)/\(name)"
      let inner = names(in: name)
      return inner.isEmpty ? [name] : inner
    }
  }

  /// Returns the names in a folder that start with a capital letter, as the names of zones and regions do.
  private static func entries(of folder: String) -> [String] {
    Folder.names(in: folder).filter { $0.first?.isUppercase == true }
  }

  /// Returns the bytes of a file, or nil if it cannot be read or is larger than any TZif file.
  private static func contents(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    let limit = 1 << 18
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      unsafe count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    return bytes.count < limit ? bytes : nil
  }
}
