import MealModels

/// The limits that most people have who have any, each to be set with one tap.
public enum CommonLimit: String, CaseIterable, Hashable, Sendable {
  /// No meat and no fish.
  case vegetarian
  /// No peanuts and no nuts of trees, nor traces of them.
  case nuts
  /// No gluten, nor traces of it.
  case gluten
  /// No milk and nothing made of it, nor traces of it.
  case dairy

  /// The changes that set it for the owner of the device: ordinary diets and allergies, and of
  /// several readings the strictest.
  public var events: [PreferencesEvent] {
    switch self {
    case .vegetarian: [.toggling(Diet.vegetarian.rawValue, isOn: true, of: .diets)]
    case .nuts: Self.allergies(to: .peanut, .treeNut)
    case .gluten: Self.allergies(to: .gluten)
    case .dairy: Self.allergies(to: .milk)
    }
  }

  private static func allergies(to allergens: Allergen...) -> [PreferencesEvent] {
    allergens.map { .toggling($0.rawValue, isOn: true, of: .allergies) }
  }
}
