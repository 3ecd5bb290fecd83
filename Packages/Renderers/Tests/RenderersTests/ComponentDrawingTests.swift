import DesignSystem
import Layout
import PrintedText
import Testing

@testable import Renderers

@Suite struct ComponentDrawingTests {
  private static let states = ComponentCatalog.screens.map(\.state)

  private static func tree(_ state: StateID) -> Element {
    ComponentCatalog.screens.first { $0.state == state }?.element ?? ScreenRoot("none") {}.element
  }

  @Test(arguments: states, GlyphStyle.allCases)
  func `every component keeps the frame straight`(state: StateID, glyphs: GlyphStyle) {
    for (size, columns) in [(ContentSize.l, 40), (.l, 64), (.ax5, 51)] {
      let placed = layOut(Self.tree(state), contentSize: size)
      for showsHeights in [false, true] {
        let text = placed.drawing(columns: columns, glyphs: glyphs, showsHeights: showsHeights)
        let width = columns + (showsHeights ? 14 : 0)
        for line in text.split(separator: "\n") {
          #expect(CharacterWidth.columns(String(line)) == width, "\(line)")
        }
      }
    }
  }

  @Test(arguments: ["buttons", "progress", "charts", "media", "overlays-menu"])
  func `plain terminals see plain characters`(state: StateID) {
    let text = layOut(Self.tree(state)).drawing(glyphs: .ascii)
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  // What a state must show, in both styles: drawn, then ASCII.
  @Test(arguments: [
    ("progress", "(72 %)", "(72 %)"), ("progress", "▁▂▅▇▆█▄▂▃▆▅▂▁", ".:#|#:.:|:."),
    ("progress", "Protein ", "Protein "), ("choices", "★★★☆☆", "***.."),
    ("choices", "[x] Remember on device", "[x] Remember on device"),
    ("choices", "◉", "(*)"), ("media", "(ML) (B) [(🧑) Change picture]", "(ML) (B) "),
    ("media", "┌─  ", "+-  "), ("media", "Center your food in frame", "Center your food"),
    ("buttons", "(+ Add food)", "(+ Add food)"), ("lists", "≡", "="),
    ("lists", "1. Heat the oven.", "1. Heat the oven."), ("lists", "• 1 lemon", "• 1 lemon"),
    ("fields", "Choose a day", "Choose a day"), ("fields", "📅 │", "(calendar) |"),
    ("fields-filled", "••••••", "••••••"), ("overlays-menu", "│ │ ⧉ Duplicate", "| | (copy) Dup"),
    ("overlays-drawer", "Instead of olive oil", "Instead of olive oil"),
    ("buttons-disabled", "│ ℹ️ Connect to refresh prices", "| (information) Connect"),
    ("charts", " Mon    Tue ", " Mon    Tue "), ("charts", "▆▆▆▆▆▆ ██████", "|||||| ######"),
    ("cards", "[See Premium] [Not now]", "[See Premium] [Not now]"),
  ])
  func `a component reads like what it is`(state: StateID, drawn: String, ascii: String) {
    let placed = layOut(Self.tree(state))
    #expect(placed.drawing().contains(drawn))
    #expect(placed.drawing(glyphs: .ascii).contains(ascii))
  }

  @Test func `names too long to stand below bars get lines of their own`() {
    let points = (1...30).map {
      ChartContent.Point("Week \($0)", value: "\($0) g", fraction: Double($0) / 30)
    }
    let chart = ValueChart("c", title: "Protein", content: ChartContent(.bars, points: points))
    let text = layOut(chart.element).drawing()
    #expect(text.contains("Week 1 1 g "))
    #expect(text.contains("Week 30 30 g "))
  }

  @Test(arguments: [Double.nan, -1, 7, .infinity, -.infinity, -.nan])
  func `any number can be drawn`(number: Double) {
    let contents: [ElementContent] = [
      .track(fraction: number), .ring(fraction: number, color: .label), .waveform([number, 1]),
      .image(MealImage(.plate(Plate(.bowl, colors: [], seed: 0)), phase: .loading(number))),
      .chart(ChartContent(.line, points: [], target: number)), .viewfinder,
    ]
    for (index, content) in contents.enumerated() {
      let leaf = Element(ElementID("x").child(index), .stack, content: content)
      for glyphs in GlyphStyle.allCases {
        let text = layOut(leaf).drawing(glyphs: glyphs, showsHeights: true)
        #expect(text.split(separator: "\n").count >= 2)
      }
    }
  }

  /// By what they are, so that no test is named by 10,000 letters.
  private static let words = [
    "none": "", "a space": " ", "10,000 letters": String(repeating: "x", count: 10_000),
    "10,000 wide letters": String(repeating: "家", count: 10_000), "right to left": "שלום עולם",
    "zero width": "\u{200B}\u{200D}", "emoji": "👩‍👩‍👧‍👦🇮🇹🍽️",
    "marks": "e\u{301}\u{302}\u{303}", "a selector": "\u{FE0F}",
  ]

  @Test(arguments: words.keys.sorted())
  func `any word fits into any component`(name: String) throws {
    let word = try #require(Self.words[name])
    let tap = Samples.tap
    let tree = ScreenRoot("odd") {
      NavigationBar("odd.bar", title: word)
      PageContent("odd.content") {
        Chip("odd.chip", word, action: tap)
        ChipGroup("odd.group", label: word, chips: [Chip("odd.in", word, action: tap)])
        ProgressRing("odd.ring", label: word, value: word, fraction: 0.5)
        LabelledBar("odd.track", word, value: word, fraction: 0.5)
        Avatar("odd.avatar", name: word, spoken: word, action: tap)
        PickerField("odd.day", .date, label: word, value: word, action: tap, error: word)
        Tooltip("odd.tooltip", word)
        Viewfinder("odd.camera", label: word, guidance: word)
        ValueChart(
          "odd.chart", title: word,
          content: ChartContent(.bars, points: [.init(word, value: word, fraction: 0.5)]))
        ReorderRow(
          ListRow("odd.row", word), moveUp: CustomAction(word, tap),
          moveDown: CustomAction(word, tap))
        CardGrid("odd.grid") { DashedCard("odd.add", .add, word, action: tap) }
      }
      FloatingButton("odd.floating", .add, label: word, action: tap)
    }.element
    let placed = layOut(tree)
    for line in placed.drawing(columns: 44, showsHeights: true).split(separator: "\n") {
      #expect(CharacterWidth.columns(String(line)) == 58)
    }
    #expect(!placed.outline().isEmpty)
  }

  @Test func `cards in cards in cards stay inside the frame`() {
    let innermost = TextBlock("deep", "In the middle").element
    let deep = (1...40).reduce(innermost) { inside, level in
      Card(ElementID("deep").child(level), .secondary, padding: .all(.m)) { inside }.element
    }
    for showsHeights in [false, true] {
      let text = layOut(deep).drawing(columns: 40, showsHeights: showsHeights)
      for line in text.split(separator: "\n") {
        #expect(CharacterWidth.columns(String(line)) == (showsHeights ? 54 : 40))
      }
    }
  }
}
