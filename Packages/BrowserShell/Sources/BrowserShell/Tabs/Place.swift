import AppShell

/// The eater's place in a tab, for an address and a script.
struct Place: Hashable, Sendable {
  /// The trail to the place: a tab's root, pushed screens, and overlays.
  var trail: [Route]
  /// The tab of the app.
  var tab: String
  /// The number of stacked sheets and covers.
  var sheets: Int

  /// Reads the place from an app's navigation.
  init(_ navigation: Navigation) {
    trail = navigation.trail
    tab = navigation.selected.path
    sheets = navigation.overlays.count
  }

  /// The distance from the root of the tab.
  var depth: Int { trail.count }

  /// A text that identifies the place.
  var key: String { trail.map(\.address).joined(separator: " ") }
}
