/// What `swift package dump-package` tells about one manifest, as far as rules need it.
struct Manifest: Decodable, Equatable, Sendable {
  struct Product: Decodable, Equatable, Sendable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable, Equatable, Sendable {
    var name: String
    /// `regular`, `executable` or `test`.
    var type: String
    var path: String?
    var dependencies: [Edge] = []
    var settings: JSON = .list([])
  }

  /// A dependency of a target, by the name it is imported as.
  struct Edge: Decodable, Equatable, Sendable {
    var name: String
  }

  var name: String
  /// The packages that the manifest depends on.
  var dependencies: [JSON] = []
  var products: [Product] = []
  var targets: [Target] = []
}

extension Manifest.Edge {
  /// Reads `{"byName": [name, …]}`, `{"target": …}` and `{"product": [name, package, …]}`.
  init(from decoder: any Decoder) throws {
    let value = try JSON(from: decoder)
    guard let name = value.object.values.first?.list.first?.text else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "a dependency without a name")
      throw DecodingError.dataCorrupted(context)
    }
    self.name = name
  }
}

extension Manifest.Target {
  /// The folder of the target from the root of its package.
  var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }

  var edges: Set<String> { Set(dependencies.map(\.name)) }
}
