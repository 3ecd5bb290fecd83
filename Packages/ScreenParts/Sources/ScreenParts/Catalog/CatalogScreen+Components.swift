import DesignSystem

extension CatalogScreen {
  /// The components by themselves, so that those that no screen uses yet are seen and audited too.
  public static let components = CatalogScreen(
    ComponentCatalog.id, "Components",
    states: ComponentCatalog.screens.map { screen in CatalogState(screen.state) { _ in screen } })
}
