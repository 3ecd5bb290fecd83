/// Pictures that are next to recipes in a folder.
enum PictureFiles {
  /// The file extensions of pictures.
  static let endings: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "heic", "avif"]

  /// Gives each picture to its recipe, the main one first; pictures without a recipe are reported.
  static func give(
    _ files: [FileSource], toRecipesFrom first: Int, in collector: inout ExchangeCollector
  ) {
    let owners = Owners(collector, from: first)
    for file in files.sorted(by: { rank($0) < rank($1) }) {
      guard let recipe = owners.owner(of: file) else {
        collector.passOver(file.path, "The picture belongs to no recipe.")
        continue
      }
      // Smaller copies are skipped.
      if isCopy(file), !collector.report.recipes[recipe].pictures.isEmpty { continue }
      do throws(ArchiveError) {
        let bytes = try file.load()
        if PictureFormat(bytes) == nil {
          collector.passOver(file.path, "The file is named like a picture, but is not one.")
        } else {
          collector.add(.init(name: file.name, bytes: bytes), to: recipe)
        }
      } catch {
        collector.passOver(file.path, "The picture \(error.reason).")
      }
    }
  }

  private static func isCopy(_ file: FileSource) -> Bool {
    let name = file.title.lowercased()
    return name.hasPrefix("thumb") || name.hasPrefix("tiny-") || name.hasPrefix("min-")
  }

  /// The rank of a picture: smaller copies come after all other pictures.
  private static func rank(_ file: FileSource) -> Int { isCopy(file) ? 1 : 0 }

  /// Finds the recipe that a picture belongs to.
  private struct Owners {
    private var byFolder: [String: [Int]] = [:]
    private var byPath: [String: Int] = [:]
    private var byID: [String: Int] = [:]

    init(_ collector: ExchangeCollector, from first: Int) {
      for recipe in collector.report.recipes.indices.dropFirst(first) {
        let file = FileSource(path: collector.origins[recipe]) { [] }
        byFolder[file.folder, default: []].append(recipe)
        byPath[file.folder + file.title] = byPath[file.folder + file.title] ?? recipe
        if let id = collector.report.recipes[recipe].id { byID[Self.bare(id)] = recipe }
      }
    }

    /// An id without hyphens, because some documents omit them.
    private static func bare(_ id: some StringProtocol) -> String {
      id.lowercased().filter { $0 != "-" }
    }

    /// The recipe of the same name, the only one of the folder or of its parent, or the one whose
    /// id a folder has.
    func owner(of file: FileSource) -> Int? {
      var name = Substring(file.title)
      if let recipe = byPath[file.folder + name] { return recipe }
      if let dot = name.lastIndex(of: ".") {
        // "Soup.2.jpg" is the picture of the second step of "Soup".
        name = name[..<dot]
        if let recipe = byPath[file.folder + name] { return recipe }
      }
      if let recipe = only(in: file.folder) { return recipe }
      let parts = file.folder.split(separator: "/")
      if let last = parts.last,
        ["images", "image", "assets", "photos"].contains(last.lowercased()),
        let recipe = only(in: String(file.folder.dropLast(last.count + 1)))
      {
        return recipe
      }
      return parts.lazy.compactMap { byID[Self.bare($0)] }.first
    }

    private func only(in folder: String) -> Int? {
      guard let recipes = byFolder[folder], recipes.count == 1 else { return nil }
      return recipes[0]
    }
  }
}
