import DesignSystem
import Preferences

extension Copy {
  /// The name of an eater; who was never named is "You".
  public func eater(named name: String) -> String {
    name == Eater.you.name ? self("household.you") : name
  }

  /// How many diets and allergies somebody has, such as "2 selected" or "None".
  public func restrictions(_ count: Int) -> String {
    count == 0 ? self("settings.diets.none") : self("settings.diets.selected", count: count)
  }
}
