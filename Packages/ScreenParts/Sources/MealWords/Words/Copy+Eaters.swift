import AppWords

extension Copy {
  /// The name that is stored for an owner of the device who has no name.
  public static let unnamedOwner = "you"

  /// The name of an eater; the unnamed owner of the device is "You".
  public func eater(named name: String) -> String {
    name == Self.unnamedOwner ? self("household.you") : name
  }

  /// The number of diets and allergies of an eater, such as "2 selected" or "None".
  public func restrictions(_ count: Int) -> String {
    count == 0 ? self("settings.diets.none") : self("settings.diets.selected", count: count)
  }
}
