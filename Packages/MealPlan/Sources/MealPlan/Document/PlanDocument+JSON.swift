import MealModels
import PrintedText

extension PlanDocument {
  /// The document as JSON: `{"week", "days": [{"date", "slots": [{"slot", "entries": […]}]}],
  /// "budget", "problems"}`.
  public var json: JSON {
    [
      "week": .string(CalendarDay(week).text), "days": .array(days.map(\.json)),
      "budget": budget.map(\.json) ?? .null, "problems": .strings(problems),
    ]
  }

  /// Reads a document from a text, or throws its first error.
  public init(reading text: String) throws(PlanDocumentError) {
    let json: JSON
    do throws(JSONReader.Mistake) { json = try JSONReader.read(text) } catch {
      throw PlanDocumentError(path: "", reason: "the JSON is broken: \(error.reason)")
    }
    try self.init(json)
  }

  /// Reads the form of ``json``; unknown members are skipped.
  public init(_ json: JSON) throws(PlanDocumentError) {
    guard case .object = json else {
      throw PlanDocumentError(path: "", reason: "a plan should be an object with week and days")
    }
    self.init(
      week: try json.needed("week", Self.day), days: try json.needed("days", Self.days),
      budget: try json.maybe("budget", Budget.init),
      problems: try json.maybe("problems", JSON.texts) ?? [])
    try checkIDs()
  }

  /// Throws if an id is repeated, because it would merge two entries into one.
  private func checkIDs() throws(PlanDocumentError) {
    var seen: Set<PlannedMealID> = []
    for (dayPlace, day) in days.enumerated() {
      for (slotPlace, slot) in day.slots.enumerated() {
        for (place, entry) in slot.entries.enumerated() where !seen.insert(entry.meal.id).inserted {
          throw PlanDocumentError(
            path: "days[\(dayPlace)].slots[\(slotPlace)].entries[\(place)].id",
            reason: "\(PlainText.quoted(entry.meal.id.rawValue)) is there twice")
        }
      }
    }
  }

  private static func day(_ json: JSON) throws(PlanDocumentError) -> Int {
    let text = try JSON.text(json)
    guard let day = CalendarDay(text) else {
      throw PlanDocumentError(
        path: "", reason: "\(PlainText.quoted(text)) is not a date such as 2025-05-12")
    }
    return day.number
  }

  private static func days(_ json: JSON) throws(PlanDocumentError) -> [Day] {
    try json.each { json throws(PlanDocumentError) in
      let day = try json.needed("date", day)
      return Day(
        number: day,
        slots: try json.needed("slots") { slots throws(PlanDocumentError) in
          try slots.each { slot throws(PlanDocumentError) in try Slot(slot, of: day) }
        })
    }
  }
}

extension PlanDocument.Day {
  fileprivate var json: JSON {
    ["date": .string(CalendarDay(number).text), "slots": .array(slots.map(\.json))]
  }
}

extension PlanDocument.Slot {
  fileprivate var json: JSON {
    [
      "slot": .string(slot.rawValue), "entries": .array(entries.map(\.json)),
      "unserved": .strings(unserved),
    ]
  }

  fileprivate init(_ json: JSON, of day: Int) throws(PlanDocumentError) {
    let slot: MealSlot = try json.needed("slot", JSON.word)
    self.init(
      slot: slot,
      entries: try json.needed("entries") { entries throws(PlanDocumentError) in
        try entries.each { entry throws(PlanDocumentError) in
          PlanDocument.Entry(
            try PlannedMeal(entry, at: PlanSlot(day: day, slot: slot)),
            reasons: try entry.maybe("reasons", JSON.texts) ?? [],
            sides: try entry.maybe("sides", PlanDocument.Side.read) ?? [],
            without: try entry.maybe("without", JSON.texts) ?? [],
            warnings: try entry.maybe("warnings", JSON.texts) ?? [])
        }
      }, unserved: try json.maybe("unserved", JSON.texts) ?? [])
  }
}

extension PlanDocument.Entry {
  fileprivate var json: JSON {
    JSON.object(meal.members(leavingOutUsual: false)).adding([
      "reasons": .strings(reasons), "sides": .array(sides.map(\.json)),
      "without": .strings(without), "warnings": .strings(warnings),
    ])
  }
}

extension PlanDocument.Side {
  fileprivate var json: JSON { ["id": .string(id.rawValue), "title": .string(title)] }

  fileprivate static func read(_ json: JSON) throws(PlanDocumentError) -> [Self] {
    try json.each { side throws(PlanDocumentError) in
      PlanDocument.Side(
        RecipeID(rawValue: try side.needed("id", JSON.text)),
        title: try side.maybe("title", JSON.text) ?? "")
    }
  }
}

extension PlanDocument.Budget {
  fileprivate var json: JSON {
    ["weekly": weekly.map(\.json) ?? .null, "cost": cost.map(\.json) ?? .null]
  }

  fileprivate init(_ json: JSON) throws(PlanDocumentError) {
    self.init(
      weekly: try json.maybe("weekly", Money.read), cost: try json.maybe("cost", Money.read))
  }
}
