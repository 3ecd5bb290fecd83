import DesignSystem
import Layout
import Renderers

/// The looks of one expectation, at most one of each kind.
struct ScreenLooks {
  private let looks: [ScreenLook]

  /// Sorts the looks by kind, so that their order in a call does not matter.
  init(_ looks: [ScreenLook]) {
    self.looks = looks.sorted { $0.kind < $1.kind }
  }

  /// Two looks of which a screen can have only one; `nil` if there are none.
  var contradiction: String? {
    zip(looks, looks.dropFirst()).first { $0.kind == $1.kind }
      .map { "A screen cannot be recorded in both \($0.name) and \($1.name)." }
  }

  /// The name of the snapshot of a screen: `shelf.empty.dark.AX5`.
  func name(_ name: String) -> String {
    ([name] + looks.map(\.name)).joined(separator: ".")
  }

  /// The outline of a screen in these looks.
  func outline(of screen: some Screen) -> String {
    var appearance = Appearance()
    var canvas = ScreenCanvas.reference
    var size = ContentSize.l
    var direction = ReadingDirection.leftToRight
    for look in looks {
      switch look {
      case .appearance(let scheme): appearance.scheme = scheme
      case .contrast(let contrast): appearance.contrast = contrast
      case .contentSize(let wanted): size = wanted
      case .direction(let wanted): direction = wanted
      case .device(let wanted): canvas = wanted
      }
    }
    return screen.placed(on: canvas, contentSize: size, direction: direction)
      .outline(in: appearance)
  }
}
