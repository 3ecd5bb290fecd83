import DesignSystem
import ScreenParts

/// Where one buys: the store, its postal code, and the way to another one.
public struct StoreHeader: Component {
  /// The stable path.
  public var id: ElementID
  /// The store, or that none is chosen.
  public var name: TextBlock
  /// Its postal code.
  public var zip: TextBlock?
  /// Leads to the choice of a store.
  public var change: ActionButton
  /// Says that edits are kept here and not sent yet.
  public var draft: StatusBadge?

  /// Makes the header of a list.
  init(
    _ id: ElementID, _ store: ChosenStore?, isDraft: Bool, _ copy: Copy, change: ControlAction
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
      isDraft
      ? StatusBadge(
        id.child("draft"), .draft, copy("draft.pill"), spoken: copy("draft.pill.spoken")) : nil
  }

  /// The node that this value stands for.
  public var element: Element {
    ListSection(id, spokenHeader: name.content.text, surface: .groupedCard) {
      Stack(
        id.child("line"),
        LayoutSpec(
          .horizontal, spacing: .m, lineSpacing: .sPlus,
          padding: EdgeSpacing(horizontal: .m, vertical: .sPlus), align: .center, width: .fill,
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
