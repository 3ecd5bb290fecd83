import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealModels
import MealPlan
import PlanningPresentation
import Preferences
import RecipeStore
import ScreenParts
import SuggestionEngine
import Sync

/// What the edits of each shared stream say, in words for whoever decides between them.
struct EditWords {
  let copy: Copy
  let service: SuggestionService
  let retailers: Retailers
  /// Who works on which device.
  let names: [DeviceID: String]
  /// A product as far as it is known.
  let product: (ProductID) -> Product?

  init(
    _ clients: PlanningClients, names: [DeviceID: String],
    product: @escaping (ProductID) -> Product?
  ) {
    self.init(
      copy: clients.copy, service: clients.service, retailers: clients.retailers, names: names,
      product: product)
  }

  init(
    copy: Copy, service: SuggestionService, retailers: Retailers, names: [DeviceID: String],
    product: @escaping (ProductID) -> Product?
  ) {
    self.copy = copy
    self.service = service
    self.retailers = retailers
    self.names = names
    self.product = product
  }

  /// What a side wants of a field.
  ///
  /// - Parameter sides: all of them, so that long lists tell only where they differ.
  func value(
    of side: EditConflict.Side, field: String, among sides: [EditConflict.Side]
  ) -> MergeInput.Value {
    said(of: field, by: side, among: sides)
      ?? (side.meaning.kind == .ends ? .deleted : .text(copy("merge.changed")))
  }

  /// What an edit says of a field; nil where it says nothing of it.
  func said(
    of field: String, by side: EditConflict.Side, among sides: [EditConflict.Side]
  ) -> MergeInput.Value? {
    guard let record = Self.record(side) else { return nil }
    return switch record.stream {
    case "plan":
      EventStream<Plan, PlanEvent>.plan.content(of: record).flatMap { value(of: $0, field) }
    case "grocery":
      EventStream<Shopping, GroceryEvent>.grocery.content(of: record).flatMap {
        value(of: $0, field)
      }
    case "pantry":
      EventStream<Pantry, PantryEvent>.pantry.content(of: record).flatMap { value(of: $0, field) }
    case "recipes": value(ofRecipe: record, field, among: sides.compactMap(Self.record))
    case "preferences":
      EventStream<EaterPreferences, PreferencesEvent>.preferences.content(of: record)
        .flatMap { value(of: $0) }
    case "history":
      EventStream<History, HistoryEvent>.history.content(of: record).flatMap { value(of: $0) }
    case "settled-names":
      EventStream<SettledNames, SettledNameEvent>.settledNames.content(of: record)
        .map { value(of: $0) }
    default: nil
    }
  }

  /// The edit as if it stood in a journal, which is how streams read it.
  private static func record(_ side: EditConflict.Side) -> Record? {
    side.event.map { Record($0, sequence: 0, id: side.id, device: side.device) }
  }

  /// The name of a food; nil for none that is known.
  func name(of food: String) -> String? {
    let id = FoodID(rawValue: food)
    return service.names(of: [id])[id]
  }

  /// The title of a meal; nil for none that is known.
  func title(ofMeal id: String) -> String? {
    service.catalog.meal(service.currentID(of: MealID(rawValue: id)))?.recipe.title
  }

  /// The name of a field.
  func name(ofField field: String, in stream: StreamName) -> String {
    if field.isEmpty { return copy("merge.field.whole") }
    if field.hasPrefix("opinion/"), field.count > 8 {
      let name = copy.eater(named: String(field.dropFirst(8)))
      return copy("merge.field.opinion.of", ["name": name])
    }
    return copy(CopyKey("merge.field.\(Self.stem(of: field))"))
  }

  /// The key of a field: what it is named by, without whose or which it is.
  private static func stem(of field: String) -> String {
    let name = field.hasPrefix("set/") ? field.dropFirst(4) : field.prefix { $0 != "/" }
    let word = name.prefix { $0 != "-" && $0 != "/" }
    if word == "source", field.contains("/") { return "share" }
    let stem = word.reduce(into: "") { stem, letter in
      stem += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
    return known.contains(stem) ? stem : "other"
  }

  /// Every field that has a name.
  static let known: Set<String> = [
    "slot", "name", "content", "servings", "eaters", "note", "state", "is-locked", "accepted",
    "item",
    "removed", "ticked", "substitute", "product", "cart", "ordered",
    "counted", "use-by", "staple", "meaning",
    "value", "opinion", "first-weekday", "minutes", "evening", "leftover-lunches", "weekly-budget",
    "retailer", "store", "place", "rules", "interval", "network", "title", "description",
    "ingredients", "steps", "yield", "prep-minutes", "cook-minutes", "total-minutes", "author",
    "language", "image", "source", "cuisines", "categories", "keywords", "stated-nutrition",
    "stated-rating", "author-notes", "rating", "notes", "tag", "collection",
  ]

  /// Words, or that there are none.
  static func text(_ text: String?) -> MergeInput.Value {
    text.map { $0.isEmpty ? .empty : .text($0) } ?? .empty
  }
}
