/// A page of the component catalogue: some components in all their states.
public struct ComponentScreen: Screen {
  /// The id, `components`, which all pages share.
  public var id: ScreenID { ComponentCatalog.id }
  /// The id of the shown group of components.
  public let state: StateID
  /// The name of the page.
  public let title: String
  /// The root of the page's tree.
  public let element: Element
  /// The filled button, if there is one.
  public let primaryAction: ElementID?

  /// Makes a page with a bar, the parts in a column, and the overlays above them.
  init(
    _ state: StateID, _ title: String, background: ColorRole = .systemBackground,
    primary: ElementID? = nil, spacing: Spacing = .m,
    @ElementBuilder overlays: () -> [Element] = { [] },
    @ElementBuilder parts: () -> [Element]
  ) {
    self.state = state
    self.title = title
    primaryAction = primary
    element =
      ScreenRoot("components", background: background) {
        NavigationBar("components.bar", title: title) {
          IconButton(
            "components.back", .back, label: "Back", action: ComponentCatalog.back, color: .label)
        }
        PageContent("components.content", spacing: spacing) {
          Gap("components.top", .s)
          parts()
          Gap("components.bottom", .l)
        }
        overlays()
      }.element
  }
}
