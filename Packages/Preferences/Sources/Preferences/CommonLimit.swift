import MealModels

/// The most common limits, each set with one tap.
public enum CommonLimit: String, CaseIterable, Hashable, Sendable {
  /// No meat and no fish.
  case vegetarian
  /// No peanuts, no tree nuts, and no traces of them.
  case nuts
  /// No gluten and no traces of it.
  case gluten
  /// No milk, no food made of it, and no traces of it.
  case dairy

  /// The events that set the limit for the owner of the device, as ordinary diets and allergies.
  ///
  /// If the limit can be understood in several ways, the strictest one is set.
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
