import DesignSystem
import ScreenParts

/// A link that waits: what it is, that it is a draft, how it stands, and the way to take it away.
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

  /// The node that this value stands for.
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
