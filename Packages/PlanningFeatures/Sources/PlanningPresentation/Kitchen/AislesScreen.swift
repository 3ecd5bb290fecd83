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
    var order = ListSection(
      "aisles.order", header: heading, spokenHeader: heading, footer: copy("kitchen.aisles.note")
    ) {
      aisles.enumerated().map { place, aisle in
        Self.row(aisle, at: place, of: aisles.count, isAllowed: isAllowed, copy)
      }
    }
    order.rowGap = .s
    page.sections = [
      order,
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
  ) -> Stack {
    func move(_ key: CopyKey, _ action: ControlAction, if canMove: Bool) -> CustomAction? {
      isAllowed && canMove ? CustomAction(copy(key), action) : nil
    }
    let id = ElementID("aisles.aisle").child(aisle.rawValue)
    return Stack(
      id.child("line"),
      LayoutSpec(
        .vertical,
        padding: EdgeSpacing(top: .none, leading: .none, bottom: .none, trailing: .m),
        width: .fill)
    ) {
      ReorderRow(
        ListRow(id, copy(CopyKey("aisle.\(aisle.rawValue)"))),
        moveUp: move(
          "kitchen.aisles.up", ControlAction(KitchenAction.aisleUp, aisle), if: place > 0),
        moveDown: move(
          "kitchen.aisles.down", ControlAction(KitchenAction.aisleDown, aisle),
          if: place < count - 1))
    }
  }
}
