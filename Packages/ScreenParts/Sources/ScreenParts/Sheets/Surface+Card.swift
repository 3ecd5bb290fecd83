import DesignSystem

extension Surface {
  /// The page's own colour one level up, for what lies on the page of a grouped list.
  ///
  /// It looks like a group, and what is drawn orange or green may lie on it.
  public static let groupedCard = Surface(
    fill: .systemBackground, radius: .medium, shadow: .secondaryCard, elevation: .elevated)
}
