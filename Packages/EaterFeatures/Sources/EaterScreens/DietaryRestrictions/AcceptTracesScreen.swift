import DesignSystem
import MealModels
import ScreenParts

/// The question before meals with traces of an eater's allergens are suggested.
public struct AcceptTracesScreen: AlertScreen {
  /// The id, `accept-traces`.
  public let id: ScreenID = "accept-traces"
  /// Always `default`.
  public var state: StateID = "default"
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  ///
  /// - Parameters:
  ///   - allergens: the allergens whose traces it asks about.
  ///   - eater: the allergic eater; nil for the owner of the device.
  public init(
    of allergens: AllergenSet, eater: String? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    let message = copy.aboutTraces("traces.question.message", of: eater, allergens)
    dialog = AlertDialog(
      "accept-traces.dialog", title: copy("traces.question.title"), message: message,
      buttons: [
        .init(
          "accept", copy("traces.question.accept"), .destructive,
          action: ControlAction(SettingsAction.acceptTraces, eater)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }
}

extension Copy {
  /// A sentence about traces of an eater's allergens; nil means the owner of the device.
  func aboutTraces(
    _ key: String, of eater: String?, _ allergens: AllergenSet = []
  ) -> String {
    let names = ["names": list(allergens.allergens.map(inlineName(of:)))]
    guard let eater else { return self(CopyKey(key), names) }
    return self(CopyKey("\(key).eater"), names.merging(["name": self.eater(named: eater)]) { $1 })
  }
}
