import AppShell

/// Where the eater is in a tab, as an address and a script know it.
struct Place: Hashable, Sendable {
  /// The way there: a tab's root, what was pushed, what lies over it.
  var trail: [Route]
  /// The tab.
  var tab: String
  /// How many sheets and covers lie over each other.
  var sheets: Int

  /// Reads where an app is.
  init(_ navigation: Navigation) {
    trail = navigation.trail
    tab = navigation.selected.path
    sheets = navigation.overlays.count
  }

  /// How far it is from the root of the tab.
  var depth: Int { trail.count }

  /// The place as one text, other than that of every other place.
  var key: String { trail.map(\.address).joined(separator: " ") }
}
