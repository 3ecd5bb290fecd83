import Preferences
import PrintedText

/// Every setting, as lines and as JSON.
struct SettingsText: Sendable {
  private let rows: [(key: String, value: String)]

  /// Lists the keys in their order; a key of one eater is listed once for each eater, as
  /// `diets@Ana`.
  init(_ preferences: EaterPreferences) {
    let names = preferences.household.map(\.name)
    rows = PreferenceKey.allCases.flatMap { key in
      guard key.isPerEater, names.count > 1 else {
        return [(key.rawValue, preferences.text(of: key))]
      }
      return names.map { ("\(key.rawValue)@\($0)", preferences.text(of: key, eater: $0)) }
    }
  }

  /// The values by key.
  var json: JSON {
    ["settings": .object(rows.map { JSON.Member($0.key, .string($0.value)) })]
  }

  /// One line for each key.
  var lines: [String] {
    let width = rows.map(\.key.count).max() ?? 0
    return rows.map { row in
      row.key + String(repeating: " ", count: width - row.key.count + 2) + row.value
    }
  }
}
