#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as any reader sees it.
enum Node: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Node])
  case object([String: Node])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([Node].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: Node].self))
    }
  }

  /// Reads a document.
  init(json: String) throws {
    self = try JSONDecoder().decode(Node.self, from: Data(json.utf8))
  }

  /// The member of a name.
  subscript(_ name: String) -> Node? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// What names separated by dots lead to.
  func at(_ path: String) -> Node? {
    path.split(separator: ".").reduce(self as Node?) { $0?[String($1)] }
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [Node]? { if case .array(let values) = self { values } else { nil } }
  var members: [String: Node]? { if case .object(let members) = self { members } else { nil } }

  /// This document with the members of another one laid over it, level by level.
  func merging(_ other: Node) -> Node {
    guard case .object(let members) = self, case .object(let further) = other else { return other }
    return .object(members.merging(further) { $0.merging($1) })
  }
}
