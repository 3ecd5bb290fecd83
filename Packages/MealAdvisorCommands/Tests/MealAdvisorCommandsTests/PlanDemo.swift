/// What `plan` prints as JSON, as others read it.
struct PlanOutput: Decodable, Equatable {
  struct Day: Decodable, Equatable {
    struct Slot: Decodable, Equatable {
      struct Entry: Decodable, Equatable {
        struct Content: Decodable, Equatable {
          var recipe: String?
          var title: String?
          var leftoversOf: String?
          var text: String?
        }
        var id: String
        var content: Content
        var servings: Int?
        var eaters: [String]
        var note: String
        var state: String
        var locked: Bool
        var reasons: [String]
        struct Side: Decodable, Equatable {
          var id: String
          var title: String
        }
        var sides: [Side]
      }
      var slot: String
      var entries: [Entry]
      var unserved: [String]
    }
    var date: String
    var slots: [Slot]
  }
  var week: String
  var days: [Day]
  var problems: [String]

  /// Every entry by its meal time.
  var entries: [String: [Day.Slot.Entry]] {
    var entries: [String: [Day.Slot.Entry]] = [:]
    for day in days {
      for slot in day.slots where !slot.entries.isEmpty {
        entries["\(day.date)-\(slot.slot)"] = slot.entries
      }
    }
    return entries
  }

  /// The first entry of each meal time, as what is eaten.
  var contents: [String: Day.Slot.Entry.Content] { entries.compactMapValues(\.first?.content) }

  /// The ids of the recipes that are planned.
  var recipes: [String] {
    days.flatMap(\.slots).flatMap(\.entries).compactMap(\.content.recipe)
  }
}
