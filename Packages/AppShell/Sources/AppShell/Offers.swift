import DesignSystem

/// What a feature offers to the rest of the app.
public struct Offers: Sendable {
  /// A tab of the tab bar.
  public var tab: TabOffer?
  /// Rows for the Settings screen.
  public var settingsRows: [SettingsRowOffer] = []
  /// Rows below the steps of a recipe.
  public var recipeRows: [RecipeRowOffer] = []
  /// Actions on a meal, an ingredient or a food.
  public var itemActions: [ItemActionOffer] = []
  /// What a suggestion should take into account.
  public var suggestionContext: [SuggestionContext] = []
  /// Things to pick from, for pickers of other features.
  public var pickerSources: [PickerSource] = []
  /// Links from outside that lead to its routes.
  public var deepLinks: [DeepLink] = []
  /// Its streams in the journal.
  public var streams: [StreamOffer] = []
  /// What it asks permission for.
  public var consents: [ConsentOffer] = []
  /// How the eater wants screens to look.
  public var looks = LooksOffer()

  /// Offers nothing.
  public init() {}

  /// Adds what another feature offers, apart from its tab, which the shell asks for one by one.
  mutating func add(_ other: Offers) {
    settingsRows += other.settingsRows
    recipeRows += other.recipeRows
    itemActions += other.itemActions
    suggestionContext += other.suggestionContext
    pickerSources += other.pickerSources
    deepLinks += other.deepLinks
    streams += other.streams
    consents += other.consents
    looks.scheme = looks.scheme ?? other.looks.scheme
    looks.contrast = looks.contrast ?? other.looks.contrast
  }
}

/// How the eater wants screens to look.
public struct LooksOffer: Hashable, Sendable {
  /// Light or dark; nil where the system decides.
  public var scheme: ColorScheme?
  /// How strong the contrast is; nil where the system decides.
  public var contrast: Contrast?

  /// Makes an offer; nothing is wanted unless told otherwise.
  public init(scheme: ColorScheme? = nil, contrast: Contrast? = nil) {
    self.scheme = scheme
    self.contrast = contrast
  }
}

/// A tab with the route of its first screen.
public struct TabOffer: Sendable {
  /// The first screen.
  public var route: Route
  /// The symbol.
  public var icon: IconRole
  /// The words under it.
  public var title: String
  /// What is read as its value, such as "Premium".
  public var value: String

  /// Makes a tab.
  public init(_ route: Route, _ icon: IconRole, _ title: String, value: String = "") {
    self.route = route
    self.icon = icon
    self.title = title
    self.value = value
  }
}

/// A row for the Settings screen, under the section with that title or in a new one.
public struct SettingsRowOffer: Sendable {
  /// The title of the section.
  public var section: String
  /// The row.
  public var row: ListRow

  /// Makes an offer.
  public init(section: String, row: ListRow) {
    self.section = section
    self.row = row
  }
}

/// A row below the steps of every recipe.
public struct RecipeRowOffer: Sendable {
  /// Makes the row for a recipe with this id.
  public var row: @Sendable (_ recipeID: String) -> ListRow

  /// Makes an offer.
  public init(row: @escaping @Sendable (_ recipeID: String) -> ListRow) {
    self.row = row
  }
}

/// Something that can be done with an item of another feature.
public struct ItemActionOffer: Sendable {
  /// What kind of item it is for.
  public enum Item: String, CaseIterable, Hashable, Sendable {
    /// A meal, by its id.
    case meal
    /// A line of a recipe, by recipe id and index.
    case ingredient
    /// A food, by its id.
    case food
  }

  /// What it is for.
  public var item: Item
  /// Makes the action for an item with this id.
  public var action: @Sendable (_ itemID: String) -> CustomAction

  /// Makes an offer.
  public init(_ item: Item, action: @escaping @Sendable (_ itemID: String) -> CustomAction) {
    self.item = item
    self.action = action
  }
}

/// A fact that a suggestion should take into account.
public struct SuggestionContext: Hashable, Sendable {
  /// What the fact is about.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Ids of foods that are at home.
    case atHome
    /// Ids of meals that are planned.
    case planned
    /// Nutrients that are left for today, as `id=amount`.
    case nutritionLeft
  }

  /// What it is about.
  public var kind: Kind
  /// The ids or amounts.
  public var values: [String]

  /// Makes a fact.
  public init(_ kind: Kind, _ values: [String]) {
    self.kind = kind
    self.values = values
  }
}

/// A list that a picker can show beside others.
public struct PickerSource: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// The words on its tab.
  public var title: String
  /// Ids of what can be picked, in order.
  public var items: [String]

  /// Makes a source.
  public init(_ id: String, title: String, items: [String]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

/// A link from outside; it names a route and never changes data.
public struct DeepLink: Hashable, Sendable {
  /// The host of the link: `mealadvisor://recipe?id=…` has the host `recipe`.
  public var host: String
  /// The path of the route it leads to.
  public var path: String

  /// Makes a link.
  public init(_ host: String, to path: String) {
    self.host = host
    self.path = path
  }
}

/// A stream of the journal that a feature keeps its data in.
public struct StreamOffer: Hashable, Sendable {
  /// The stream's name.
  public var name: String
  /// What it holds, in words for the eater.
  public var holds: String
  /// Whether deleting all personal data leaves it, as a store's receipt must be left.
  public var survivesDeletion: Bool

  /// Makes an offer.
  public init(_ name: String, holds: String, survivesDeletion: Bool = false) {
    self.name = name
    self.holds = holds
    self.survivesDeletion = survivesDeletion
  }
}

/// Something that needs the eater's permission first.
public struct ConsentOffer: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// What is asked.
  public var title: String
  /// What happens with the data.
  public var explanation: String

  /// Makes an offer.
  public init(_ id: String, title: String, explanation: String) {
    self.id = id
    self.title = title
    self.explanation = explanation
  }
}
