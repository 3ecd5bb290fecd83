import DesignSystem
import Testing

@testable import ScreenGallery

// D-A11Y-06
@Suite struct VisionTests {
  @Test(arguments: ColorVision.allCases)
  func `each deficiency is a choice, and a filter of the page`(vision: ColorVision) throws {
    let script = PageVisions.script
    let line = try #require(script.split(separator: "\n").first { $0.contains(vision.rawValue) })
    let values = line.split(separator: "\"")[1].split(separator: " ").compactMap { Double($0) }
    #expect(values.count == 20)
    let rows = stride(from: 0, to: 15, by: 5).map { Array(values[$0..<$0 + 3]) }
    #expect(rows == vision.matrix)
    #expect(Array(values[15...]) == [0, 0, 0, 1, 0])
    #expect(PageVisions.choices.map(\.value).contains(vision.rawValue))
  }

  @Test func `the first choice leaves the colours as they are`() {
    #expect(PageVisions.choices.first?.value == "usual")
    #expect(WebFiles.indexJS.description.contains(#"vision: "usual""#))
    #expect(WebFiles.galleryJS.description.contains("linearRGB"))
  }

  // S-PHIL-03
  @Test func `the site has no time of its own`() {
    let own = WebFiles.siteCSS.description
    #expect(own.matches(of: /(?:^|[\s:,(])\d*\.?\d+m?s\b/).map { String($0.output) } == [])
    #expect(own.contains("var(--duration-fadeOut)"))
  }
}
