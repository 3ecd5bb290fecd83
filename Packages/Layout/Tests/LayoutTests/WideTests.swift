import DesignSystem
import Testing

@testable import Layout

/// A canvas with a sidebar: a tablet, or the window of a computer.
@Suite struct WideTests {
  private func screen(breadth: LayoutSpec.Breadth = .readable) -> Element {
    ScreenRoot("page") {
      NavigationBar("page.bar", title: "Soups")
      PageContent("page.content", breadth: breadth) {
        TextBlock("page.phone", "Phone", fillsWidth: true).element.only(in: .narrow)
        TextBlock("page.desk", "Desk", fillsWidth: true).element.only(in: .wide)
        Stack("page.columns", LayoutSpec(.columns(minimum: 200), spacing: .m, width: .fill)) {
          TextBlock("page.one", "One")
          TextBlock("page.two", "Two")
        }
      }
      TabBar(
        "tabs",
        items: [
          TabBar.Item("soups", .home, "Soups", action: ControlAction("tab.soups")),
          TabBar.Item("more", .more, "More", action: ControlAction("tab.more")),
        ], selected: "soups")
    }.element
  }

  @Test("The tabs are a sidebar over the whole height, and are read first")
  func sidebar() throws {
    for canvas in [ScreenCanvas.tablet, .desktop] {
      let placed = layOut(screen(), on: canvas)
      let bar = try #require(placed.frame("tabs"))
      #expect(bar == Frame(x: 0, y: 0, width: Element.sidebarWidth, height: canvas.height))
      #expect(placed.elements.first { $0.depth == 1 }?.id == "tabs")
      let (one, two) = (try #require(placed.frame("tabs.soups")), placed.frame("tabs.more"))
      #expect(one.maxY < two?.y ?? 0 && one.height >= 44)
    }
    #expect(layOut(screen()).elements.last { $0.depth == 1 }?.id == "tabs")
  }

  @Test("A part for another kind of canvas is neither placed nor read")
  func room() {
    #expect(layOut(screen())["page.phone"] != nil)
    #expect(layOut(screen())["page.desk"] == nil)
    #expect(layOut(screen(), on: .desktop)["page.phone"] == nil)
    #expect(layOut(screen(), on: .desktop)["page.desk"] != nil)
    #expect(screen().readingOrder.map(\.id).contains("page.desk") == false)
  }

  @Test("A page is a readable column beside the sidebar, or all the room")
  func breadth() throws {
    let readable = layOut(screen(), on: .desktop)
    let text = try #require(readable.frame("page.desk"))
    #expect(text.width == 680 - 32)
    #expect(abs(text.x - Element.sidebarWidth - (1280 - Element.sidebarWidth - text.width) / 2) < 1)
    let full = layOut(screen(breadth: .full), on: .desktop)
    #expect(full.frame("page.desk")?.width == 1280 - Element.sidebarWidth - 32)
  }

  @Test("Columns are beside each other where they fit, else below each other")
  func columns() throws {
    let phone = layOut(screen())
    #expect(try #require(phone.frame("page.two")).y > phone.frame("page.one")?.y ?? 0)
    let desk = layOut(screen(), on: .desktop)
    let (one, two) = (try #require(desk.frame("page.one")), try #require(desk.frame("page.two")))
    #expect(one.y == two.y && one.maxX + 16 <= two.x + 0.01 && one.width == two.width)
  }

  @Test("The parts of table columns stand in rows")
  func rows() throws {
    let table = Stack("table", LayoutSpec(.columns(minimum: 100), spacing: .s, width: .fill)) {
      for (day, words) in [("mon", "Soup"), ("tue", "A stew that takes more than a single line")] {
        Stack(ElementID("table").child(day), LayoutSpec(.vertical, width: .fill), role: .column) {
          TextBlock(ElementID("table").child(day).child("lunch"), words)
          TextBlock(ElementID("table").child(day).child("dinner"), "Rice")
        }
      }
    }
    let placed = layOut(table.element)
    #expect(placed.frame("table.mon.dinner")?.y == placed.frame("table.tue.dinner")?.y)
  }

  /// A table of days, each with the parts of the day beside each other where they fit.
  private func week() -> Element {
    Stack("week", LayoutSpec(.columns(minimum: 100), spacing: .s, lineSpacing: .l, width: .fill)) {
      for (day, words) in [("mon", "Soup"), ("tue", "A long word or two for a stew"), ("wed", "x")]
      {
        let id = ElementID("week").child(day)
        Stack(id, LayoutSpec(.vertical, width: .fill), role: .column) {
          TextBlock(id.child("title"), day)
          Stack(
            id.child("parts"),
            LayoutSpec(.columns(minimum: 110), spacing: .s, align: .fill, width: .fill)
          ) {
            TextBlock(id.child("lunch"), words, fillsWidth: true)
            TextBlock(id.child("dinner"), "Rice", fillsWidth: true)
          }
        }
      }
    }.element
  }

  @Test("The columns of a table stand all in one line, or each in its own, never in between")
  func allOrOne() throws {
    let narrow = ScreenCanvas(name: "n", width: 270, height: 800, topInset: 0, bottomInset: 0)
    let placed = layOut(week(), on: narrow)
    let days = try ["mon", "tue", "wed"].map {
      try #require(placed.frame(ElementID("week").child($0)))
    }
    #expect(Set(days.map(\.x)).count == 1 && days[0].maxY < days[1].y && days[1].maxY < days[2].y)
    // In its own line, a column has its parts beside each other, equally high.
    let (lunch, dinner) = (
      try #require(placed.frame("week.tue.lunch")), try #require(placed.frame("week.tue.dinner"))
    )
    #expect(lunch.y == dinner.y && lunch.height == dinner.height && lunch.maxX < dinner.x)
  }

  @Test("Parts that are arranged in columns stand in rows too")
  func nestedRows() throws {
    let placed = layOut(week())
    #expect(placed.frame("week.mon.dinner")?.y == placed.frame("week.tue.dinner")?.y)
    #expect(placed.frame("week.mon.dinner")?.y == placed.frame("week.wed.dinner")?.y)
    let lunch = try #require(placed.frame("week.mon.lunch"))
    #expect(lunch.maxY <= placed.frame("week.mon.dinner")?.y ?? 0)
  }

  @Test("A sheet stands in the middle of the canvas, 540 points wide")
  func dialog() throws {
    let sheet = ScreenRoot("ask") {
      Sheet("ask.sheet", label: "Ask") { TextBlock("ask.text", "How many?") }
    }
    let placed = try #require(layOut(sheet.element, on: .desktop).frame("ask.sheet"))
    #expect(placed.width == 540 && placed.x == (1280 - 540) / 2)
    #expect(abs(placed.y + placed.height / 2 - 400) < 1)
  }

  @Test("A drawer over its page stands beside it where there is room, else over its middle")
  func drawer() throws {
    var root = screen()
    let close = CustomAction("Close", ControlAction("navigation.dismiss"))
    root.children.append(
      Drawer("item", title: "Leeks", dismiss: close) { TextBlock("item.text", "Two") }.element)
    let wide = layOut(root, on: .desktop)
    let item = try #require(wide.frame("item"))
    let text = try #require(wide.frame("page.desk"))
    let canvas = ScreenCanvas.desktop
    let height = canvas.height - canvas.topInset - canvas.bottomInset
    #expect(item == Frame(x: 1280 - 360, y: canvas.topInset, width: 360, height: height))
    #expect(text.x >= Element.sidebarWidth && text.maxX <= item.x)
    let tablet = layOut(root, on: .tablet)
    let over = try #require(tablet.frame("item"))
    #expect(over.x == (768 - over.width) / 2)
    #expect(tablet["page.desk"] != nil)
  }

  @Test("A phone that lies has no sidebar")
  func lying() {
    let lying = ScreenCanvas(
      name: "lying", width: 932, height: 430, topInset: 0, bottomInset: 21)
    #expect(lying.room == .narrow)
  }
}

/// Texts in another typeface than Inter.
@Suite struct TypefaceTests {
  private func typeface(_ width: UInt16) -> Typeface? {
    Typeface(
      tables: Array(
        repeating: Array(repeating: width, count: Typeface.count), count: Typeface.weights.count))
  }

  @Test("Texts are as wide as the letters of the canvas")
  func widths() throws {
    let wide = try #require(typeface(1000))
    let measure = TextMeasure(pointSize: 20, weight: .bold, tracking: 0, typeface: wide)
    #expect(measure.width("soup") == 80)
    var canvas = ScreenCanvas.reference
    canvas.typeface = wide
    let text = TextBlock("text", "One meal you can really eat, and why", style: .body).element
    #expect(layOut(text, on: canvas)["text"]?.lines.count ?? 0 > 1)
    #expect(layOut(text)["text"]?.lines.count == 1)
  }

  @Test("A title is in the middle, however wide its letters are")
  func middle() throws {
    for width in [400, 600, 800] as [UInt16] {
      var canvas = ScreenCanvas.reference
      canvas.typeface = try #require(typeface(width))
      let bar = ScreenRoot("page") { NavigationBar("page.bar", title: "Soups") }.element
      let title = try #require(layOut(bar, on: canvas).elements.last { !$0.lines.isEmpty })
      #expect(abs(title.frame.x + title.frame.width / 2 - canvas.width / 2) < 1)
    }
  }

  @Test("A character without a width of its own grows with the letters")
  func others() throws {
    let inter = TextMeasure(pointSize: 20, weight: .regular, tracking: 0)
    let wide = TextMeasure(
      pointSize: 20, weight: .regular, tracking: 0, typeface: try #require(typeface(1200)))
    #expect(wide.width("ß") > inter.width("ß"))
    #expect(wide.width("–") == 24)
  }

  @Test("Tables of another length, or with an impossible width, are refused")
  func refused() {
    #expect(typeface(0) == nil && typeface(3001) == nil)
    #expect(Typeface(tables: []) == nil)
    #expect(Typeface(tables: [[500], [500], [500], [500]]) == nil)
  }
}
