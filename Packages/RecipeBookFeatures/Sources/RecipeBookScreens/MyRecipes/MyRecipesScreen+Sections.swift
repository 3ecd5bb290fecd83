import DesignSystem
import MealModels
import ScreenParts

extension MyRecipesScreen {
  /// The choice between the lists, and the shown list.
  static func all(_ input: MyRecipesInput, _ copy: Copy) -> [ListSection] {
    let isOwn = input.shelf == MyRecipesInput.ownShelf
    return [choice(input, copy)].compactMap(\.self)
      + (isOwn ? sections(input, copy) : shelf(input, copy))
  }

  /// The unsaved recipe, the ways to a new recipe, the recipes, and the last searches.
  static func sections(_ input: MyRecipesInput, _ copy: Copy) -> [ListSection] {
    guard let entries = input.entries else { return [loading(copy)] }
    let list = entries.isEmpty ? nil : recipes(entries, input, copy)
    guard input.query.allSatisfy(\.isWhitespace) else { return [list].compactMap(\.self) }
    return [
      unfinished(input, copy), waiting(input, copy), beginnings(input, copy), order(input, copy),
      list, searches(input, copy),
    ].compactMap(\.self)
  }

  static func loading(_ copy: Copy) -> ListSection {
    ListSection("my-recipes.loading", spokenHeader: copy("my-recipes.title")) {
      ListRow("my-recipes.loading.row", icon: .recipes, copy("my-recipes.loading"))
    }
  }

  private static func unfinished(_ input: MyRecipesInput, _ copy: Copy) -> ListSection? {
    guard let title = input.unfinished else { return nil }
    let name = title.isEmpty ? copy("my-recipes.unfinished.unnamed") : title
    return ListSection(
      "my-recipes.unfinished", header: copy("my-recipes.unfinished"),
      spokenHeader: copy("my-recipes.unfinished.spoken"),
      footer: copy("my-recipes.unfinished.footer"), surface: .groupedCard
    ) {
      ListRow(
        "my-recipes.resume", icon: .draft, copy("my-recipes.resume", ["title": name]),
        accessory: .disclosure, action: ControlAction(RecipeBookAction.resume, motion: .push))
      ListRow(
        "my-recipes.discard", copy("recipe-editor.discard"),
        action: ControlAction(RecipeEditorAction.cancel), isDestructive: true)
    }
  }

  private static func waiting(_ input: MyRecipesInput, _ copy: Copy) -> ListSection? {
    guard !input.waiting.isEmpty else { return nil }
    return ListSection(
      "my-recipes.waiting", header: copy("my-recipes.waiting"),
      spokenHeader: copy("my-recipes.waiting.spoken"), footer: copy("my-recipes.waiting.footer")
    ) {
      input.waiting.enumerated().map { WaitingLinkRow($1, at: $0, copy) }
    }
  }

  static func beginnings(_ input: MyRecipesInput, _ copy: Copy) -> ListSection {
    let hint = input.isAllowed ? "" : copy("control.needs-premium")
    return ListSection(
      "my-recipes.new", spokenHeader: copy("my-recipes.new"),
      footer: input.isAllowed ? nil : copy("my-recipes.read-only")
    ) {
      ListRow(
        "my-recipes.create", icon: .add, copy("my-recipes.create"), accessory: .disclosure,
        hint: hint, action: ControlAction(RecipeBookAction.create, motion: .push))
      if input.canImport {
        ListRow(
          "my-recipes.import", icon: .link, copy("my-recipes.import"), accessory: .disclosure,
          hint: hint, action: ControlAction(RecipeBookAction.openImport, motion: .sheet))
      }
      if input.canImportFiles {
        ListRow(
          "my-recipes.import-files", icon: .importing, copy("recipe-files.open"),
          accessory: .disclosure, hint: hint,
          action: ControlAction(RecipeFilesAction.open, motion: .push))
      }
      if input.openNameCount > 0 {
        ListRow(
          "my-recipes.to-settle", icon: .information,
          copy("to-settle.open", count: input.openNameCount), accessory: .disclosure,
          action: ControlAction(NameSettlingAction.list, motion: .push))
      }
    }
  }

  /// The way to sort and filter, once there is enough to choose from.
  static func order(_ input: MyRecipesInput, _ copy: Copy) -> ListSection? {
    let conditions = input.choice.conditionCount
    guard (input.entries?.count ?? 0) > 2 || conditions > 0 else { return nil }
    let filters = conditions > 0 ? [copy("recipe-choice.filters", count: conditions)] : []
    return ListSection("my-recipes.order", spokenHeader: copy("recipe-choice.title")) {
      ListRow(
        "my-recipes.sort", icon: .filter, copy("recipe-choice.title"),
        value: ([copy.name(of: input.choice.order)] + filters).joined(separator: " · "),
        accessory: .disclosure,
        action: ControlAction(RecipeBookAction.choose, motion: .sheet))
      if input.entries?.isEmpty == true {
        ListRow("my-recipes.filtered", copy("recipe-choice.none"))
        ListRow(
          "my-recipes.unfilter", copy("recipe-choice.clear"),
          action: ControlAction(RecipeBookAction.clearChoice))
      }
    }
  }

  private static func recipes(
    _ entries: [MyRecipesInput.Entry], _ input: MyRecipesInput, _ copy: Copy
  ) -> ListSection {
    let count = entries.count + input.furtherCount
    return ListSection(
      "my-recipes.recipes", header: copy("my-recipes.count", count: count).uppercased(),
      spokenHeader: copy("my-recipes.count", count: count),
      footer: input.furtherCount > 0
        ? copy("my-recipes.further", count: input.furtherCount) : nil
    ) {
      entries.map { RecipeBookRow($0, isAllowed: input.isAllowed, copy) }
      more(input, copy)
    }
  }

  /// Shows more recipes of a list; nil if it shows all.
  static func more(_ input: MyRecipesInput, _ copy: Copy) -> ListRow? {
    guard input.furtherCount > 0 else { return nil }
    return ListRow(
      "my-recipes.further", icon: .add, copy("my-recipes.show-more"),
      action: ControlAction(RecipeBookAction.more))
  }

  /// The recent searches, below the recipes so that these stay in place.
  private static func searches(_ input: MyRecipesInput, _ copy: Copy) -> ListSection? {
    guard !input.recentSearches.isEmpty else { return nil }
    return ListSection(
      "my-recipes.searches", header: copy("my-recipes.searches"),
      spokenHeader: copy("my-recipes.searches.spoken")
    ) {
      input.recentSearches.enumerated().map { index, text in
        ListRow(
          ElementID("my-recipes.search").child(index), icon: .recent, text,
          label: copy("my-recipes.searches.again", ["query": text]),
          action: ControlAction(RecipeBookAction.look, text))
      }
      ListRow(
        "my-recipes.searches.forget", copy("my-recipes.searches.forget"),
        action: ControlAction(RecipeBookAction.forgetSearches))
    }
  }
}
