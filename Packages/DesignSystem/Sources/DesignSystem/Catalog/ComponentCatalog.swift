/// Every component in every state, as screens: for viewing, for audits and for drawings.
///
/// The words are samples. No page leads anywhere: all controls share a few actions without effect.
public enum ComponentCatalog {
  /// The id of the catalogue's screen.
  public static let id: ScreenID = "components"

  /// The pages in the order of the states.
  public static var screens: [ComponentScreen] {
    [
      text, icons, buttons, buttonsBusy, buttonsDisabled, choices, fields, fieldsFilled, cards,
      lists, rows, progress, charts, media, sheet, drawer, menu, alert, toast, toastDone,
    ]
  }

  /// The action of every control, without a visible effect.
  static let use = ControlAction("components.use")
  /// The action of the button at the top.
  static let back = ControlAction("components.back")
  /// An action with a text to enter.
  static let type = ControlAction("components.type", slot: .text(maxLength: 80))
  /// An action with a number to choose.
  static let choose = ControlAction("components.choose", slot: .number(0...100))

  /// A heading between the parts of a page.
  static func heading(_ name: String, _ text: String) -> TextBlock {
    TextBlock(
      ElementID("components.\(name)"), text, style: .title3, isHeader: true, fillsWidth: true)
  }

  /// The id of a part.
  static func part(_ name: String) -> ElementID { ElementID("components.\(name)") }

  /// A picture of a sample meal.
  static func picture(
    _ phase: MealImage.Phase = .loaded, _ ratio: MealImage.Ratio = .hero,
    kind: Plate.Kind = .bowl
  ) -> MealImage {
    let colors = [RGBA(0xF2D49B), RGBA(0xC0392B), RGBA(0x5C8A3A)]
    return MealImage(.plate(Plate(kind, colors: colors, seed: 7)), phase: phase, ratio: ratio)
  }
}
