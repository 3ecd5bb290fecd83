import AppShell
import DesignSystem
import Layout
import PrintedText
import Renderers
import Testing

@testable import TerminalShell

/// What a window shows.
@Suite struct FrameTests {
  private func frame(
    _ size: WindowSize, _ console: inout Console, isSheet: Bool = false, glyphs: GlyphStyle = .drawn
  ) -> WindowFrame {
    let tabs = TabBar(
      "tabs",
      items: [
        TabBar.Item(
          "shop", .home, "Shop", action: ControlAction(NavigationAction.selectTab, "shop"))
      ], selected: "shop")
    let shop = ShopScreen(id: "shop", state: Shop.State(), tabBar: tabs)
    let sheet = ShopScreen(id: "sheet", isSheet: true, state: Shop.State(), tabBar: nil)
    let front: any Screen = isSheet ? sheet : shop
    let page = Page(front, at: Route(isSheet ? "sheet" : "shop"))
    console.show(page)
    func drawn(_ screen: any Screen, _ focus: ElementID?) -> WindowDrawing {
      WindowDrawing(
        of: layOut(screen.element), columns: FrameComposer.columns(in: size), glyphs: glyphs,
        isCompact: true, focus: focus)
    }
    let composer = FrameComposer(
      size: size, glyphs: glyphs, front: drawn(front, console.place.focus),
      back: isSheet ? drawn(shop, nil) : nil, page: page)
    return composer.frame(&console)
  }

  private func width(_ line: WindowFrame.Line) -> Int { CharacterWidth.columns(line.text) }

  @Test(
    arguments: [
      (80, 24), (120, 40), (40, 30), (40, 10), (200, 60), (400, 200), (24, 6), (20, 8), (20, 3),
    ],
    [false, true])
  func `a window is filled to its last column and row`(size: (Int, Int), isSheet: Bool) {
    for layer in ["page", "keys", "notice", "leaving"] {
      var console = Console()
      let size = WindowSize(columns: size.0, rows: size.1)
      _ = frame(size, &console, isSheet: isSheet)
      if layer == "keys" { console.layer = .keys(3) }
      if layer == "notice" { console.layer = .notice("Go to https://example.com/a/very/long/way") }
      if layer == "leaving" { console.layer = .leaving(["Bread is being baked: step 2 of 3."]) }
      let frame = frame(size, &console, isSheet: isSheet)
      #expect(frame.lines.count == size.rows, "\(layer)")
      #expect(frame.lines.allSatisfy { width($0) == size.columns }, "\(layer)")
    }
  }

  @Test(arguments: [(1, 1), (3, 2), (5, 24), (80, 1), (12, 5)])
  func `a window too small to use is still drawn`(size: (Int, Int)) throws {
    for isSheet in [false, true] {
      var console = Console()
      let size = WindowSize(columns: size.0, rows: size.1)
      _ = frame(size, &console, isSheet: isSheet)
      let page = Page(
        ShopScreen(id: "shop", state: Shop.State(), tabBar: nil), at: Route("shop"))
      let field = try #require(page.control("shop.name"))
      let layers: [Console.Layer] = [
        .page, .entry(field, LineEditor("Ana", limit: 10)), .actions(page.controls[0], 0),
        .keys(7), .notice("The bread is done."), .leaving(["The bread."]),
      ]
      for layer in layers {
        console.layer = layer
        #expect(frame(size, &console, isSheet: isSheet).lines.count >= 1)
      }
    }
  }

  @Test(arguments: [(80, 24), (40, 12), (40, 8)])
  func `every control that Tab reaches is seen`(size: (Int, Int)) {
    for isSheet in [false, true] {
      var console = Console()
      let size = WindowSize(columns: size.0, rows: size.1)
      _ = frame(size, &console, isSheet: isSheet)
      let shop = ShopScreen(
        id: isSheet ? "sheet" : "shop", isSheet: isSheet, state: Shop.State(), tabBar: nil)
      let page = Page(shop, at: Route(isSheet ? "sheet" : "shop"))
      for control in page.controls {
        _ = console.press(.tab, on: page)
        let drawn = frame(size, &console, isSheet: isSheet)
        #expect(drawn.lines.contains { $0.text.contains(FocusMark.start) }, "\(control.id)")
        #expect(console.showsFocus)
      }
    }
  }

  @Test func `the chosen control is scrolled into the window, and the rest is counted`() {
    var console = Console()
    let size = WindowSize(columns: 80, rows: 24)
    let first = frame(size, &console)
    #expect(first.lines.contains { $0.text.contains("more lines") })
    #expect(!first.lines.contains { $0.text.contains(FocusMark.start) })
    console.place.followsFocus = true
    #expect(frame(size, &console).lines.contains { $0.text.contains(FocusMark.start) })
  }

  @Test func `scrolling past the end stops at the end`() {
    var console = Console()
    let size = WindowSize(columns: 80, rows: 24)
    _ = frame(size, &console)
    console.place.scroll = 1_000_000
    let last = frame(size, &console)
    #expect(last.lines.contains { $0.text.contains("Call") })
    #expect(!last.lines.contains { $0.text.contains("more line") })
  }

  @Test func `a sheet stands over the page that it came from`() {
    var console = Console()
    let frame = frame(WindowSize(columns: 80, rows: 24), &console, isSheet: true)
    #expect(frame.lines.first?.look == .behind)
    #expect(frame.lines.contains { $0.look == .plain && $0.text.contains("The sheet") })
    #expect(frame.lines.contains { $0.look == .behind && $0.text.contains("Basket") })
  }

  @Test func `only the lines that changed are sent again`() {
    var console = Console()
    let size = WindowSize(columns: 80, rows: 24)
    var writer = FrameWriter(TerminalStyle())
    let whole = writer.text(for: frame(size, &console))
    #expect(writer.text(for: frame(size, &console)).isEmpty)
    console.remark = "Hello"
    let change = writer.text(for: frame(size, &console))
    #expect(change.contains("Hello") && change.utf8.count < whole.utf8.count / 5)
  }

  @Test func `without colour the focus is still seen`() {
    var console = Console()
    _ = frame(WindowSize(columns: 80, rows: 24), &console)
    console.place.followsFocus = true
    let frame = frame(WindowSize(columns: 80, rows: 24), &console)
    var plain = FrameWriter(TerminalStyle(colors: .none))
    let text = plain.text(for: frame)
    #expect(text.contains("\u{1B}[1;7m"))
    #expect(!text.contains("38;5"))
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], TerminalStyle(isDumb: true)), ([:], TerminalStyle(isDumb: true)),
      (["TERM": "xterm", "NO_COLOR": "1"], TerminalStyle(colors: .none)),
      (["TERM": "vt220"], TerminalStyle(colors: .none)),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], TerminalStyle(colors: .direct)),
      (["TERM": "xterm-kitty"], TerminalStyle(colors: .direct)),
      (
        ["TERM": "xterm-kitty", "COLORTERM": "24bit", "NO_COLOR": "1"],
        TerminalStyle(colors: .none)
      ),
      (["TERM": "xterm", "NO_COLOR": ""], TerminalStyle()),
      (["TERM": "xterm", "LANG": "C"], TerminalStyle(usesUnicode: false)),
      (["TERM": "xterm", "LANG": "C", "LC_ALL": "en_US.UTF-8"], TerminalStyle()),
    ])
  func `the terminal says what it can show`(variables: [String: String], style: TerminalStyle) {
    #expect(TerminalStyle(variables: variables) == style)
  }

  @Test(
    arguments: [
      ("", nil), ("15;0", .dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark),
      ("0;default;15", .light),  // as rxvt writes it
      ("0;default", nil), ("0;256", nil), ("15;-1", nil),
    ] as [(String, InterfaceStyle?)])
  func `the terminal says whether it is light or dark`(colors: String, style: InterfaceStyle?) {
    let terminal = TerminalStyle(variables: ["TERM": "xterm", "COLORFGBG": colors])
    #expect(terminal.interfaceStyle == style)
    for usual in InterfaceStyle.allCases {
      var environment = AppEnvironment.fixed
      environment.interfaceStyle = usual
      #expect(environment.shown(on: terminal).world.interfaceStyle == style ?? usual)
    }
  }

  @Test func `a window of ASCII holds nothing else from the shell`() {
    var console = Console()
    let frame = frame(WindowSize(columns: 60, rows: 30), &console, glyphs: .ascii)
    #expect(frame.lines.allSatisfy { $0.text.unicodeScalars.allSatisfy(\.isASCII) })
  }
}
