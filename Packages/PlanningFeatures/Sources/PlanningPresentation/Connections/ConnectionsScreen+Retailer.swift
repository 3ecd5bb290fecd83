import DesignSystem
import ScreenParts

extension ConnectionsScreen {
  /// The rows "Kroger #1234 ▾" and "(Change ZIP)".
  static func retailer(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    ListSection(
      "connections.retailer", header: copy("connections.retailer"), surface: .groupedCard
    ) {
      Stack.inset("connections.store.row") {
        FormField("connections.store.field", copy("connections.store")) {
          PickerField(
            "connections.store", .choice, label: copy("connections.store"),
            value: input.store?.name ?? "", placeholder: copy("store.choose"),
            hint: copy("planner.store.hint"),
            action: ControlAction(ConnectionsAction.store, motion: .sheet))
        }
        Stack(
          "connections.zip.line",
          LayoutSpec(
            .horizontal, spacing: .m, lineSpacing: .sPlus, padding: .vertical(.s), align: .center,
            width: .fill, minHeight: 44, stacksAtAccessibilitySizes: true)
        ) {
          input.store?.zip.map {
            TextBlock(
              "connections.zip.shown", copy("store.zip", ["zip": $0]), style: .callout,
              color: .secondaryLabel)
          }
          ActionButton(
            "connections.zip", .text, copy("connections.zip.change"),
            label: copy("connections.zip.change.label"),
            action: ControlAction(ConnectionsAction.zip, motion: .sheet))
        }
      }
    }
  }
}
