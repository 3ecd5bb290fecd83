import DesignSystem
import Testing

@testable import Layout

@Suite struct AdaptationTests {
  // W-A11Y-09, C-T11, C-L24
  @Test(arguments: ContentSize.allCases.filter(\.isAccessibilitySize))
  func `home stacks and scrolls at accessibility sizes`(size: ContentSize) throws {
    let placed = layOut(Drawings.home(), contentSize: size)
    let first = try #require(placed.frame("home.secondary.See Recipe"))
    let second = try #require(placed.frame("home.secondary.Save"))
    #expect(second.y >= first.maxY && second.x == first.x)
    let content = try #require(placed["home.content"])
    #expect(content.contentHeight > content.frame.height)
    #expect(placed["home.card.description"]?.isTruncated == false)
  }

  // C-L13
  @Test func `favorites become one column at accessibility sizes`() throws {
    let placed = layOut(Drawings.favorites(["A", "B"]), contentSize: .ax1)
    #expect(placed.frame("favorites.0")?.width == 358)
  }

  // D-TYPE-26: nothing leaves its parent sideways, no text is wider than its frame.
  @Test(arguments: ContentSize.allCases, ScreenCanvas.all)
  func `nothing is wider than what holds it`(size: ContentSize, canvas: ScreenCanvas) {
    for screen in [
      Drawings.home(title: "Slow-Roasted Harissa Cauliflower With Lemon Tahini and Herbs"),
      Drawings.favorites(["Creamy Tuscan Chicken", "Spicy Beef Tacos"]), Drawings.settings,
      Drawings.recipe, Drawings.paywall,
    ] {
      for placed in layOut(screen, on: canvas, contentSize: size).elements {
        #expect(placed.frame.x >= -0.01, "\(placed.id)")
        #expect(placed.frame.maxX <= canvas.width + 0.01, "\(placed.id)")
        #expect(placed.frame.height >= 0, "\(placed.id)")
        guard case .text(let content) = placed.element.content else { continue }
        let points = content.style.scaled(for: placed.contentSize).pointSize
        let measure = TextMeasure(pointSize: points, weight: content.weight)
        for line in placed.lines where line.count > 1 {
          #expect(measure.width(line) <= placed.frame.width + 0.1, "\(placed.id): \(line)")
        }
      }
    }
  }

  // D-TYPE-26: what follows in a vertical stack starts below what came before.
  @Test(arguments: ContentSize.allCases)
  func `rows of a stack do not overlap`(size: ContentSize) {
    for screen in [Drawings.home(), Drawings.settings, Drawings.recipe] {
      let placed = layOut(screen, contentSize: size)
      screen.walk { element in
        guard element.layout.flow == .vertical, element.layout.region == .content else { return }
        let frames = element.children.compactMap { placed.frame($0.id) }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
          #expect(lower.y >= upper.maxY - 0.01, "\(element.id)")
        }
      }
    }
  }

  @Test func `an alert sits in the middle`() throws {
    let alert = AlertDialog(
      "alert", title: "Connection Error",
      message: "Please check your internet connection and try again.",
      buttons: [.init("retry", "Try Again", .preferred, action: Drawings.tap)])
    let frame = try #require(
      layOut(Drawings.home(extra: [alert.element])).frame("alert"))
    #expect(frame.width == 270 && frame.x == 60)
    #expect(abs(frame.y + frame.height / 2 - 422) < 0.01)
  }

  @Test func `a sheet taller than the screen scrolls below the status bar`() throws {
    let sheet = Sheet("sheet", label: "Terms") {
      TextBlock("sheet.text", String(repeating: "word ", count: 2000))
    }
    let placed = layOut(ScreenRoot("root") { sheet }.element)
    let found = try #require(placed["sheet"])
    #expect(found.frame == Frame(x: 0, y: 47, width: 390, height: 797))
    #expect(found.contentHeight > found.frame.height)
  }

  @Test func `chips wrap into lines`() throws {
    let chips = (0..<12).map {
      Chip(ElementID("chip.\($0)"), "Sesame \($0)", action: Drawings.tap)
    }
    let group = ChipGroup("chips", label: "Allergies", chips: chips)
    let placed = layOut(ScreenRoot("root") { PageContent("content") { group } }.element)
    let last = try #require(placed.frame("chip.11"))
    #expect(last.y > 47 && last.maxX <= 374)
    #expect(placed.frame("chips")?.maxY == last.maxY)
  }

  // C-A02
  @Test func `elements inside a card with its own label are not read`() {
    let placed = layOut(Drawings.home())
    #expect(placed["home.card"]?.isRead == true)
    #expect(placed["home.card.title"]?.isRead == false)
    #expect(placed["home.card.title"]?.elevation == .elevated)
  }
}

/// A canvas that is wider than a page: a phone that lies.
@Suite struct WideCanvasTests {
  private let lying = ScreenCanvas(
    name: "lying", width: 844, height: 390, topInset: 0, bottomInset: 21)

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func `the page is a column in the middle, and the tabs are as wide as the canvas`(
    direction: ReadingDirection
  ) throws {
    let placed = layOut(Drawings.home(), on: lying, direction: direction)
    let card = try #require(placed.frame("home.card"))
    #expect(card.width == 480 - 32 && card.x == (844 - 448) / 2)
    #expect(placed.frame("home.content")?.width == 844, "it scrolls wherever it is touched")
    #expect(placed.frame("tabs")?.width == 844)
  }

  @Test func `no phone of the drawings is so wide`() {
    #expect(ScreenCanvas.phones.allSatisfy { $0.width <= ScreenCanvas.readableWidth })
  }
}

/// What stops growing with the text size keeps its looks, and says at which size it stands.
@Suite struct LargestSizeTests {
  private let tree = Stack("bar", LayoutSpec(largestContentSize: .ax1)) {
    TextBlock("bar.title", "Favorites", style: .caption2)
  }.element

  @Test(arguments: [ContentSize.ax1, .ax3, .ax5])
  func `text beyond the largest size is as large as at it`(size: ContentSize) throws {
    let title = try #require(layOut(tree, contentSize: size)["bar.title"])
    #expect(title.contentSize == .ax1)
    #expect(title.frame == layOut(tree, contentSize: .ax1).frame("bar.title"))
  }

  @Test(arguments: ContentSize.allCases.filter { $0.rank <= ContentSize.ax1.rank })
  func `text up to it grows as ever`(size: ContentSize) throws {
    let title = try #require(layOut(tree, contentSize: size)["bar.title"])
    #expect(title.contentSize == size)
    #expect(title.frame.height == TypeStyle.caption2.scaled(for: size).lineHeight)
  }
}

/// W-A11Y-09: the layout stacks when it is needed.
@Suite struct WordTests {
  private func row(stacks: Bool, _ words: String...) -> Element {
    Stack("row", LayoutSpec(.horizontal, width: .fill, stacksAtAccessibilitySizes: stacks)) {
      words.enumerated().map { index, word in
        TextBlock(ElementID("row.\(index)"), word, style: .title2, fillsWidth: true)
      }
    }.element
  }

  @Test func `a row that may stack does so where a word would break`() throws {
    let words = row(stacks: true, "Recommendations", "Suggestions", "Favorites")
    let placed = layOut(words)
    let first = try #require(placed["row.0"])
    let second = try #require(placed["row.1"])
    #expect(first.lines == ["Recommendations"])
    #expect(second.frame.y >= first.frame.maxY)
  }

  @Test func `it stays where no word breaks, and where stacking would not help`() throws {
    for element in [
      row(stacks: true, "Save", "Order", "See"), row(stacks: false, "Recommendations", "b", "c"),
      row(stacks: true, String(repeating: "m", count: 60), "b", "c"),
    ] {
      let placed = layOut(element)
      #expect(try #require(placed.frame("row.1")).y == placed.frame("row.0")?.y)
    }
  }
}
