import AppShell
import DesignSystem

/// The terminal's state apart from the app's screen: the chosen control, the scroll position, and
/// the typed text.
///
/// It is a value that keys change.
struct Console: Equatable {
  /// A place on a screen.
  struct Place: Equatable {
    /// The chosen control; nil while it cannot be used, so that a key does not use another one by
    /// mistake.
    var focus: ElementID?
    /// The control that the eater chose; nil until then, and then the primary one is chosen.
    var wish: ElementID?
    /// The chosen control's number among the controls, in case it disappears.
    var number = 0
    /// The number of the first visible line of the content.
    var scroll = 0
    /// Whether the window follows the chosen control; a new screen starts at its top.
    var followsFocus = false
  }

  /// The layer over the page.
  enum Layer: Equatable {
    /// No layer: keys use the controls.
    case page
    /// The eater types a text for a control.
    case entry(Control, LineEditor)
    /// The custom actions of a control, one of which is chosen.
    case actions(Control, Int)
    /// The list of all keys, and its scroll position.
    case keys(Int)
    /// A text to read; any key continues.
    case notice(String)
    /// The question whether to close the app, with the work that would be lost.
    case leaving([String])
  }

  /// A request that a key makes to the world outside the console.
  enum Request: Equatable {
    /// No request.
    case none
    /// Use a control.
    case fire(ActionCall)
    /// Close the app.
    case quit
    /// Release the terminal for a while.
    case suspend
    /// Draw everything again.
    case redraw
  }

  /// The number of rows of the page that the window shows.
  var pageRows = 20
  /// The eater's place on the current screen.
  var place = Place()
  /// The layer over the page.
  var layer: Layer = .page
  /// A short remark about the last key; it disappears with the next one.
  var remark: String?
  /// Whether the chosen control is visible in the window.
  var showsFocus = true

  /// The layer before the question whether to close the app.
  private var layerBefore: Layer = .page
  /// The texts to show after the current entry or choice.
  private var notices: [String] = []
  private var route: Route?
  private var announcement: String?
  private var visited: [Route: Place] = [:]

  /// Sets the screen on top; keeps the place on the same screen, and stores the places of other
  /// screens.
  mutating func show(_ page: Page) {
    if page.route != route { move(to: page) }
    if page.announcement != announcement {
      announcement = page.announcement
      remark = page.announcement ?? remark
    }
    settleFocus(page)
    if layer == .page, !notices.isEmpty { layer = .notice(notices.removeFirst()) }
  }

  /// Shows a text to read: at once on a page, otherwise after the current entry or choice.
  mutating func tell(_ words: String) {
    notices.append(words)
    if layer != .page { remark = words }
  }

  /// Asks whether to close the app although work would be lost.
  mutating func askToLeave(losing unfinished: [String]) {
    layerBefore = layer
    layer = .leaving(unfinished)
  }

  /// Restores the layer after the eater decides to stay.
  mutating func stay() {
    layer = layerBefore
    layerBefore = .page
  }

  private mutating func move(to page: Page) {
    if let route { visited[route] = place }
    // Only a few earlier places are kept.
    if visited.count > 32 { visited = visited.filter { $0.key.parameters.isEmpty } }
    place = visited[page.route] ?? Place()
    route = page.route
    switch layer {
    case .notice: return
    case .leaving: layerBefore = .page
    default: layer = .page
    }
    remark = nil
  }

  /// Chooses a control of the page by its number.
  mutating func choose(_ number: Int, _ page: Page) {
    guard page.controls.indices.contains(number) else { return }
    place.number = number
    place.wish = page.controls[number].id
    place.focus = place.wish
    place.followsFocus = true
  }

  /// Keeps the chosen control, even while it cannot be used.
  ///
  /// On a new screen, the primary or first control is chosen.
  private mutating func settleFocus(_ page: Page) {
    let wish = place.wish ?? page.primary ?? page.controls.first?.id
    if let found = page.controls.firstIndex(where: { $0.id == wish }) { place.number = found }
    place.focus = page.control(wish)?.id
  }
}
