import DesignSystem
import Layout
import Renderers
import Snapshots

/// A screen in one state at one of the five sizes of larger text.
struct LargeText {
  let example: ScreenCase
  let size: ContentSize
  let placed: PlacedScreen
  /// The outline without tokens: frames, broken lines and what VoiceOver reads.
  var text: String

  static let sizes = ContentSize.allCases.filter(\.isAccessibilitySize)

  init(_ example: ScreenCase, at size: ContentSize) {
    self.example = example
    self.size = size
    placed = layOut(example.screen.element, contentSize: size)
    text = placed.outline(showsTokens: false)
  }

  /// Which of the states and sizes of its screen, as file names have it.
  var name: String { "\(example.screen.state).\(size.rawValue)" }

  /// The frames and lines, up to what VoiceOver reads.
  var places: Substring { text[..<speechStart] }

  /// What VoiceOver reads.
  var speech: Substring { text[speechStart...] }

  private var speechStart: String.Index {
    text.firstRange(of: "\nVoiceOver\n")?.lowerBound ?? text.endIndex
  }

  /// One line of figures to read, and a digest that any change in the text changes.
  static var columns: [SnapshotTable.Column<LargeText>] {
    [
      .init("state") { $0.example.screen.state.rawValue },
      .init("size") { $0.size.rawValue },
      .init("height") { "\(Int(($0.placed.elements.map(\.contentHeight).max() ?? 0).rounded()))" },
      .init("elements") { "\($0.placed.elements.count)" },
      .init("lines") { "\($0.placed.elements.reduce(0) { $0 + $1.lines.count })" },
      .init("cut") { "\($0.placed.elements.count(where: \.isTruncated))" },
      .init("stacked") { "\($0.placed.elements.count { $0.element.stacks })" },
      .init("digest") { TextDigest($0.text).description },
    ]
  }

  /// The line of the table of its screen.
  var line: String {
    let rows = SnapshotTable([self], columns: Self.columns).rows
    return rows.joined().joined(separator: ",")
  }

  /// The command that prints the screen, with its tokens besides.
  var command: String {
    """
    swift run mealadvisor-demo screen \(example.screen.id) --state \(example.screen.state) \
    --type-size \(size.rawValue) --format outline
    """
  }
}

extension ScreenCase {
  /// What larger text does to the screen besides making it larger, in words that name no element.
  var changesAtLargerSizes: [String] { placed.elements.flatMap(\.changesAtLargerSizes) }
}

extension PlacedElement {
  /// Empty for most; the element is placed at size L.
  fileprivate var changesAtLargerSizes: [String] {
    var changes: [String] = []
    if element.stacks { changes.append(element.stackedParts) }
    if isTruncated { changes.append("a cut text becomes whole") }
    if let largest = element.layout.largestContentSize {
      changes.append("a \(element.role) grows up to \(largest)")
    }
    return changes
  }
}

extension Element {
  /// Whether its children stand below each other at larger sizes, and beside or over each other
  /// otherwise.
  fileprivate var stacks: Bool {
    layout.stacksAtAccessibilitySizes && layout.flow != .vertical && children.count > 1
  }

  /// Of what the element is made; roles in sequence count once, and all grids are one.
  fileprivate var stackedParts: String {
    if case .grid = layout.flow { return "a grid becomes a column" }
    let roles = children.map { "\($0.role)" }
    let parts = zip([""] + roles, roles).filter { $0 != $1 }.map(\.1)
    return "a \(role) of \(parts.joined(separator: " ")) is stacked"
  }
}
