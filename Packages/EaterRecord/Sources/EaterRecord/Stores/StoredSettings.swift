import Journal
import Preferences

/// What the eaters told us, with what is known of whether all of it could be read.
public struct StoredSettings: Equatable, Sendable {
  /// What the eaters told us.
  public var preferences = EaterPreferences()
  /// How many preference events this version cannot read; any of them may be a limit.
  public var unreadEvents = 0
  /// How many lines of the journal cannot be read, or are gone, in a file that was not set aside
  /// yet; any may be a limit, and the preferences say so once it is.
  public var damagedLines = 0
  /// What became of records that were known; nil while all of them are there.
  public var missing: MissingRecords?
  /// Whether it could not be read last time, so that it may have changed since.
  public var isOutdated = false
  /// Whether it was ever read; what was not says nothing about limits.
  public var wasRead = false

  /// Nothing is known yet.
  public init() {}

  /// Whether something is among them that was not read, and may be a limit.
  var isUnreadable: Bool {
    damagedLines > 0 || unreadEvents > 0 || !preferences.unreadableKeys.isEmpty
      || preferences.household.contains { !$0.unreadableLimits.isEmpty }
  }

  /// Who at the table has limits that may be lost, so that a person has to set them anew or confirm
  /// them; everybody while a damaged file was not repaired yet.
  public var unconfirmedEaters: [String] {
    preferences.household.filter { damagedLines > 0 || !$0.unconfirmed.isEmpty }.map(\.name)
  }

  /// Limits that may be lost and have to be confirmed, of everyone at the table, as `allergies@Ana`;
  /// all of everybody's while a damaged file was not repaired yet.
  public var unconfirmedLimits: [String] {
    guard damagedLines > 0 else { return preferences.unconfirmedLimits }
    let keys = PreferenceKey.allCases.filter(PreferencesEvent.confirmable.contains)
    return preferences.household.flatMap { eater in keys.map { "\($0.rawValue)@\(eater.name)" } }
  }

  /// The same for who keeps to what was known as long as it cannot be read again; what never was
  /// read stays unsafe.
  public var lastKnown: StoredSettings {
    var settings = self
    if wasRead { settings.isOutdated = false }
    return settings
  }

  /// The same, known not to have been read again.
  public var outdated: StoredSettings {
    var settings = self
    settings.isOutdated = true
    return settings
  }

  /// What cannot be read at all, any of which may hold limits.
  var faults: [String] {
    let unread = isOutdated ? "data that cannot be read" : nil
    return [missing?.words, unread].compactMap(\.self)
  }
}

extension MissingRecords {
  /// Another one for each kind, from 1.
  var number: Int {
    switch self {
    case .gone: 1
    case .replaced: 2
    case .left: 3
    }
  }

  fileprivate var words: String {
    switch self {
    case .gone: "data whose folder is gone"
    case .replaced: "data that other data has replaced"
    case .left(let files): "data that is gone, of which is left: \(files.joined(separator: ", "))"
    }
  }
}
