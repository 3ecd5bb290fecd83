/// How long cooked food keeps.
public enum LeftoverKeeping {
  /// The days after cooking within which leftovers are eaten.
  ///
  /// In a refrigerator cooked leftovers keep 3 to 4 days. This is the shorter time, and a dish may
  /// keep for less. Source: U.S. Department of Agriculture, Food Safety and Inspection Service,
  /// "Leftovers and Food Safety" (fsis.usda.gov, Food Safety Basics).
  public static let days = 3
}
