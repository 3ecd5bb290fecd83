import MealModels

/// One change of a preference, as it is stored: the whole new value of one key, or one id that comes
/// or goes.
///
/// Changes of single ids commute, so two taps or two processes cannot undo each other's limit.
public struct PreferencesEvent: Hashable, Sendable, Codable {
  /// What was set; keys that this version does not know are left alone.
  public var key: String

  /// Whose value it is, for keys of one eater; nil is the first eater.
  public var eater: String?

  /// The id of whom it is about, which they got when they were seated and keep under every name; nil
  /// where only the name is known.
  public var person: String?

  /// The new value, ids separated by commas; empty for none, and for a change of one id.
  public var value: String

  /// The one id that is added to the list.
  public var adds: String?

  /// The one id that is taken from the list.
  public var removes: String?

  /// Whether the key limits what may be eaten, so that an older version knows that it must not
  /// pass over it.
  public var isLimit: Bool?

  /// The key of the event that sets everything back.
  public static let resetKey = "reset"

  /// The key of the event that says what somebody is called.
  public static let nameKey = "name"

  /// Sets everything back to how a new household starts.
  public static let reset = PreferencesEvent(key: resetKey, value: "")

  /// Adds one id to a list, or takes it away; the list of traces is of those that are avoided.
  public static func toggling(
    _ id: String, isOn: Bool, of key: PreferenceKey, eater: String? = nil
  ) -> PreferencesEvent {
    var event = PreferencesEvent(key: key.rawValue, eater: eater, value: "")
    if isOn { event.adds = id } else { event.removes = id }
    return event
  }

  /// Accepts traces of these allergens and of no others; of none is to avoid them.
  ///
  /// It names what was asked about, so that an allergy that another window adds meanwhile stays
  /// strict.
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
