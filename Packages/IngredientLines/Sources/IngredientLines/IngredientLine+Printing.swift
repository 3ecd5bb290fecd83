import MealModels

extension IngredientLine: CustomStringConvertible {
  /// The line as a cook would write it: "1 can (14 oz) chickpeas, drained and rinsed".
  ///
  /// A line without amounts and a line with doubts are printed unchanged.
  public var description: String {
    guard !isHeading, doubts.isEmpty, let food, let first = amounts.first else { return text }
    var line = first.printed
    for amount in amounts.dropFirst() {
      switch amount.relation {
      case .added: line += " plus \(amount.printed)"
      case .instead: line += " or \(amount.printed)"
      case .same, .each, .first: line += " (\(amount.printed))"
      }
    }
    for part in [size, food.text] { line += part.map { " \($0)" } ?? "" }
    for other in alternatives { line += " or \(other.text)" }
    if let preparation { line += ", \(preparation)" }
    if let remark { line += " (\(remark))" }
    if let purpose { line += ", \(purpose)" }
    return line
  }

  /// The note without parts that have only joining words: "of", "about", "a", "each".
  public var remark: String? {
    guard let note else { return nil }
    let parts = note.split(separator: ",").map { part in
      part.split(separator: " ").filter { word in !Self.joints.contains(word.lowercased()) }
        .isEmpty ? "" : part.trimmed
    }
    let rest = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return rest.isEmpty ? nil : rest
  }

  private static let joints: Set<String> = [
    "of", "a", "an", "the", "about", "plus", "+", "&", "and", "between", "each", "or", "another",
    "additional", "then", "und", "et", "más", "più", "mais", "och",
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

extension LineAmount {
  /// The amount with its unit, exact: "1 1/2 cups", "2-3", "handful".
  var printed: String {
    let number = relation == .added ? counted : quantity
    let parts = [number?.description, unit?.text].compactMap(\.self)
    return parts.isEmpty ? text : parts.joined(separator: " ")
  }
}
