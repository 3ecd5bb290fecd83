import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealModels
import MealPlan
import PlanningPresentation
import RecipeStore
import ScreenParts
import Sync

/// Something that two people changed, with the fields of which one value is kept.
struct DisputedThing {
  /// What it is called.
  let title: String
  /// What both changed.
  let fields: [DisputedField]

  /// Everything in which this device has a side, in order.
  static func all(_ kept: KeptHousehold, _ clients: PlanningClients) -> [DisputedThing] {
    let device = kept.status.seat?.device
    let mine = kept.status.conflicts.compactMap { conflict -> DisputedField? in
      guard let mine = conflict.sides.last(where: { $0.device == device && $0.event != nil }),
        let server = conflict.sides.last(where: { $0.device != device && $0.event != nil })
      else { return nil }
      return DisputedField(conflict: conflict, mine: mine, server: server, clients: clients)
    }
    let things = Dictionary(grouping: mine) {
      FieldPlace($0.conflict.place.stream, $0.conflict.place.thing, "")
    }
    return things.sorted { $0.key < $1.key }.map { place, fields in
      DisputedThing(title: title(of: place, kept, clients), fields: fields)
    }
  }

  private static func title(
    of place: FieldPlace, _ kept: KeptHousehold, _ clients: PlanningClients
  ) -> String {
    let (copy, thing) = (clients.copy, place.thing ?? "")
    switch (place.stream, thing) {
    case (_, "settings"): return copy("merge.thing.settings")
    case ("plan", _):
      let entry = kept.planning.record.plan[PlannedMealID(rawValue: thing)]
      return entry?.content.title ?? copy("merge.thing.other")
    case ("grocery", _) where thing.hasPrefix("cart/"): return copy("merge.thing.cart")
    case ("recipes", _):
      let id = RecipeID(rawValue: thing)
      return clients.service.catalog.meal(id)?.recipe.title ?? copy("merge.thing.recipe")
    case ("settled-names", _): return copy("merge.thing.name", ["name": thing])
    default: return copy("merge.thing.other")
    }
  }
}

/// A field that two people changed.
struct DisputedField {
  let conflict: EditConflict
  let mine: EditConflict.Side
  let server: EditConflict.Side
  let clients: PlanningClients

  /// Its id within the thing.
  var id: String { conflict.place.field.isEmpty ? "whole" : conflict.place.field }

  /// Its name.
  var name: String {
    let names: Set = [
      "slot", "content", "servings", "eaters", "note", "state", "locked", "item", "substitute",
      "product", "meaning", "whole",
    ]
    let name = id == "isLocked" ? "locked" : id
    return clients.copy(CopyKey("merge.field.\(names.contains(name) ? name : "other")"))
  }

  /// What a side wants, in words.
  func value(of side: EditConflict.Side) -> MergeInput.Value {
    if side.meaning.kind == .ends { return .deleted }
    guard let event = side.event else { return .empty }
    let record = Record(event, sequence: 0, id: side.id, device: side.device)
    if let content = EventStream<Plan, PlanEvent>.plan.content(of: record), event.stream == "plan" {
      return value(of: content)
    }
    if event.stream == "grocery",
      let content = EventStream<Shopping, GroceryEvent>.grocery.content(of: record)
    {
      return value(of: content)
    }
    return .text(clients.copy("merge.changed"))
  }

  private func value(of event: PlanEvent) -> MergeInput.Value {
    let copy = clients.copy
    guard case .changed(_, let change) = event else { return .text(copy("merge.changed")) }
    switch change {
    case .slot(let slot, _):
      return .text(copy.timeSpoken(of: PlannerPlace(slot.day, slot.slot)))
    case .content(.recipe(_, let title)), .content(.leftovers(_, let title)): return .text(title)
    case .content(.text(let words)): return .text(words)
    case .servings(let count): return count.map { .text("\($0)") } ?? .empty
    case .eaters(let names):
      return .text(names.isEmpty ? copy("merge.everybody") : names.joined(separator: ", "))
    case .note(let text): return text.isEmpty ? .empty : .text(text)
    case .state(let state): return .text(copy(CopyKey("merge.state.\(state.rawValue)")))
    case .isLocked(let isLocked): return .text(copy(isLocked ? "merge.locked" : "merge.unlocked"))
    case .accepted(let breaches): return .text("\(breaches.count)")
    case .isRemoved(let isRemoved): return isRemoved ? .deleted : .text(copy("merge.changed"))
    }
  }

  private func value(of event: GroceryEvent) -> MergeInput.Value {
    switch event {
    case .changed(_, _, .note(let text)): text.isEmpty ? .empty : .text(text)
    case .changed(_, _, .substitute(let substitute)):
      substitute.map { .text($0.name) } ?? .empty
    case .added(let item): .text(item.text)
    default: .text(clients.copy("merge.changed"))
    }
  }
}
