import MealModels
import PrintedText

extension IngredientLine {
  /// The line as a JSON object; other programs rely on its keys.
  public var json: JSON {
    [
      "text": .string(text),
      "amounts": .array(amounts.map(\.json)),
      "size": .optional(size),
      "food": food?.json ?? .null,
      "alternatives": .array(alternatives.map(\.json)),
      "preparation": .optional(preparation),
      "note": .optional(note),
      "purpose": .optional(purpose),
      "optional": .bool(isOptional),
      "heading": .bool(isHeading),
      "confidence":
        .object(of: LineField.allCases.filter { confidence[$0] != nil }) { field in
          (field.rawValue, .number(confidence[field] ?? 0, places: 4))
        },
      "doubts": .strings(doubts.map(\.message)),
    ]
  }
}

extension LineAmount {
  fileprivate var json: JSON {
    [
      "low": Self.number(quantity?.lowerBound), "high": Self.number(quantity?.upperBound),
      "unit": .optional(unit?.text), "text": .string(text), "same": .bool(isSame),
    ]
  }

  private static func number(_ amount: Fraction?) -> JSON {
    amount.map { .number($0.doubleValue, places: 6) } ?? .null
  }
}

extension LineFood {
  fileprivate var json: JSON {
    ["text": .string(text), "name": .optional(name), "id": .optional(id?.rawValue)]
  }
}
