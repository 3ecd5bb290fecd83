import DesignSystem
import Layout

/// Writes the elements of a placed screen as markup, nested as they are in the tree.
struct PageWriter {
  /// The values that an element hands down to those inside it.
  struct Context {
    /// The corner from which places inside are measured, in hundredths of a point.
    var left = 0
    var top = 0
    /// The level of the surroundings.
    var elevation = Elevation.base
    /// Whether texts are centred in their height, as they are in a row.
    var centersText = false
    /// Whether the children are not read by themselves, being part of one element or skipped.
    var isSilent = false
    /// Whether the children are the items of a list.
    var isList = false
    /// The field that the children belong to.
    var field: Int?
    /// Whether one of the children in a row is chosen.
    var hasChosen = false
  }

  /// An element that is still open.
  struct OpenNode {
    var index: Int
    var depth: Int
    var closing: StaticString
    var context: Context
    var hasOpenItem = false
    /// Whether it ends an item of the list around it.
    var endsItem = false
    /// The end of the landmark or live region around it.
    var wrapperClosing: StaticString = ""
    /// The pressed part of a card, whose further actions are below the whole card.
    var face: Int?
  }

  let screen: PlacedScreen
  let page: HTMLPage
  let survey: PageSurvey
  var out = MarkupBuffer()
  var styles: StyleTable
  var sprite = Sprite()
  var nodes: [OpenNode] = []
  var wrapperClosing: StaticString = ""
  var readCount = 0
  var descriptions = Descriptions()
  /// The fields that post, each with the tap of its form.
  var entries: [Tap] = []
  /// The elements that a button sends, by the number of the form.
  var buttons: [Int: Int] = [:]

  /// Begins a page; its rules include the classes of colours unless a fixed style sheet does.
  init(_ screen: PlacedScreen, _ page: HTMLPage, holdsColors: Bool = true) {
    self.screen = screen
    self.page = page
    styles = StyleTable(holdsColors: holdsColors, typeface: screen.canvas.typeface)
    survey = PageSurvey(screen.elements)
    out.reserve(screen.elements.count * 200)
  }

  /// Whether the reading direction is from the right.
  var isMirrored: Bool { screen.direction == .rightToLeft }

  /// The context of the element that is written next.
  var context: Context { nodes.last?.context ?? Context() }

  /// The colour behind the screen.
  var ground: ColorRole { screen.elements.first?.element.surface.fill ?? .systemBackground }

  mutating func writeElements() {
    styles.use(fill: ground)
    for index in screen.elements.indices {
      close(downTo: screen.elements[index].depth)
      open(index)
    }
    close(downTo: 0)
  }

  /// Ends every element that is at least so deep.
  private mutating func close(downTo depth: Int) {
    while let node = nodes.last, node.depth >= depth {
      if node.hasOpenItem { out.raw("</li>") }
      let placed = screen.elements[node.index]
      let isContainer = placed.element.accessibility.exposure == .container
      if isContainer { writeFurtherActions(of: placed, by: nil) }
      nodes.removeLast()
      out.raw(node.closing)
      writeButton(of: node.index)
      if let face = node.face { writeFurtherActions(of: screen.elements[face], by: placed) }
      if Self.isFace(placed.element), let card = nodes.indices.last {
        nodes[card].face = node.index
      } else if !isContainer, !context.isSilent {
        writeFurtherActions(of: placed, by: placed)
      }
      out.raw(node.wrapperClosing)
      if node.endsItem, !nodes.isEmpty {
        out.raw("</li>")
        nodes[nodes.count - 1].hasOpenItem = false
      }
      out.raw("\n")
    }
  }

  /// Begins the item of a list if one is due; a line between rows shares that of its row.
  mutating func beginItem(_ element: Element) -> Bool {
    guard let list = nodes.indices.last, nodes[list].context.isList else { return false }
    if !nodes[list].hasOpenItem {
      out.raw("<li>")
      nodes[list].hasOpenItem = true
    }
    return element.role != .separator && element.role != .spacer
  }

  /// Remembers an open element, and the context of its children.
  mutating func push(
    _ index: Int, _ closing: StaticString, endsItem: Bool,
    _ change: (inout Context) -> Void = { _ in }
  ) {
    let placed = screen.elements[index]
    var inside = context
    inside.left = Hundredths.of(placed.frame.x)
    inside.top = Hundredths.of(placed.frame.y)
    inside.elevation = placed.elevation
    inside.isList = false
    inside.hasChosen = placed.element.children.contains {
      $0.accessibility.traits.contains(.selected)
    }
    inside.centersText = placed.element.layout.flow != .vertical
    change(&inside)
    nodes.append(
      OpenNode(
        index: index, depth: placed.depth, closing: closing, context: inside,
        endsItem: endsItem, wrapperClosing: wrapperClosing))
    wrapperClosing = ""
  }
}
