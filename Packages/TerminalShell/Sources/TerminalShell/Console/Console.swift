import AppShell
import DesignSystem

/// What the terminal adds to the app's own screen: what is chosen, how far it is scrolled, and what
/// is being typed; a value that keys change.
struct Console: Equatable {
  /// A place on a screen.
  struct Place: Equatable {
    /// The chosen control; nil while it cannot be used, so that no other one is used unseen.
    var focus: ElementID?
    /// The control that the eater chose; nil until then, so that the emphasised one is chosen.
    var wish: ElementID?
    /// Its number among the controls, for when it is gone.
    var number = 0
    /// The first line of the content in the window.
    var scroll = 0
    /// Whether the window follows the chosen control; a new screen begins at its top.
    var followsFocus = false
  }

  /// What lies over the page.
  enum Layer: Equatable {
    /// Nothing: keys use the controls.
    case page
    /// A text is typed for a control.
    case entry(Control, LineEditor)
    /// The further actions of a control, one of them chosen.
    case actions(Control, Int)
    /// The list of all keys, scrolled so far.
    case keys(Int)
    /// Something to read; any key goes on.
    case notice(String)
    /// Whether to close the app although this is lost with it.
    case leaving([String])
  }

  /// What a key asks for beyond the console.
  enum Request: Equatable {
    /// Nothing.
    case none
    /// Use a control.
    case fire(ActionCall)
    /// Close the app.
    case quit
    /// Give the terminal back for a while.
    case suspend
    /// Draw everything anew.
    case redraw
  }

  /// How many rows of the page the window shows.
  var pageRows = 20
  /// Where the eater is on the page.
  var place = Place()
  /// What lies over it.
  var layer: Layer = .page
  /// A short word about the last key, until the next one.
  var remark: String?
  /// Whether the chosen control stands in the window.
  var showsFocus = true

  /// What lay over the page before the eater was asked whether to close the app.
  private var layerBefore: Layer = .page
  /// What waits to be read, because something is being done.
  private var notices: [String] = []
  private var route: Route?
  private var announcement: String?
  private var visited: [Route: Place] = [:]

  /// Takes note of the screen on top: keeps the place on the same screen, remembers it for others.
  mutating func show(_ page: Page) {
    if page.route != route { move(to: page) }
    if page.announcement != announcement {
      announcement = page.announcement
      remark = page.announcement ?? remark
    }
    settleFocus(page)
    if layer == .page, !notices.isEmpty { layer = .notice(notices.removeFirst()) }
  }

  /// Has something read: at once on a page, and after what is being typed or chosen.
  mutating func tell(_ words: String) {
    notices.append(words)
    if layer != .page { remark = words }
  }

  /// Asks whether to close the app although something would be lost.
  mutating func askToLeave(losing unfinished: [String]) {
    layerBefore = layer
    layer = .leaving(unfinished)
  }

  /// The eater stays: what lay over the page is there again.
  mutating func stay() {
    layer = layerBefore
    layerBefore = .page
  }

  private mutating func move(to page: Page) {
    if let route { visited[route] = place }
    // A few screens back are enough to come back to.
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

  /// Chooses a control of the page.
  mutating func choose(_ number: Int, _ page: Page) {
    guard page.controls.indices.contains(number) else { return }
    place.number = number
    place.wish = page.controls[number].id
    place.focus = place.wish
    place.followsFocus = true
  }

  /// The chosen control stays chosen, also while it cannot be used; a new screen has one to begin.
  private mutating func settleFocus(_ page: Page) {
    let wish = place.wish ?? page.primary ?? page.controls.first?.id
    if let found = page.controls.firstIndex(where: { $0.id == wish }) { place.number = found }
    place.focus = page.control(wish)?.id
  }
}
