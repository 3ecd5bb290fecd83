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
  public var events: [PreferencesEvent] { events(isOn: true) }

  /// The events that set the limit, or that remove it again.
  public func events(isOn: Bool) -> [PreferencesEvent] {
    diets.map { .toggling($0.rawValue, isOn: isOn, of: .diets) }
      + allergens.map { .toggling($0.rawValue, isOn: isOn, of: .allergies) }
  }

  /// Whether an eater has the whole limit.
  public func isSet(by eater: Eater) -> Bool {
    eater.diets.isSuperset(of: diets) && eater.allergens.isSuperset(of: allergens)
  }

  private var diets: [Diet] { self == .vegetarian ? [.vegetarian] : [] }

  private var allergens: [Allergen] {
    switch self {
    case .vegetarian: []
    case .nuts: [.peanut, .treeNut]
    case .gluten: [.gluten]
    case .dairy: [.milk]
    }
  }
}
