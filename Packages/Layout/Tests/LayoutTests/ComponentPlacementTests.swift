import DesignSystem
import Layout
import Testing

@Suite struct ComponentPlacementTests {
  private static let tap = ControlAction("page.tap")

  private static func page(@ElementBuilder above: () -> [Element]) -> Element {
    ScreenRoot("page") {
      PageContent("page.content") { TextBlock("page.text", "Dinner") }
      above()
      TabBar("page.tabs", items: [.init("home", .home, "Home", action: tap)], selected: "home")
    }.element
  }

  // N-DASH-10: 56 points, 16 from the edge and from the tab bar at 761.
  @Test func `the floating button stands above the tab bar at the end of the line`() {
    let placed = layOut(
      Self.page { FloatingButton("page.add", .add, label: "Add food", action: Self.tap) })
    #expect(placed.frame("page.add") == Frame(x: 318, y: 689, width: 56, height: 56))
  }

  @Test(arguments: ScreenCanvas.phones, [ContentSize.l, .ax5])
  func `the floating button gives way to a toast`(canvas: ScreenCanvas, size: ContentSize) throws {
    let tree = Self.page {
      FloatingButton("page.add", .add, label: "Add food", action: Self.tap)
      Toast("page.toast", .error, "Unable to load suggestion. Please try again.")
    }
    let placed = layOut(tree, on: canvas, contentSize: size)
    let button = try #require(placed.frame("page.add"))
    let toast = try #require(placed.frame("page.toast"))
    #expect(abs(button.y + button.height + 16 - toast.y) < 0.01)
    #expect(abs(button.x + button.width + 16 - canvas.width) < 0.01)
  }

  @Test func `a ring grows with its text and not beyond the room`() throws {
    let ring = ProgressRing("r", label: "Energy", value: "1,450", fraction: 0.5).element
    let normal = try #require(layOut(ring).frame("r.track"))
    let large = try #require(layOut(ring, contentSize: .ax5).frame("r.track"))
    #expect(normal.width == 120)
    #expect(normal.height == 120)
    #expect(large.width > 300)
    #expect(large.width <= 390)
    #expect(large.width == large.height)
  }

  @Test func `a long note takes as many lines as it has, at least three`() throws {
    func height(_ text: String) throws -> Double {
      let field = TextEntry(
        "f", kind: .multiline, label: "Notes", text: text, action: Self.tap)
      return try #require(layOut(field.element).frame("f.text")).height
    }
    #expect(try height("") == 66)
    #expect(try height("Short") == 66)
    #expect(try height(String(repeating: "word ", count: 60)) > 88)
  }

  // A number of two characters must not be broken because the words beside it are long.
  @Test(arguments: ContentSize.allCases) func `a marker stays whole beside a long line`(
    size: ContentSize
  ) throws {
    let words = String(repeating: "Cut everything into pieces. ", count: 12)
    let list = ListGroup("l", .number, texts: [words]).element
    let placed = layOut(list, contentSize: size)
    #expect(placed["l.0.line.marker"]?.lines == ["1."])
    let text = try #require(placed.frame("l.0"))
    #expect(text.x + text.width <= 390.01)
  }

  @Test(arguments: [(9, 20.0), (12, 32.0)]) func `all lines of a list begin in one column`(
    count: Int, column: Double
  ) throws {
    let texts = (0..<count).map { "Stir and wait for minute \($0)." }
    let placed = layOut(ListGroup("l", .number, style: .callout, texts: texts).element)
    let starts = (0..<count).compactMap { placed.frame(.init("l.\($0)"))?.x }
    #expect(starts == Array(repeating: column + 8, count: count))
  }

  @Test func `a drawer lies at the bottom like a sheet`() throws {
    let placed = layOut(
      Self.page {
        Drawer(
          "page.drawer", title: "Instead of oil", minHeight: 280,
          dismiss: CustomAction("Close", Self.tap)
        ) { TextBlock("page.drawer.text", "Butter") }
      })
    #expect(placed.frame("page.drawer") == Frame(x: 0, y: 564, width: 390, height: 280))
    #expect(placed.frame("page.drawer.close")?.width == 44)
  }
}
