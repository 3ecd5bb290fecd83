import MealModels

/// One stored change of a preference: the whole new value of one key, or one id that is added or
/// removed.
///
/// Changes of single ids commute, so two taps or two processes cannot undo each other's limit.
public struct PreferencesEvent: Hashable, Sendable, Codable {
  /// The changed key; unknown keys are ignored.
  public var key: String

  /// The eater, for keys of one eater; nil means the first one.
  public var eater: String?

  /// The id of the person, assigned when the person joined the table and kept under every name; nil
  /// if only the name is known.
  public var person: String?

  /// The new value: ids separated by commas.
  ///
  /// It is empty for an empty list and for a change of one id.
  public var value: String

  /// The one id that is added to the list.
  public var adds: String?

  /// The one id that is removed from the list.
  public var removes: String?

  /// Whether the key is a limit, so that an older version knows that it must not ignore it.
  public var isLimit: Bool?

  /// The key of the event that resets everything.
  public static let resetKey = "reset"

  /// The key of the event that sets a person's name.
  public static let nameKey = "name"

  /// Resets everything to a new household.
  public static let reset = PreferencesEvent(key: resetKey, value: "")

  /// Adds one id to a list, or removes it; the list of traces names the avoided ones.
  public static func toggling(
    _ id: String, isOn: Bool, of key: PreferenceKey, eater: String? = nil
  ) -> PreferencesEvent {
    var event = PreferencesEvent(key: key.rawValue, eater: eater, value: "")
    if isOn { event.adds = id } else { event.removes = id }
    return event
  }

  /// Accepts traces of these allergens only; an empty set avoids all traces.
  ///
  /// It names the allergens that the question listed, so that traces of an allergen added in
  /// another window stay unsafe.
  public static func acceptingTraces(
    of allergens: Set<Allergen>, eater: String? = nil
  ) -> PreferencesEvent {
    let ids = Allergen.allCases.filter(allergens.contains).map(\.rawValue)
    let words =
      ids.isEmpty ? [TracesPreference.avoid.rawValue] : [TracesPreference.accept.rawValue] + ids
    return PreferencesEvent(
      key: PreferenceKey.traces.rawValue, eater: eater, value: words.joined(separator: ","))
  }

  /// Makes an event that sets a whole value.
  public init(key: String, eater: String? = nil, value: String) {
    self.key = key
    self.eater = eater
    self.value = value
    isLimit = PreferenceKey(rawValue: key).flatMap { $0.isLimit ? true : nil }
  }
}
