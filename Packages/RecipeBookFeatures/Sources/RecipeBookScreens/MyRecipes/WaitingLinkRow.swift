import DesignSystem
import ScreenParts

/// A waiting link: its name, a draft badge, its state, and a button to remove it.
struct WaitingLinkRow: Component {
  private let row: ListRow
  private let badge: StatusBadge
  private let remove: IconButton

  init(_ link: MyRecipesInput.WaitingLink, at position: Int, _ copy: Copy) {
    let id = ElementID("my-recipes.waiting").child(position)
    row = ListRow(
      id, icon: .link, link.name, subtitle: link.note, spokenValue: link.note,
      hint: copy(link.isRead ? "my-recipes.waiting.review" : "my-recipes.waiting.again"),
      action: ControlAction(
        RecipeImportAction.openWaiting, link.address, motion: link.isRead ? .push : .sheet))
    badge = StatusBadge(
      id.child("draft"), .draft, copy("recipe-import.draft"),
      spoken: copy("recipe-import.draft.spoken", ["title": link.name]))
    remove = IconButton(
      id.child("remove"), .trash, label: copy("my-recipes.waiting.remove", ["title": link.name]),
      action: ControlAction(RecipeImportAction.removeWaiting, link.address), color: .errorText)
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      row.id.child("line"),
      LayoutSpec(
        .horizontal, spacing: .s, padding: EdgeSpacing(horizontal: .m, vertical: .s),
        align: .center, width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      Stack(row.id.child("words"), LayoutSpec(.vertical, width: .fill)) {
        row
        Stack(
          row.id.child("badge"), LayoutSpec(.horizontal, padding: .horizontal(.m), width: .fill)
        ) { badge }
      }
      remove
    }.element
  }
}
