/// The objects that a page describes in scripts of JSON-LD.
struct LinkedData {
  /// All objects; an object inside another one comes after it.
  private(set) var objects: [DataObject] = []
  private var named: [String: Int] = [:]

  init(_ tree: PageTree) {
    for node in tree.nodes.indices where tree.nodes[node].tag == .script {
      guard let type = tree.range(of: .type, at: node), tree.contains("ld+json", in: type) else {
        continue
      }
      LooseJSON.documents(tree.rawBytes(of: node)).forEach { collect($0) }
    }
  }

  /// The object that a value is or refers to.
  func object(_ value: DataValue) -> DataObject? {
    guard let object = value.object else { return nil }
    guard object.types.isEmpty, object.members.count == 1,
      case .text(let name) = object["@id"], let place = named[name]
    else { return object }
    return objects[place]
  }

  /// The objects of a type.
  func objects(of type: String) -> [DataObject] { objects.filter { $0.isA(type) } }

  /// Collects a document with all objects inside it.
  private mutating func collect(_ document: DataValue) {
    var waiting = [document]
    while let value = waiting.popLast() {
      switch value {
      case .list(let values): waiting += values.reversed()
      case .object(let object):
        keep(object)
        waiting += object.members.reversed().map(\.value).filter(Self.mayHold)
      default: break
      }
    }
  }

  private static func mayHold(_ value: DataValue) -> Bool {
    if case .text = value { false } else { true }
  }

  private mutating func keep(_ object: DataObject) {
    guard !object.types.isEmpty else { return }
    if case .text(let name) = object["@id"], named[name] == nil { named[name] = objects.count }
    objects.append(object)
  }
}
