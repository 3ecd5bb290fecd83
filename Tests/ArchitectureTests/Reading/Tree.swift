/// The repository as values, for rules to look at.
struct Tree: Sendable {
  /// The names of files and folders at the top.
  var topLevel: [String] = []
  /// Every file in `Packages`, `Apps` and `Tests`, from the root, without hidden ones.
  var paths: [String] = []
  /// The Swift files among them, manifests left out.
  var sources: [SourceFile] = []
  /// The rows of the table in the root manifest.
  var table: [TableRow] = []
  var root = Manifest(name: "Root")
  /// The manifest of each package, by folder.
  var packages: [String: Manifest] = [:]
  /// Why a package's manifest could not be read, by folder.
  var unreadable: [String: String] = [:]

  /// The folders that hold something in `Packages`.
  var packageFolders: [String] {
    Set(
      paths.filter { $0.hasPrefix("Packages/") && $0.split(separator: "/").count > 2 }
        .map { String($0.split(separator: "/")[1]) }
    ).sorted()
  }

  /// The root's target that a file belongs to.
  func target(of file: SourceFile) -> Manifest.Target? {
    root.targets.first { file.path.hasPrefix($0.folder + "/") }
  }

  /// The package folder that a module lives in; `nil` for apps and tests across packages.
  func home(of module: String) -> String? {
    guard let target = root.targets.first(where: { $0.name == module }) else { return nil }
    let parts = target.folder.split(separator: "/")
    return parts.first == "Packages" && parts.count > 1 ? String(parts[1]) : nil
  }
}
