import MealModels

/// What is done when limits may be lost: nothing is suggested before each eater's diets and allergies
/// were set anew or confirmed by a person.
extension EaterPreferences {
  /// Limits that may be lost and have to be confirmed, of everyone at the table, as `allergies@Ana`.
  public var unconfirmedLimits: [String] {
    household.flatMap { eater in
      PreferenceKey.allCases.filter(eater.unconfirmed.contains)
        .map { "\($0.rawValue)@\(eater.name)" }
    }
  }

  /// Somebody new; where limits were lost, theirs may have been among them.
  func newEater(_ name: String) -> Eater {
    var eater = Eater(name: name)
    if !losses.isEmpty { eater.unconfirmed = PreferencesEvent.confirmable }
    return eater
  }

  /// Notes that limits may be lost of everybody, also of who is away; what the eaters said of traces
  /// may have been taken back in what is lost.
  mutating func lose(_ copy: String) {
    losses.append(copy)
    for index in household.indices { household[index].lose() }
    for index in away.indices { away[index].lose() }
  }

  /// Takes in that somebody says their limits are as they are known here.
  mutating func confirm(_ event: PreferencesEvent) {
    // Somebody else may have the name of an id that is not known.
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

  /// Goes back to how a new household starts; that limits were lost stays known, because only a
  /// person who confirms them can say that there are none.
  mutating func startOver(_ event: PreferencesEvent) {
    let lost = losses
    self = EaterPreferences()
    losses = lost
    household = [newEater(Eater.you.name)]
    if let person = event.person { namesByID[person] = Eater.you.name }
  }

  /// The confirmation that a change brings with it: who sets all diets or all allergies of an eater
  /// anew has said what they are, and who sets everything back while nothing is unconfirmed.
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

  /// Says that limits of an eater are as they are known here.
  ///
  /// - Parameter eater: who; nil is the first one.
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
  /// The key of the event that says that limits may be lost; a version that does not know it finds
  /// a limit that it cannot read.
  public static let lossKey = "limits-lost"

  /// The key of the event that says which limits of an eater are as they are known.
  public static let confirmKey = "limits-confirmed"

  /// What has to be confirmed of each eater after a loss.
  public static let confirmable: Set<PreferenceKey> = [.diets, .allergies]

  /// Says that limits may be lost, and in which copy of the journal they may be found.
  public static func losing(copy: String?) -> PreferencesEvent {
    var event = PreferencesEvent(key: lossKey, value: copy ?? "")
    event.isLimit = true
    return event
  }

  /// Says that limits of an eater are as they are known; nil is the first one.
  static func confirming(_ keys: Set<PreferenceKey>, of eater: String?) -> PreferencesEvent {
    let ids = PreferenceKey.allCases.filter(keys.contains).map(\.rawValue)
    return PreferencesEvent(key: confirmKey, eater: eater, value: ids.joined(separator: ","))
  }

  /// Whether it is about what this device lost, and so stays on it: others lost nothing.
  public var isOfLoss: Bool { key == Self.lossKey || key == Self.confirmKey }
}
