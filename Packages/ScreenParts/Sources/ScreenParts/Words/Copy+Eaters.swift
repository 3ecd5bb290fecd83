import DesignSystem

extension Copy {
  /// How the owner of the device is stored who was never named.
  public static let unnamedOwner = "you"

  /// The name of an eater; the owner of the device who was never named is "You".
  public func eater(named name: String) -> String {
    name == Self.unnamedOwner ? self("household.you") : name
  }

  /// How many diets and allergies somebody has, such as "2 selected" or "None".
  public func restrictions(_ count: Int) -> String {
    count == 0 ? self("settings.diets.none") : self("settings.diets.selected", count: count)
  }
}
