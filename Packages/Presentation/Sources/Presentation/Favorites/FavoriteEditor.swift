import DesignSystem
import MealModels
import ScreenParts

/// A saved meal with the actions of a long press as visible buttons: Share and Remove (C-A05).
struct FavoriteEditor: Component {
  /// The stable path.
  var id: ElementID
  /// The name of the dish.
  var title: TextBlock
  /// Time and difficulty, or the note that the recipe no longer exists.
  var detail: TextBlock
  /// The allergens of the meal; nil if the recipe no longer exists.
  var allergens: AllergenNote?
  /// Share, unless the recipe no longer exists, and Remove.
  var buttons: [ActionButton]

  /// Makes the editor of a saved meal.
  init(_ id: ElementID, _ item: SavedItem, copy: Copy) {
    self.id = id
    let name = ["title": item.title]
    title = TextBlock(id.child("title"), item.title, style: .headline, isHeader: true)
    detail = TextBlock(
      id.child("detail"), Self.detail(item, copy), style: .footnote, color: .secondaryLabel)
    allergens = item.facts.map { AllergenNote(id.child("allergens"), of: $0, copy: copy) }
    let share = ActionButton(
      id.child("share"), .secondary, copy("control.share"), icon: .share,
      label: copy("favorites.share.label", name),
      action: ControlAction(MealAction.share, item.id), horizontalPadding: .s)
    var removal = ControlAction(FavoritesAction.remove, item.id, motion: .cardRemoval)
    removal.announcement = copy("control.saved.done")
    let remove = ActionButton(
      id.child("remove"), .secondary, copy("favorites.remove"), icon: .remove,
      label: copy("favorites.remove.label", name), action: removal, isDestructive: true,
      horizontalPadding: .s)
    buttons = item.isAvailable ? [share, remove] : [remove]
  }

  private static func detail(_ item: SavedItem, _ copy: Copy) -> String {
    guard item.isAvailable else { return copy("favorites.gone") }
    return [
      item.minutes.map { copy.spokenMinutes($0) },
      item.difficulty.map { copy.name(of: $0) },
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The tree node of this value.
  var element: Element {
    Card(id, .favorite, spacing: .s, padding: .all(.cardPadding), minHeight: 0) {
      title
      detail
      allergens
      Stack(
        id.child("buttons"),
        LayoutSpec(
          .horizontal, spacing: .buttonSpacing, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) { buttons }
    }.element
  }
}
