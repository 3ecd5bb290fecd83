import Journal
import Preferences

/// The eaters' preferences, and whether all of them could be read.
public struct StoredSettings: Equatable, Sendable {
  /// The eaters' preferences.
  public var preferences = EaterPreferences()
  /// The number of preference events that this version cannot read; each may be a limit.
  public var unreadEvents = 0
  /// The number of unreadable or missing lines in a journal file that is not repaired yet.
  ///
  /// Each may be a limit. After the repair, the preferences report the loss.
  public var damagedLines = 0
  /// The state of missing records; nil if none is missing.
  public var missing: MissingRecords?
  /// Whether the last attempt to read the settings failed, so that they may have changed since.
  public var isOutdated = false
  /// Whether the settings were ever read; settings that were never read say nothing about limits.
  public var wasRead = false

  /// Makes settings that were never read.
  public init() {}

  /// Whether an unreadable part may be a limit.
  var isUnreadable: Bool {
    damagedLines > 0 || unreadEvents > 0 || !preferences.unreadableKeys.isEmpty
      || preferences.household.contains { !$0.unreadableLimits.isEmpty }
  }

  /// The eaters at the table whose limits may be lost, so that a person has to set or confirm them.
  ///
  /// While a damaged file is not repaired, these are all eaters.
  public var unconfirmedEaters: [String] {
    preferences.household.filter { damagedLines > 0 || !$0.unconfirmed.isEmpty }.map(\.name)
  }

  /// The limits of eaters at the table that may be lost and need a confirmation, such as
  /// `allergies@Ana`.
  ///
  /// While a damaged file is not repaired, these are all limits.
  public var unconfirmedLimits: [String] {
    guard damagedLines > 0 else { return preferences.unconfirmedLimits }
    let keys = PreferenceKey.allCases.filter(PreferencesEvent.confirmable.contains)
    return preferences.household.flatMap { eater in keys.map { "\($0.rawValue)@\(eater.name)" } }
  }

  /// The settings with outdated ones treated as current; settings that were never read stay unsafe.
  public var lastKnown: StoredSettings {
    var settings = self
    if wasRead { settings.isOutdated = false }
    return settings
  }

  /// The settings, marked as outdated.
  public var outdated: StoredSettings {
    var settings = self
    settings.isOutdated = true
    return settings
  }

  /// The parts that are missing or cannot be read, each of which may contain limits.
  var faults: [String] {
    let unread = isOutdated ? "data that cannot be read" : nil
    return [missing?.words, unread].compactMap(\.self)
  }
}

extension MissingRecords {
  /// A different number for each kind, from 1.
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
    case .left(let files): "data that is gone, except for: \(files.joined(separator: ", "))"
    }
  }
}
