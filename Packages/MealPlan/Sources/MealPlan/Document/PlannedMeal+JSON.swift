import MealModels
import PrintedText

extension PlannedMeal.Content {
  /// The content in the form of files: `{"recipe", "title"}`, `{"leftoversOf", "title"}` or
  /// `{"text"}`.
  var json: JSON {
    switch self {
    case .recipe(let id, let title): ["recipe": .string(id.rawValue), "title": .string(title)]
    case .leftovers(let id, let title):
      ["leftoversOf": .string(id.rawValue), "title": .string(title)]
    case .text(let text): ["text": .string(text)]
    }
  }

  /// Reads the form of ``json``.
  init(_ json: JSON) throws(PlanDocumentError) {
    let title = try json.maybe("title", JSON.text) ?? ""
    if let recipe = try json.maybe("recipe", JSON.text) {
      self = .recipe(RecipeID(rawValue: recipe), title: title)
    } else if let entry = try json.maybe("leftoversOf", PlannedMeal.id) {
      self = .leftovers(of: entry, title: title)
    } else if let text = try json.maybe("text", PlannedMeal.words) {
      self = .text(text)
    } else {
      throw PlanDocumentError(path: "", reason: "it should name a recipe, leftoversOf or a text")
    }
  }
}

extension PlannedMeal {
  /// The entry without its time, in the order in which people read it; usual values can be left
  /// out.
  func members(leavingOutUsual isShort: Bool) -> [JSON.Member] {
    // Later members are left out where they say nothing, so that older readers see what they know.
    let later = [
      guests > 0 ? JSON.Member("guests", .integer(guests)) : nil,
      refused.isEmpty ? nil : JSON.Member("refused", .strings(refused.map(\.rawValue).sorted())),
    ].compactMap(\.self)
    let all: [(String, JSON, isUsual: Bool)] = [
      ("id", .string(id.rawValue), false), ("content", content.json, false),
      ("servings", .optional(servings), servings == nil),
      ("eaters", .strings(eaters), eaters.isEmpty), ("note", .string(note), note.isEmpty),
      ("state", .string(state.rawValue), state == .planned),
      ("cooked", cooked?.json ?? .null, cooked == nil),
      ("locked", .bool(isLocked), !isLocked),
      ("accepted", .strings(accepted.sorted()), accepted.isEmpty),
      ("position", .number(position), position == 0),
    ]
    return all.filter { !isShort || !$0.isUsual }.map { JSON.Member($0.0, $0.1) } + later
  }

  /// Reads the form of ``members(leavingOutUsual:)``.
  init(_ json: JSON, at slot: PlanSlot) throws(PlanDocumentError) {
    self.init(
      id: try json.needed("id", Self.id), slot: slot,
      position: try json.maybe("position", JSON.real(Self.positions)) ?? 0,
      content: try json.needed("content", Content.init),
      servings: try json.maybe("servings", JSON.whole(Self.servingsRange)),
      eaters: try json.maybe("eaters", Self.eaters) ?? [],
      guests: try json.maybe("guests", JSON.whole(Self.guestsRange)) ?? 0,
      note: try json.maybe("note", Self.note) ?? "",
      state: try json.maybe("state", JSON.word) ?? .planned,
      cooked: try json.maybe("cooked", CookedMeal.init),
      isLocked: try json.maybe("locked", JSON.truth) ?? false,
      accepted: Set(try json.maybe("accepted", JSON.texts) ?? []),
      refused: Set((try json.maybe("refused", JSON.texts) ?? []).map { RecipeID(rawValue: $0) }))
  }

  static func note(_ json: JSON) throws(PlanDocumentError) -> String {
    try text(json, noteLengths)
  }

  static func eaters(_ json: JSON) throws(PlanDocumentError) -> [String] {
    try json.each(words)
  }

  static func words(_ json: JSON) throws(PlanDocumentError) -> String {
    try text(json, textLengths)
  }

  private static func text(
    _ json: JSON, _ lengths: ClosedRange<Int>
  ) throws(PlanDocumentError) -> String {
    let text = try JSON.text(json)
    guard lengths.contains(text.count) else {
      throw PlanDocumentError(
        path: "", reason: "it should have \(lengths.lowerBound) to \(lengths.upperBound) characters"
      )
    }
    return text
  }

  /// Reads an id: 1 to 64 letters, digits, `-`, `_` or `.`, so that it can be part of subjects and
  /// calendars.
  static func id(_ json: JSON) throws(PlanDocumentError) -> PlannedMealID {
    let text = try JSON.text(json)
    guard 1...64 ~= text.utf8.count, text.utf8.allSatisfy(isIDPart) else {
      throw PlanDocumentError(
        path: "",
        reason:
          "\(PlainText.quoted(text)) is not an id, which has 1 to 64 letters, digits, -, _ or .")
    }
    return PlannedMealID(rawValue: text)
  }

  private static func isIDPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
