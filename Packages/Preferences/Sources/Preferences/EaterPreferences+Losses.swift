import MealModels

/// Handling of possibly lost limits: no meal is suggested until a person has set or confirmed each
/// eater's diets and allergies.
extension EaterPreferences {
  /// The possibly lost limits of every eater at the table that need a confirmation, as
  /// `allergies@Ana`.
  public var unconfirmedLimits: [String] {
    household.flatMap { eater in
      PreferenceKey.allCases.filter(eater.unconfirmed.contains)
        .map { "\($0.rawValue)@\(eater.name)" }
    }
  }

  /// A new eater; after a loss, the limits of the eater need a confirmation.
  func newEater(_ name: String) -> Eater {
    var eater = Eater(name: name)
    if !losses.isEmpty { eater.unconfirmed = PreferencesEvent.confirmable }
    return eater
  }

  /// Marks the limits of all eaters as possibly lost, including eaters who are away.
  ///
  /// Accepted traces are affected too, because a lost event may have revoked them.
  mutating func lose(_ copy: String) {
    losses.append(copy)
    for index in household.indices { household[index].lose() }
    for index in away.indices { away[index].lose() }
  }

  /// Applies an eater's confirmation of the limits as they are known here.
  mutating func confirm(_ event: PreferencesEvent) {
    // If the id is unknown, another person may have the name.
    guard event.person.map({ namesByID[$0] != nil }) != false else { return }
    let ids = event.value.split(separator: ",").map(String.init)
    let keys = Set(ids.compactMap(PreferenceKey.init))
    let name = event.eater.flatMap { presentName($0, in: event) } ?? household.first?.name
    if let index = index(of: name) {
      household[index].unconfirmed.subtract(keys)
    } else if let index = away.firstIndex(where: { $0.name == name }) {
      away[index].unconfirmed.subtract(keys)
    }
  }

  /// Resets to a new household.
  ///
  /// A loss stays known, because only a person can confirm that there are no limits.
  mutating func startOver(_ event: PreferencesEvent) {
    let lost = losses
    self = EaterPreferences()
    losses = lost
    household = [newEater(Eater.you.name)]
    if let person = event.person { namesByID[person] = Eater.you.name }
  }

  /// The confirmation that a change implies: setting all diets or all allergies of an eater, and
  /// resetting everything while no limit is unconfirmed.
  public func confirmation(by event: PreferencesEvent) -> PreferencesEvent? {
    if event.key == PreferencesEvent.resetKey {
      return .confirming(
        unconfirmedLimits.isEmpty ? PreferencesEvent.confirmable : [], of: Eater.you.name)
    }
    guard event.adds == nil, event.removes == nil, let key = PreferenceKey(rawValue: event.key),
      PreferencesEvent.confirmable.contains(key)
    else { return nil }
    return confirmation(of: [key], by: event.eater)
  }

  /// The confirmation of an eater's limits as they are known here.
  ///
  /// - Parameter eater: the eater; nil means the first one.
  public func confirmation(
    of keys: Set<PreferenceKey> = PreferencesEvent.confirmable, by eater: String?
  ) -> PreferencesEvent {
    let name = eater ?? household.first?.name
    var event = PreferencesEvent.confirming(keys, of: name)
    event.person = name.flatMap { person(called: spelled(presentName($0))) }
    return event
  }
}

extension Eater {
  fileprivate mutating func lose() {
    unconfirmed = PreferencesEvent.confirmable
    acceptTraces(of: [])
  }
}

extension PreferencesEvent {
  /// The key of the event of possibly lost limits; an older version finds a limit that it cannot
  /// read.
  public static let lossKey = "limits-lost"

  /// The key of the event that confirms limits of an eater.
  public static let confirmKey = "limits-confirmed"

  /// The limits to confirm of each eater after a loss.
  public static let confirmable: Set<PreferenceKey> = [.diets, .allergies]

  /// An event of possibly lost limits, with the copy of the journal that may contain them.
  public static func losing(copy: String?) -> PreferencesEvent {
    var event = PreferencesEvent(key: lossKey, value: copy ?? "")
    event.isLimit = true
    return event
  }

  /// The confirmation of an eater's limits; nil means the first eater.
  static func confirming(_ keys: Set<PreferenceKey>, of eater: String?) -> PreferencesEvent {
    let ids = PreferenceKey.allCases.filter(keys.contains).map(\.rawValue)
    return PreferencesEvent(key: confirmKey, eater: eater, value: ids.joined(separator: ","))
  }

  /// Whether the event is about a loss on this device, and therefore stays on it.
  public var isOfLoss: Bool { key == Self.lossKey || key == Self.confirmKey }
}
