import DesignSystem

/// What becomes of a meal that was to be saved and waits for premium.
package enum WaitingSave {
  /// Premium is not wanted, or not the answer any more: it is forgotten.
  package static let forget = ActionForm("favorites.forgetSave")

  /// Premium was bought or restored here: it is saved.
  package static let grant = ActionForm("favorites.grantSave")
}
