import DesignSystem
import MealModels
import PrintedText

/// Every screen of an app in every state.
public struct ScreenCatalog: Sendable {
  /// The screens in the order of a walk through the app.
  public var screens: [CatalogScreen]
  /// The words and looks of a screen for which none are given.
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

  /// The screen of that id in that state, else in its first one.
  ///
  /// Throws `unknownScreen` or `unknownState` with the valid names.
  public func screen(
    _ id: String, state: String? = nil, in context: PresentationContext? = nil
  ) throws(PresentationError) -> any Screen {
    guard let entry = screens.first(where: { $0.id.rawValue == id }) else {
      let valid = screens.map(\.id)
      throw .unknownScreen(
        id, valid: valid, nearest: nearest(id, valid.map(\.rawValue)).map { ScreenID($0) })
    }
    let wanted = state ?? entry.states.first?.id.rawValue ?? ""
    guard let found = entry.states.first(where: { $0.id.rawValue == wanted }) else {
      let valid = entry.states.map(\.id)
      throw .unknownState(
        wanted, screen: entry.id, valid: valid,
        nearest: nearest(wanted, valid.map(\.rawValue)).map { StateID($0) })
    }
    return found.make(context ?? self.context)
  }

  private func nearest(_ word: String, _ names: [String]) -> String? {
    Spelling.nearest(to: word, among: names)
  }
}
