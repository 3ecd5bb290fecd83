import PrintedText

/// The content of a document as a type; nil if it has another type.
extension JSON {
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var list: [JSON]? { if case .array(let values) = self { values } else { nil } }
  var truth: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value of a member; null if there is none.
  subscript(_ key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.key == key }?.value ?? .null
  }
}
