import DesignSystem
import MealModels
import ScreenParts

extension MyRecipesScreen {
  /// The choice between the lists; nil for a page with the user's own recipes only.
  static func choice(_ input: MyRecipesInput, _ copy: Copy) -> ListSection? {
    guard !input.shelves.isEmpty else { return nil }
    let own = (MyRecipesInput.ownShelf, copy("recipes-tab.own"))
    let shelves = [own] + input.shelves.map { ($0.id, $0.title) }
    return ListSection("my-recipes.shelves", spokenHeader: copy("recipes-tab.shelves")) {
      SegmentedControl(
        "my-recipes.shelf", label: copy("recipes-tab.shelves"),
        segments: shelves.map { id, title in
          .init(id, title, action: ControlAction(RecipeBookAction.shelf, id))
        }, selected: input.shelf)
    }
  }

  /// The recipes of another list than the user's own.
  static func shelf(_ input: MyRecipesInput, _ copy: Copy) -> [ListSection] {
    let shelf = input.shelves.first { $0.id == input.shelf }
    guard let entries = input.entries else { return [loading(copy)] }
    let isSearching = !input.query.allSatisfy(\.isWhitespace)
    let count = entries.count + input.furtherCount
    let list = ListSection(
      "my-recipes.recipes", header: copy("my-recipes.count", count: count),
      spokenHeader: copy("my-recipes.count", count: count),
      footer: input.furtherCount > 0 ? copy("my-recipes.further", count: input.furtherCount) : nil
    ) {
      if entries.isEmpty, isSearching || input.choice.conditionCount == 0 {
        ListRow(
          "my-recipes.shelf.empty",
          isSearching
            ? copy("recipes-tab.none", ["query": input.query]) : shelf?.emptyWords ?? "")
      }
      entries.map { ShelfRow($0, copy) }
      more(input, copy)
    }
    return (isSearching ? [] : [beginnings(input, copy)])
      + [order(input, copy), list].compactMap(\.self)
  }
}

/// A recipe of a list that is not the user's own: its picture, name and time.
struct ShelfRow: Component {
  private let id: ElementID
  private let entry: MyRecipesInput.Entry
  private let row: ListRow

  init(_ entry: MyRecipesInput.Entry, _ copy: Copy) {
    id = ElementID("my-recipes.recipe").child(entry.id.rawValue)
    self.entry = entry
    row = ListRow(
      id, entry.title, subtitle: entry.minutes.map { copy.minutes($0) },
      accessory: .disclosure, hint: copy("my-recipes.recipe.hint"),
      action: ControlAction(RecipeAction.open, entry.id, motion: .sheet))
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id.child("line"),
      LayoutSpec(
        .horizontal, padding: EdgeSpacing(horizontal: .m, vertical: .s), align: .center,
        width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      Stack(id.child("thumbnail"), LayoutSpec(.vertical, width: .fixed(60))) {
        Picture(id.child("image"), entry.image, height: 60)
      }
      Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) { row }
    }.element
  }
}
