import DesignSystem
import Layout
import Testing

@testable import Renderers

@Suite struct OutlineTests {
  private let lines = layOut(Samples.home()).outline().split(separator: "\n").map(String.init)

  @Test(arguments: [
    "iphone-14 390 × 844 L light standard",
    "      image home.card.image (16, 95) 358 × 200 loaded hero",
    "          type.title2 = 22, weight.bold = 700, color.label = #000000",
    "      secondaryButton home.save (140.67, 469) 108.67 × 44",
    "  tabBar tabs (0, 761) 390 × 83",
    "VoiceOver",
    "2. \"Meal suggestion: Creamy Tuscan Chicken\" [button]",
    "6. \"Order\" [button disabled]",
  ])
  func `an outline shows content, tokens, frames and speech`(line: String) {
    #expect(lines.contains(line))
  }

  @Test func `an outline follows appearance and size`() {
    let placed = layOut(Samples.home(), contentSize: .ax1)
    let text = placed.outline(in: Appearance(.dark, contrast: .increased))
    #expect(text.contains("color.primaryFill = #C63500"))
    #expect(text.contains("color.systemBackground = #242426"))
    #expect(text.contains("type.title2 = 34"))
  }

  @Test func `without tokens everything else stays`() {
    let placed = layOut(Samples.home())
    let bare = placed.outline(showsTokens: false).split(separator: "\n")
    #expect(!bare.contains { $0.contains("type.title2 = 22") || $0.contains("→") })
    #expect(bare.allSatisfy { line in lines.contains(String(line)) })
    #expect(bare.contains { $0.contains("image home.card.image (16, 95) 358 × 200") })
    #expect(bare.contains("6. \"Order\" [button disabled]"))
  }

  @Test func `the same screen gives the same outline`() {
    #expect(layOut(Samples.zoo).outline() == layOut(Samples.zoo).outline())
  }
}
