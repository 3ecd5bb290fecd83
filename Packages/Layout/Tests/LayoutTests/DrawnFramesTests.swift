import DesignSystem
import Testing

@testable import Layout

@Suite struct DrawnFramesTests {
  // C-T07
  @Test func `a favorites title stays on one line`() throws {
    let long = layOut(Drawings.favorites(["Slow-Roasted Harissa Cauliflower With Tahini"]))
    let title = try #require(long["favorites.0.title"])
    #expect(title.lines.count == 1 && title.isTruncated)
    #expect(title.lines.first?.hasSuffix("…") == true)
  }

  // C-L17, W-A11Y-10
  @Test func `a small text button is touched in 44 points`() throws {
    let later = try #require(layOut(Drawings.paywall)["paywall.later"])
    #expect(later.touchFrame.height == 44)
    #expect(later.touchFrame.y == later.frame.y - 11)
  }

  // C-L01: widths derive from the canvas.
  @Test(arguments: [(ScreenCanvas.island, 361.0), (.small, 343), (.large, 398)])
  func `the hero is as wide as the canvas without margins`(canvas: ScreenCanvas, width: Double) {
    let frame = layOut(Drawings.home(), on: canvas).frame("home.card.image")
    #expect(frame?.width == width)
  }

  @Test func `the slack of Home lies above the tab bar`() throws {
    // C-L03
    let placed = layOut(Drawings.home())
    let space = try #require(placed.frame("home.space"))
    #expect(space.maxY == 761)
    #expect(space.height > 100)
  }

  @Test func `a toast floats one margin above the tab bar`() throws {
    // D-ERR-04
    let toast = Toast("toast", .error, "Unable to load suggestion. Please try again.").element
    let frame = try #require(layOut(Drawings.home(extra: [toast])).frame("toast"))
    #expect(frame.x == 16 && frame.width == 358)
    #expect(frame.maxY == 745)
  }
}
