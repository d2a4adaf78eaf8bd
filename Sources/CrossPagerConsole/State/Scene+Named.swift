extension Scene {
  /// The names of the built-in scenes.
  public static let names = BuiltInScene.allCases.map(\.rawValue)

  /// Loads the scene that `--scene` names: a built-in one, in any letter case, or a file.
  public init(named name: String, storage: any Storage) throws(Problem) {
    let builtIn = BuiltInScene(rawValue: name.lowercased())
    guard builtIn != nil || name.lowercased().hasSuffix(".json") else { throw .notAScene(name) }
    do throws(StorageError) {
      let document =
        if let builtIn { builtIn.document.text } else { try storage.read(name) }
      self = try Scene(document: document, of: name)
    } catch {
      throw .file(error)
    }
  }

  private init(document: String, of file: String) throws(StorageError) {
    do throws(JSONReader.Problem) {
      self = try Scene(JSONReader(document: document))
    } catch {
      throw .unreadable(path: file, as: "a scene", problem: error.description)
    }
  }
}
