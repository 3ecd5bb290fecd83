import MealModels
import PrintedText

extension WeekTemplate {
  /// The stored form: `{"id", "name", "meals": [{"weekday": 1, "slot": "dinner", …}]}`.
  public var json: JSON {
    [
      "id": .string(id.rawValue), "name": .string(name),
      "meals": .array(
        meals.map { meal in
          let at: [JSON.Member] = [
            .init("weekday", .integer(meal.slot.day + 1)),
            .init("slot", .string(meal.slot.slot.rawValue)),
          ]
          return .object(at + meal.members(leavingOutUsual: true))
        }),
    ]
  }

  /// Reads the form of ``json``.
  init(_ json: JSON) throws(PlanDocumentError) {
    let name = try json.needed("name", JSON.text)
    self.init(
      id: ID(rawValue: try json.needed("id", PlannedMeal.id).rawValue), name: name,
      meals: try json.needed("meals") { meals throws(PlanDocumentError) in
        try meals.each { meal throws(PlanDocumentError) in
          let day = try meal.needed("weekday", JSON.whole(1...7)) - 1
          let slot: MealSlot = try meal.needed("slot", JSON.word)
          return try PlannedMeal(meal, at: PlanSlot(day: day, slot: slot))
        }
      })
  }
}
