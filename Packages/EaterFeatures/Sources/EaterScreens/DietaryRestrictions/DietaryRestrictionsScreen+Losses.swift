import DesignSystem
import ScreenParts

extension DietaryRestrictionsScreen {
  /// The explanation that limits may be lost, and the button that confirms the limits below it.
  static func lost(_ input: DietaryRestrictionsInput, _ copy: Copy) -> ListSection? {
    guard input.mayBeIncomplete else { return nil }
    return ListSection(
      "dietary-restrictions.lost", header: copy("limits-lost.section"),
      spokenHeader: copy("limits-lost.section.spoken"), footer: copy("limits-lost.diets")
    ) {
      ListRow(
        "dietary-restrictions.lost.confirm", icon: .restrictions, copy("limits-lost.confirm"),
        hint: copy("limits-lost.confirm.hint"),
        action: ControlAction(SettingsAction.confirmLimits, input.eater))
    }
  }
}
