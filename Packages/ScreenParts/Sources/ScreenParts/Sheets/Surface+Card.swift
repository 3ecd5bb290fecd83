import DesignSystem

extension Surface {
  /// The page's own colour one level up, for cards on the page of a grouped list.
  ///
  /// A card looks like a group, and may contain orange or green parts.
  public static let groupedCard = Surface(
    fill: .systemBackground, radius: .medium, shadow: .secondaryCard, elevation: .elevated)
}
