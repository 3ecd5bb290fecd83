import AppShell
import AppTesting
import DesignSystem
import Testing

extension Requirement {
  /// S-NAV, S-FAV, S-SET and S-REC: places and the ways between them.
  static let places = ways + favoritesPlace + settingsPlace + recipePlace

  private static let ways = [
    Requirement("S-NAV-01", "Home, Favorites and Settings with their symbols") {
      let visitor = try await Visitor()
      #expect(await visitor.app.navigation.tabs.map(\.path) == ["home", "favorites", "settings"])
      let tabs = try #require(try await visitor.element("tabs"))
      #expect(
        tabs.all.compactMap(\.icon?.role.symbolName)
          == ["house.fill", "heart.fill", "gearshape.fill"])
    },
    Requirement("S-NAV-02 S-NAV-04", "one knows the tab one is in, and one action leads back") {
      let visitor = try await Visitor()
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=privacy-policy")
      #expect(await visitor.app.navigation.selected == Route("settings"))
      let backs = try await visitor.screen.element.actions.filter { $0.id == "navigation.dismiss" }
      #expect(backs.count == 1)
      try await visitor.tap("navigation.dismiss")
      #expect(try await visitor.place == "settings.default")
      #expect(!(try await visitor.can("navigation.dismiss")))
    },
    Requirement("S-NAV-03", "the tabs are there on every page, and go under what covers it") {
      for name in ["settings.default", "cooking-time.default", "appearance.default"] {
        #expect(Shown.screen(name).element.find("tabs") != nil, "\(name)")
      }
      for name in ["recipe-detail.default", "paywall.default", "cooking.first"] {
        #expect(Shown.screen(name).element.find("tabs") == nil, "\(name)")
      }
    },
    Requirement("S-NAV-05", "short tasks lie over the page as sheets") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal.id
      for action in ["meal.order", "favorites.toggle"] {
        try await visitor.tap("\(action)?id=\(meal)")
        #expect(await visitor.app.navigation.overlays.map(\.style) == [.sheet], "\(action)")
        try await visitor.tap(action == "meal.order" ? "navigation.dismiss" : "premium.maybeLater")
      }
    },
    Requirement("S-NAV-06", "pages to read are pushed, the recipe covers as drawn") {
      let visitor = try await Visitor()
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=terms-of-service")
      #expect(await visitor.app.navigation.trail.count == 2)
      #expect(await visitor.app.navigation.overlays.isEmpty)
    },
    Requirement("S-NAV-07", "from Home the recipe covers the screen and slides up") {
      let visitor = try await Visitor()
      let open = try #require(try await visitor.element("home.card.meal")?.action)
      #expect(open.id == "recipe.open" && open.motion == .sheet)
      try await visitor.tap("home.card.meal")
      #expect(await visitor.app.navigation.overlays.map(\.style) == [.cover])
    },
    Requirement(
      "S-NAV-08", "saving without premium opens a sheet, Settings is a tab",
      .leads("favorites.toggle?id=MEAL", to: "premium-prompt.meal-saved"),
      .leads("tab.select?id=settings", to: "settings.default")),
    Requirement("S-NAV-09", "ordering leaves the app, which stays at Home") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal.id
      try await visitor.tap("meal.order?id=\(meal)", "meal.orderWith?id=\(meal)&service=uber-eats")
      #expect(await visitor.departures.first?.hasPrefix("https://") == true)
      #expect(await visitor.app.navigation.current == Route("home"))
    },
  ]

  private static let favoritesPlace = [
    Requirement(
      "S-FAV-01 S-FAV-03", "a title, and two columns that are 16 points apart",
      .says("Favorites", "favorites.bar.title", on: "favorites.five"),
      Check {
        let grid = Shown.element("favorites.grid", on: "favorites.five")
        #expect(grid.layout.flow == .grid(columns: 2))
        #expect(grid.layout.spacing == .cardSpacing && grid.layout.lineSpacing == .cardSpacing)
      }),
    Requirement("S-FAV-02", "the last tile adds more meals") {
      let grid = Shown.element("favorites.grid", on: "favorites.five")
      #expect(grid.children.last?.visibleText == "Add More Meals")
      #expect(grid.children.last?.role == .dashedCard)
    },
    Requirement("S-FAV-04", "small pictures are square, cut to the drawn card") {
      let id: ElementID = "favorites.meal.thai-green-curry.image"
      #expect(Shown.element(id, on: "favorites.five").picture?.ratio == .thumbnail)
      let frame = Shown.placed("favorites.five").frame(id)
      #expect(frame?.width == 171 && frame?.height == 140)
    },
    Requirement("S-FAV-05", "a saved meal opens its recipe") {
      let visitor = try await Visitor.withSavedMeal()
      let meal = try await visitor.meal
      try await visitor.tap("tab.select?id=favorites", "recipe.open?id=\(meal.id)")
      #expect(try await visitor.place == "recipe-detail.saved")
      #expect(try await visitor.screen.title == meal.recipe.title)
    },
    Requirement(
      "S-FAV-06", "nothing saved encourages to look around",
      .shows("No favorites yet", "Start exploring", "Discover Meals", on: "favorites.none"),
      .leads("tab.select?id=favorites", "favorites.discover", to: "home.suggestion", premium: true)),
    Requirement("S-FAV-07", "remove and share, in a menu and by buttons that can be seen") {
      let visitor = try await Visitor.withSavedMeal()
      let meal = try await visitor.meal.id
      try await visitor.tap("tab.select?id=favorites")
      let card = try #require(try await visitor.element(ElementID("favorites.meal.\(meal)")))
      let further = card.accessibility.customActions.map(\.action.id)
      #expect(further.contains("favorites.remove") && further.contains("meal.share"))
      try await visitor.tap("favorites.edit", "favorites.remove?id=\(meal)")
      #expect(try await visitor.stores.read().savedMeals.isEmpty)
    },
    Requirement("S-FAV-08", "one can ask to read again, and this device answers") {
      let visitor = try await Visitor.withSavedMeal()
      try await visitor.tap("tab.select?id=favorites", "favorites.edit", "favorites.refresh")
      #expect(try await visitor.sees(visitor.meal.recipe.title))
    },
  ]

  private static let settingsPlace = [
    Requirement("S-SET-01", "three groups with three, two and three rows") {
      let sections = Shown.screen("settings.default").element.all.filter { $0.role == .section }
      let rows = sections.map { $0.all.filter { $0.role == .row }.count }
      #expect(rows == [3, 2, 3])
      #expect(sections.map(\.children.first?.visibleText) == ["PREFERENCES", "ACCOUNT", "ABOUT"])
    },
    Requirement("S-SET-02", "all rows are seen without scrolling") {
      let content = try #require(Shown.placed("settings.default")["settings.content"])
      #expect(content.contentHeight <= content.frame.height)
    },
    Requirement(
      "S-SET-03", "what is set in detail has pages of its own",
      .leads(
        "tab.select?id=settings", "settings.open?screen=dietary-restrictions",
        to: "dietary-restrictions"),
      .leads(
        "tab.select?id=settings", "settings.open?screen=cooking-time", to: "cooking-time")),
    Requirement("S-SET-04", "nothing of the account is lost by one tap") {
      let visitor = try await Visitor()
      try await visitor.tap("tab.select?id=settings", "settings.signIn")
      try await visitor.tap("account.enterName=Ana", "account.delete")
      #expect(try await visitor.screen.id == "delete-account")
      try await visitor.tap("navigation.dismiss")
      #expect(try await visitor.stores.account.state()?.identity.name == "Ana")
    },
    Requirement(
      "S-SET-05", "law and version stand last, as plain rows",
      .order(
        "settings.preferences", "settings.account", "settings.about", on: "settings.default"),
      .type("settings.privacy.title", on: "settings.default", .body, .regular, color: .label)),
  ]

  private static let recipePlace = [
    Requirement(
      "S-REC-01", "Close, Share and Save stand in the bar",
      .says("Close Share Save", "recipe.bar", on: "recipe-detail.default")),
    Requirement("S-REC-02", "the picture is as wide as the screen, from 16:9") {
      let image = Shown.element("recipe.hero", on: "recipe-detail.default").picture
      #expect(image?.ratio == .hero)
      #expect(Shown.placed("recipe-detail.default").frame("recipe.hero")?.width == 390)
    },
    Requirement(
      "S-REC-03", "minutes, difficulty and servings",
      .shows("25 min", "Easy", "4 servings", on: "recipe-detail.default")),
    Requirement("S-REC-04", "a list of ingredients with amounts, and numbered steps") {
      let root = Shown.screen("recipe-detail.default").element
      #expect(root.find("recipe.ingredients.list.0")?.role == .list)
      #expect(root.find("recipe.instructions.list.0")?.role == .numberedList)
      #expect(root.find("recipe.ingredients.1")?.visibleText == "1 cup heavy cream")
    },
    Requirement(
      "S-REC-05", "one starts to cook",
      .says("Start Cooking", "recipe.startCooking", on: "recipe-detail.default"),
      .leads("recipe.open?id=MEAL", "recipe.startCooking?id=MEAL", to: "cooking.first")),
    Requirement("S-REC-06", "the page is read by scrolling down") {
      let content = Shown.element("recipe.content", on: "recipe-detail.default")
      #expect(content.layout.scrolls && content.layout.flow == .vertical)
    },
    Requirement("S-REC-08", "a step that names minutes offers a timer") {
      let cooking = Shown.screen("cooking.middle").element
      #expect(cooking.actions.contains { $0.id == "cooking.startTimer" })
      #expect(Shown.screen("cooking.timer-running").element.visibleText.contains("5:42"))
    },
  ]
}

extension Visitor {
  /// Somebody with premium who saved the meal that Home shows.
  static func withSavedMeal() async throws -> Visitor {
    let visitor = try await Visitor()
    try await visitor.startTrial()
    try await visitor.tap("favorites.toggle?id=\(try await visitor.meal.id)")
    return visitor
  }
}
