import DesignSystem
import ScreenParts

/// The header with the store, its postal code, and a button that changes the store.
struct StoreHeader: Component {
  /// The stable path.
  var id: ElementID
  /// The name of the store, or the note that none is chosen.
  var name: TextBlock
  /// Its postal code.
  var zip: TextBlock?
  /// Opens the choice of a store.
  var change: ActionButton
  /// The note that edits are stored on this device and not sent yet.
  var draft: StatusBadge?

  /// Makes the header of a list.
  init(
    _ id: ElementID, _ store: ChosenStore?, isPending: Bool, _ copy: Copy, change: ControlAction
  ) {
    self.id = id
    name = TextBlock(
      id.child("name"),
      store.map { copy("store.shown", ["store": $0.name]) } ?? copy("store.none"),
      style: .callout, weight: .medium)
    zip = store?.zip.map {
      TextBlock(
        id.child("zip"), copy("store.zip", ["zip": $0]), style: .callout,
        color: .secondaryLabel)
    }
    self.change = ActionButton(
      id.child("change"), .text, copy(store == nil ? "store.choose" : "store.change"),
      label: copy(store == nil ? "store.choose" : "store.change.label"), action: change)
    draft =
      isPending
      ? StatusBadge(
        id.child("draft"), .draft, copy("draft.pill"), spoken: copy("draft.pill.spoken")) : nil
  }

  /// The tree node of this value.
  var element: Element {
    ListSection(id, spokenHeader: name.content.text, surface: .groupedCard) {
      Stack(
        id.child("line"),
        LayoutSpec(
          .horizontal, spacing: .m, lineSpacing: .sPlus,
          padding: .horizontal(.m), align: .center, width: .fill,
          minHeight: 44, stacksAtAccessibilitySizes: true)
      ) {
        Stack(
          id.child("words"),
          LayoutSpec(.wrap, spacing: .sPlus, align: .center, width: .fill)
        ) {
          name
          zip
          draft
        }
        change
      }
    }.element
  }
}
