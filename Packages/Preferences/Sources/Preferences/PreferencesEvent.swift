/// One change of a preference, as it is stored: the whole new value of one key.
public struct PreferencesEvent: Hashable, Sendable, Codable {
  /// What was set; keys that this version does not know are left alone.
  public var key: String

  /// Whose value it is, for keys of one eater; nil is the first eater.
  public var eater: String?

  /// The new value, ids separated by commas; empty for none.
  public var value: String

  /// Whether the key limits what may be eaten, so that an older version knows that it must not
  /// pass over it.
  public var isLimit: Bool?

  /// The key of the event that sets everything back.
  public static let resetKey = "reset"

  /// Sets everything back to how a new household starts.
  public static let reset = PreferencesEvent(key: resetKey, value: "")

  /// Makes an event.
  public init(key: String, eater: String? = nil, value: String) {
    self.key = key
    self.eater = eater
    self.value = value
    isLimit = PreferenceKey(rawValue: key).flatMap { $0.isLimit ? true : nil }
  }
}
