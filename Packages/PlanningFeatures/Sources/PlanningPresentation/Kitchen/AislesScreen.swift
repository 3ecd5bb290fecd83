import DesignSystem
import Groceries
import ScreenParts

/// The order of the aisles in the chosen store.
public struct AislesScreen: Screen {
  /// The id, `aisles`.
  public let id: ScreenID = "aisles"
  /// `default`, `read-only` or `no-store`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The aisles, or the message without a store.
  var page: ListPage

  /// The button that chooses a store, if there is none.
  public var primaryAction: ElementID? { page.message?.actions.first?.id }
  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { title }
  /// The root of the tree.
  public var element: Element { page.element }

  /// Makes the screen from the aisles in their order.
  ///
  /// - Parameter store: the name of the chosen store; nil if there is none.
  public init(
    _ aisles: [Aisle], store: String?, isAllowed: Bool = true, _ context: PresentationContext
  ) {
    let copy = context.copy
    title = copy("kitchen.aisles.title")
    page = ListPage("aisles", title: title, context)
    guard let store else {
      state = "no-store"
      page.message = StateMessage(
        "aisles.message", icon: .store, headline: copy("kitchen.aisles.none.headline"),
        message: copy("kitchen.aisles.none.body"),
        actions: [
          ActionButton(
            "aisles.store", .primary, copy("store.choose"),
            action: ControlAction(ConnectionsAction.store, motion: .sheet))
        ])
      return
    }
    state = isAllowed ? "default" : "read-only"
    let heading = copy("kitchen.aisles.store", ["store": store])
    page.sections = [
      ListSection(
        "aisles.order", header: heading, spokenHeader: heading,
        footer: copy("kitchen.aisles.note")
      ) {
        aisles.enumerated().map { place, aisle in
          Self.row(aisle, at: place, of: aisles.count, isAllowed: isAllowed, copy)
        }
      },
      ListSection("aisles.ways", spokenHeader: copy("kitchen.aisles.reset")) {
        ListRow(
          "aisles.reset", icon: .undo, copy("kitchen.aisles.reset"),
          hint: isAllowed ? "" : copy("control.needs-premium"),
          action: ControlAction(KitchenAction.resetAisles), isEnabled: isAllowed)
      },
    ]
  }

  private static func row(
    _ aisle: Aisle, at place: Int, of count: Int, isAllowed: Bool, _ copy: Copy
  ) -> Element {
    let id = ElementID("aisles.aisle").child(aisle.rawValue)
    let name = copy(CopyKey("aisle.\(aisle.rawValue)"))
    return Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .s, padding: .horizontal(.m), align: .center, width: .fill,
        minHeight: 44, stacksAtAccessibilitySizes: true)
    ) {
      TextBlock(id.child("name"), name, fillsWidth: true)
      IconButton(
        id.child("up"), .moveUp, label: copy("kitchen.aisles.up", ["aisle": name]),
        action: ControlAction(KitchenAction.aisleUp, aisle), isEnabled: isAllowed && place > 0)
      IconButton(
        id.child("down"), .moveDown, label: copy("kitchen.aisles.down", ["aisle": name]),
        action: ControlAction(KitchenAction.aisleDown, aisle),
        isEnabled: isAllowed && place < count - 1)
    }.element
  }
}
