import DesignSystem
import Layout
import Testing

/// A number of the drawings: where an element of a screen stands at 390 × 844 and size L.
struct DrawnNumber: CustomTestStringConvertible, Sendable {
  /// A room between this element and another one, in points.
  struct Room: Sendable {
    var id: ElementID
    var points: Double
  }

  /// The requirements and resolutions, divided by spaces.
  var requirements: String
  var screen: String
  var state: String
  var element: ElementID
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?
  /// The height that real text may exceed (C-T11, C-L16).
  var minHeight: Double?
  /// The height of what reacts to touch.
  var touch: Double?
  /// The element above, and the room below it.
  var below: Room?
  /// The element before, and the room after it.
  var beside: Room?

  init(
    _ requirements: String, screen: String, state: String, element: ElementID, x: Double? = nil,
    y: Double? = nil, width: Double? = nil, height: Double? = nil, minHeight: Double? = nil,
    touch: Double? = nil, below: (ElementID, Double)? = nil, beside: (ElementID, Double)? = nil
  ) {
    self.requirements = requirements
    self.screen = screen
    self.state = state
    self.element = element
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.minHeight = minHeight
    self.touch = touch
    self.below = below.map { Room(id: $0.0, points: $0.1) }
    self.beside = beside.map { Room(id: $0.0, points: $0.1) }
  }

  var testDescription: String { "\(requirements) \(screen).\(state) \(element)" }

  /// The ids of the requirements, without those of resolutions.
  var ids: [String] {
    requirements.split(separator: " ").map(String.init).filter { !$0.hasPrefix("C-") }
  }

  /// Every number with what it is on a placed screen.
  func numbers(on placed: PlacedScreen) throws -> [(name: String, drawn: Double, actual: Double)] {
    let found = try #require(placed[element], "\(element) is not on the screen")
    let frame = found.frame
    var numbers: [(String, Double?, Double)] = [
      ("x", x, frame.x), ("y", y, frame.y), ("width", width, frame.width),
      ("height", height, frame.height), ("touch", touch, found.touchFrame.height),
    ]
    if let below {
      let above = try #require(placed.frame(below.id), "\(below.id) is not on the screen")
      numbers.append(("below \(below.id)", below.points, frame.y - above.maxY))
    }
    if let beside {
      let before = try #require(placed.frame(beside.id), "\(beside.id) is not on the screen")
      numbers.append(("beside \(beside.id)", beside.points, frame.x - before.maxX))
    }
    return numbers.compactMap { name, drawn, actual in drawn.map { (name, $0, actual) } }
  }
}
