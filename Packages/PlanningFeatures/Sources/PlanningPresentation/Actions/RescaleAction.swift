import DesignSystem

/// The actions on planned meals after people came to the table.
public enum RescaleAction {
  /// Cooks the planned meals of everyone for the present number of people, in place of an earlier
  /// one.
  public static let rescale = ActionForm("planner.rescale", about: .integer("from"))

  static let all: [any ActionDeclaration] = [rescale]
}
