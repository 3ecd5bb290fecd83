import DesignSystem
import MealModels

/// Every screen of an app in every state.
public struct ScreenCatalog: Sendable {
  /// The screens in the order of a walk through the app.
  public var screens: [CatalogScreen]
  /// The default words and looks of a screen.
  public var context: PresentationContext

  /// Makes a catalogue of the screens of an app.
  public init(screens: [CatalogScreen], context: PresentationContext) {
    self.screens = screens
    self.context = context
  }

  /// A catalogue with further screens at its end.
  public func adding(_ further: [CatalogScreen]) -> ScreenCatalog {
    ScreenCatalog(screens: screens + further, context: context)
  }

  /// The screen with that id in that state, or in its first state if none is named.
  ///
  /// Throws `unknownScreen` or `unknownState` with the valid names.
  public func screen(
    _ id: String, state: String? = nil, in context: PresentationContext? = nil
  ) throws(PresentationError) -> any Screen {
    guard let entry = screens.first(where: { $0.id.rawValue == id }) else {
      throw .unknownScreen(id, valid: screens.map(\.id))
    }
    let wanted = state ?? entry.states.first?.id.rawValue ?? ""
    guard let found = entry.states.first(where: { $0.id.rawValue == wanted }) else {
      throw .unknownState(wanted, screen: entry.id, valid: entry.states.map(\.id))
    }
    return found.make(context ?? self.context)
  }
}
