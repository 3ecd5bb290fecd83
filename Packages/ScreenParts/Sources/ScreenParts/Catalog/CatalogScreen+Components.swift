import DesignSystem

extension CatalogScreen {
  /// The components on their own, so that those that no screen uses yet are shown and audited too.
  public static let components = CatalogScreen(
    ComponentCatalog.id, "Components",
    states: ComponentCatalog.screens.map { screen in CatalogState(screen.state) { _ in screen } })
}
