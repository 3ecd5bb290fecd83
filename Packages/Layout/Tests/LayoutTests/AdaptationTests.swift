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
    let placed = layOut(Drawings.favorites(["A", "B"]), contentSize: .AX1)
    #expect(placed.frame("favorites.0")?.width == 358)
  }

  // D-TYPE-26: nothing leaves its parent sideways, no text is wider than its frame.
  @Test(arguments: ContentSize.allCases, Canvas.all)
  func `nothing is wider than what holds it`(size: ContentSize, canvas: Canvas) {
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
        let points = content.style.scaled(for: size).pointSize
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
  @Test func `what is inside a card that speaks is not read`() {
    let placed = layOut(Drawings.home())
    #expect(placed["home.card"]?.isRead == true)
    #expect(placed["home.card.title"]?.isRead == false)
    #expect(placed["home.card.title"]?.elevation == .elevated)
  }
}
