import DesignSystem
import ScreenParts

@testable import PlanningPresentation
@testable import PlanningSamples

/// The screens of this package in an app with two tabs.
enum SampleApp {
  static let words = CopyTable(
    language: "en",
    parts: [CopyTable.sharedEnglish.entries, CopyTable.planningEnglish.entries])
  static let copy = Copy([words])
  static let context = PresentationContext(copy: copy)
  static let actions = PlanningAction.all

  static func screens(_ copy: Copy) -> [CatalogScreen] {
    CatalogScreen.planning(copy) { context in
      var context = context
      context.tabBar = TabBar(
        "tabs",
        items: [
          .init(
            "planner", .calendar, copy("planner.title"),
            action: ControlAction(NavigationAction.selectTab, "planner")),
          .init(
            "list", .list, copy("grocery-list.title"),
            action: ControlAction(NavigationAction.selectTab, "list")),
        ], selected: "planner")
      return context
    }
  }

  static let pairs = screens(copy).flatMap { screen in
    screen.states.map { (screen.id.rawValue, $0.id.rawValue) }
  }

  static func screen(
    _ screen: String, _ state: String, _ copy: Copy = copy
  ) throws -> any Screen {
    let catalog = ScreenCatalog(screens: screens(copy), context: PresentationContext(copy: copy))
    return try catalog.screen(screen, state: state)
  }

  static func texts(of screen: any Screen) -> Set<String> {
    let spoken = screen.element.all.flatMap { element in
      [
        element.visibleText, element.accessibility.label, element.accessibility.value,
        element.accessibility.hint,
      ] + element.accessibility.customActions.map(\.label)
    }
    return Set(spoken + [screen.title, screen.announcement ?? ""])
  }

  /// What a store or somebody wrote.
  static let given: [String] = {
    let lists = SampleGroceries.lists(copy).map(\.1)
    let drawers = SampleGroceries.drawers.map(\.1)
    let items = lists.flatMap(\.items) + drawers.map(\.item)
    let meals = SampleWeek.weeks(copy).flatMap(\.1.entries)
    let groups = lists.flatMap { $0.groups ?? [] }.map(\.title)
    var words = groups + items.map(\.name) + items.flatMap(\.recipes)
    words += items.compactMap(\.need) + items.compactMap(\.warning)
    words += items.compactMap(\.packages) + items.flatMap(\.products)
    words += lists.flatMap(\.usual).map(\.name) + lists.compactMap(\.ownName)
    words += SampleGroceries.listsSheets(copy).map(\.1).flatMap(\.lists).map(\.name)
    words += drawers.flatMap(\.sources) + drawers.flatMap(\.substitutes).map(\.name)
    words += drawers.flatMap(\.substitutes).compactMap(\.reason)
    words += drawers.flatMap(\.proposals).flatMap { [$0.name, $0.reason ?? ""] }
    words += [SampleGroceries.assistantHost, SampleGroceries.assistantFailure]
    words += meals.map(\.title) + meals.compactMap(\.note) + meals.compactMap(\.warning)
    words += meals.flatMap(\.sides) + meals.compactMap(\.preparation)
    let sheets = SampleWeek.meals.map(\.1)
    words += sheets.map(\.entry.title) + sheets.flatMap(\.eaters) + sheets.flatMap(\.standIns)
    words += sheets.flatMap(\.entry.sides) + sheets.compactMap(\.entry.warning)
    words += sheets.compactMap(\.entry.note) + sheets.compactMap(\.entry.preparation)
    words += sheets.flatMap(\.absences).flatMap { [$0.name, $0.reason ?? ""] }
    words += ["peanuts, sesame, tree nuts"]
    words += ["2 cups heavy cream", "Chicken Alfredo", "1 1/2 cups"]
    words += ["Cilantro", "Kroger #1234", "Kroger", "Store brand olive oil 500ml"]
    words += meals.compactMap(\.seats) + sheets.compactMap(\.entry.seats)
    words += givenToSheets + givenToKitchen
    return Set(words.filter { !$0.isEmpty }).sorted { ($1.count, $0) < ($0.count, $1) }
  }()

  private static let givenToKitchen: [String] = {
    let shelves = SampleGroceries.drawers.compactMap(\.1.shelf)
    let products = shelves.flatMap(\.products)
    var words = products.map(\.name) + products.flatMap(\.facts) + products.compactMap(\.problem)
    words += shelves.compactMap(\.short) + shelves.compactMap(\.packages)
    words += shelves.compactMap(\.replacement).flatMap {
      [$0.wanted, $0.sold, $0.sold.capitalized]
    }
    words += shelves.map { $0.retailer.uppercased() }
    let carts = SampleGroceries.carts(copy).map(\.1)
    words += carts.flatMap { $0.missing + $0.soldOut + $0.unsuitable }
    words += carts.flatMap(\.lines).flatMap { [$0.name] + $0.packages }
    let pantries = SampleKitchen.pantries(copy).map(\.1)
    let items = pantries.flatMap(\.items)
    words += items.map(\.name) + items.compactMap(\.amount) + pantries.map(\.typed)
    words += pantries.flatMap(\.staples).map(\.name) + pantries.flatMap(\.proposals).map(\.name)
    return words
  }()

  private static let givenToSheets: [String] = {
    let pickers = SamplePicker.pickers(copy).map(\.1)
    var words = pickers.flatMap { $0.cards ?? [] }.map(\.title)
    words += pickers.flatMap { $0.cards ?? [] }.flatMap { $0.obstacles + [$0.admitted ?? ""] }
    words += pickers.flatMap(\.recentSearches) + pickers.map(\.query)
    words += pickers.flatMap(\.wider).map(\.query)
    let entries = SampleGroceries.entries.map(\.1)
    words += entries.flatMap(\.added).map(\.name) + entries.map(\.text)
    words += entries.compactMap(\.error) + entries.compactMap(\.warning)
    let stores = SampleStores.selectors.map(\.1)
    words += stores.flatMap(\.offered).flatMap { [$0.name, $0.address, $0.chain] }
    let merges = SampleMerges.merges.map(\.1)
    words += merges.map(\.title) + merges.flatMap(\.fields).map(\.name)
    let fields = merges.flatMap(\.fields)
    words += fields.flatMap(\.sides).map(\.name)
    words += (fields.flatMap(\.sides).map(\.value) + fields.compactMap(\.before)).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
    let choices = SampleConnections.screens(copy).map(\.1)
    words += choices.map(\.assistant.host) + choices.compactMap(\.assistant.error)
    words += choices.flatMap(\.rules.avoided) + choices.compactMap(\.rules.error)
    words += choices.map(\.rules.typed).filter { $0.count > 1 }
    words += choices.flatMap(\.furtherLimits)
    let households = SampleSharing.households(copy).map(\.1)
    words += households.compactMap(\.membership).flatMap { [$0.name, $0.server ?? ""] }
    words += households.compactMap(\.invitation?.code) + ["Ben", "Stand-in", "PM"]
    words += ["Ana", "It contains milk.", "Buy bread", "Busy week", "With guests"]
    words += ["Overnight Oats", "Lentil Soup", "Salmon with Asparagus", "Fried Rice", "Bean Chili"]
    // The code is spelt when it is read.
    words += households.compactMap(\.invitation?.code).map {
      $0.map(String.init).joined(separator: " ")
    }
    words += households.compactMap(\.error) + [SamplePlannerSheets.calendarAddress]
    let entered = SampleSharing.entries(copy).map(\.1)
    words += entered.flatMap { [$0.address, $0.code, $0.name, $0.email, $0.error ?? ""] }
    return words.filter { !$0.isEmpty }
  }()
}

extension Element {
  /// What the symbol means that it is; nil where it is none.
  var iconRole: IconRole? {
    if case .icon(let role, _, _) = content { role } else { nil }
  }
}
