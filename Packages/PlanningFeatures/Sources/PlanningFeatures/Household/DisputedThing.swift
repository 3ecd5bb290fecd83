import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealModels
import MealPlan
import PlanningPresentation
import Preferences
import ScreenParts
import Sync

/// Something that several devices changed, with the fields of which one value is kept.
struct DisputedThing {
  /// What it is called.
  let title: String
  /// What they changed.
  let fields: [DisputedField]

  /// Everything that is asked, in order.
  ///
  /// - Parameter names: who works on which device, as far as that is known.
  static func all(
    _ kept: KeptHousehold, _ names: [DeviceID: String], _ clients: PlanningClients
  ) -> [DisputedThing] {
    let words = EditWords(clients, names: names, product: kept.product)
    let own = kept.status.seat?.device
    let devices = Set(kept.status.conflicts.flatMap(\.sides).map(\.device)).sorted {
      $0.rawValue < $1.rawValue
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: devices.filter { $0 != own }.enumerated().map { ($1, $0 + 1) })
    let fields = kept.status.conflicts.compactMap {
      DisputedField($0, own: own, numbers: numbers, words: words)
    }
    let things = Dictionary(grouping: fields) {
      FieldPlace($0.conflict.place.stream, $0.conflict.place.thing, "")
    }
    return things.sorted { $0.key < $1.key }.map { place, fields in
      DisputedThing(title: title(of: place, kept.planning.record, words), fields: fields)
    }
  }

  /// What a thing is called.
  static func title(
    of place: FieldPlace, _ record: StoredState, _ words: EditWords
  ) -> String {
    let (copy, thing) = (words.copy, place.thing ?? "")
    switch (place.stream, thing) {
    case (_, "settings"): return copy("merge.thing.settings")
    case ("plan", _):
      return record.plan[PlannedMealID(rawValue: thing)]?.content.title ?? copy("merge.thing.meal")
    case ("grocery", _): return titleOfItem(thing, record.shopping, words)
    case ("pantry", _):
      let food = thing.hasPrefix("staple/") ? words.name(of: String(thing.dropFirst(7))) : nil
      return food ?? record.pantry[PantryItemID(rawValue: thing)]?.item.name
        ?? copy("merge.thing.pantry")
    case ("recipes", _): return words.title(ofMeal: thing) ?? copy("merge.thing.recipe")
    case ("history", _):
      return thing.isEmpty
        ? copy("merge.thing.opinions") : words.title(ofMeal: thing) ?? copy("merge.thing.meal")
    case ("settled-names", _): return copy("merge.thing.name", ["name": thing])
    case ("preferences", _):
      // Who got two names, or left the table and got a limit.
      let people = ["\(PreferencesEvent.nameKey)/", "\(PreferenceKey.household.rawValue)/"]
      guard let person = people.first(where: thing.hasPrefix) else {
        return copy("merge.thing.limits")
      }
      let name = copy.eater(named: String(thing.dropFirst(person.count)))
      return copy("merge.thing.person", ["name": name])
    default: return copy("merge.thing.other")
    }
  }

  /// A cart, what was written down by hand, or an item by the food that its id begins with.
  private static func titleOfItem(
    _ thing: String, _ shopping: Shopping, _ words: EditWords
  ) -> String {
    if thing.hasPrefix("cart/") || thing.hasPrefix("order/") {
      return words.copy("merge.thing.cart")
    }
    // Such an item is a thing of its own, and of a list where nobody understands its words.
    let item = thing.hasPrefix(hand) ? thing[...] : thing.drop { $0 != "/" }.dropFirst()
    if item.hasPrefix(hand) {
      let id = HandItemID(rawValue: String(item.dropFirst(hand.count)))
      return shopping.handItem(id)?.text ?? words.copy("merge.thing.item")
    }
    let food = item.prefix { $0 != "/" && $0 != "|" }
    return words.name(of: String(food)) ?? words.copy("merge.thing.item")
  }

  /// What the id of an item begins with that was written down by hand.
  private static let hand = "hand/"
}
