/// The repository as values, for rules to look at.
struct Tree: Sendable {
  /// The type that a client of a product names first.
  struct Client: Equatable, Sendable {
    var product: String
    var type: String
  }

  static let clientsPath = "Scripts/consume.programs"

  /// The names of files and folders at the top.
  var topLevel: [String] = []
  /// Every file in `Packages`, `Apps` and `Tests`, from the root, without hidden ones.
  var paths: [String] = []
  /// How many bytes each of them has.
  var sizes: [String: Int] = [:]
  /// The Swift files among them, manifests left out.
  var sources: [SourceFile] = []
  /// The READMEs and other documents, and the articles of the catalogues.
  var documents: [Document] = []
  /// The texts of scripts, web pages, styles and database functions, by path.
  var texts: [String: String] = [:]
  /// The words of the documents in each folder of `Packages`; topics, which list all types, do not
  /// count.
  var documented: [String: Set<String>] = [:]
  /// The layer of each module and program.
  var layers: [String: String] = [:]
  /// What throw-away clients use of some products, by the lines of `Scripts/consume.programs`.
  var clients: [Client] = []
  var root = Manifest(name: "Root")

  /// Reads lines such as `Journal  print(EventID.random())`.
  static func clients(in text: String) -> [Client] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      let call = words.count > 1 ? words[1].drop { $0 != "(" }.dropFirst() : ""
      return Client(
        product: String(words[0]), type: String(call.prefix { $0.isLetter || $0.isNumber }))
    }
  }

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

  /// Whether an executable serves us alone: it is no product.
  func isTool(_ name: String) -> Bool {
    root.targets.contains { $0.name == name && $0.type == "executable" }
      && !root.products.contains { $0.name == name }
  }

  /// A target and everything that it depends on.
  func targets(below name: String) -> Set<String> {
    var all: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard all.insert(next).inserted else { continue }
      open += root.targets.first { $0.name == next }?.edges ?? []
    }
    return all
  }
}
