import MealModels
import PrintedText

extension PlanEvent {
  /// The stored form of the event; compact, because there are many.
  var json: JSON {
    switch self {
    case .added(let meal):
      let at = JSON.Member("at", .string(meal.slot.text))
      return ["added": .object([at] + meal.members(leavingOutUsual: true))]
    case .changed(let id, let change):
      return JSON.object([.init("entry", .string(id.rawValue))]).adding(change.json)
    case .set(let setting): return ["set": setting.json]
    case .template(let template): return ["template": template.json]
    }
  }

  /// Reads the form of ``json``; throws for an event of a later version.
  init(_ json: JSON) throws(PlanDocumentError) {
    if let entry = try json.maybe("entry", PlannedMeal.id) {
      self = .changed(entry, try PlanChange(json))
    } else if let meal = try json.maybe("added", Self.meal) {
      self = .added(meal)
    } else if let template = try json.maybe("template", WeekTemplate.init) {
      self = .template(template)
    } else {
      self = .set(try json.needed("set", PlanSetting.init))
    }
  }

  private static func meal(_ json: JSON) throws(PlanDocumentError) -> PlannedMeal {
    try PlannedMeal(json, at: try json.needed("at", PlanSlot.read))
  }
}

extension PlanSlot {
  /// Reads "2025-05-12-dinner".
  static func read(_ json: JSON) throws(PlanDocumentError) -> PlanSlot {
    let text = try JSON.text(json)
    guard let slot = PlanSlot(text) else {
      throw PlanDocumentError(
        path: "", reason: "\(PlainText.quoted(text)) is not a slot such as 2025-05-12-dinner")
    }
    return slot
  }
}

extension PlanChange {
  /// The members for the change: the field with its value, null for nil.
  var json: JSON {
    switch self {
    case .slot(let slot, let position):
      ["at": .string(slot.text), "position": .number(position)]
    case .content(let content): ["content": content.json]
    case .servings(let count): ["servings": .optional(count)]
    case .eaters(let names): ["eaters": .strings(names)]
    case .guests(let count): ["guests": .integer(count)]
    case .note(let text): ["note": .string(text)]
    case .state(let state): ["state": .string(state.rawValue)]
    case .cooked(let meal): ["cooked": meal?.json ?? .null]
    case .isLocked(let isLocked): ["locked": .bool(isLocked)]
    case .accepted(let breaches): ["accepted": .strings(breaches.sorted())]
    case .refused(let recipes): ["refused": .strings(recipes.map(\.rawValue).sorted())]
    case .isRemoved(let isRemoved): ["removed": .bool(isRemoved)]
    }
  }

  /// Reads the form of ``json``.
  init(_ json: JSON) throws(PlanDocumentError) {
    if let slot = try json.maybe("at", PlanSlot.read) {
      self = .slot(
        slot, position: try json.maybe("position", JSON.real(PlannedMeal.positions)) ?? 0)
    } else if let content = try json.maybe("content", PlannedMeal.Content.init) {
      self = .content(content)
    } else if json.has("servings") {
      self = .servings(try json.maybe("servings", JSON.whole(PlannedMeal.servingsRange)))
    } else if let names = try json.maybe("eaters", PlannedMeal.eaters) {
      self = .eaters(names)
    } else if let count = try json.maybe("guests", JSON.whole(PlannedMeal.guestsRange)) {
      self = .guests(count)
    } else if let text = try json.maybe("note", PlannedMeal.note) {
      self = .note(text)
    } else if let state: PlannedMeal.State = try json.maybe("state", JSON.word) {
      self = .state(state)
    } else if json.has("cooked") {
      self = .cooked(try json.maybe("cooked", CookedMeal.init))
    } else if let isLocked = try json.maybe("locked", JSON.truth) {
      self = .isLocked(isLocked)
    } else if let breaches = try json.maybe("accepted", JSON.texts) {
      self = .accepted(Set(breaches))
    } else if let recipes = try json.maybe("refused", JSON.texts) {
      self = .refused(Set(recipes.map { RecipeID(rawValue: $0) }))
    } else {
      self = .isRemoved(try json.needed("removed", JSON.truth))
    }
  }
}
