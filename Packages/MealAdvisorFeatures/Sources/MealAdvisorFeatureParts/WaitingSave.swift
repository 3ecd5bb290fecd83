import DesignSystem

/// The outcomes for a meal whose saving waits for premium.
package enum WaitingSave {
  /// Premium was declined, or bought from another place: the meal is forgotten.
  package static let forget = ActionForm("favorites.forgetSave")

  /// Premium was bought or restored in this app: the meal is saved.
  package static let grant = ActionForm("favorites.grantSave")
}
