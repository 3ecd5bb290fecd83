import Testing

@testable import DesignSystem

// D-A11Y-06
@Suite struct ColorVisionTests {
  @Test(arguments: ColorVision.allCases)
  func `grey stays grey`(vision: ColorVision) {
    for grey in [0x000000, 0x8E8E93, 0xFFFFFF] as [UInt32] {
      #expect(RGBA(grey).seen(with: vision).distance(to: RGBA(grey)) < 0.02)
    }
  }

  // Red and green of equal lightness fall together for who lacks one of the two, and not for who
  // lacks blue; blue and green the other way round.
  @Test func `a colour deficiency weakens only the differences that it affects`() {
    let (red, green) = (RGBA(0xB84A39), RGBA(0x6B7A00))
    let (blue, teal) = (RGBA(0x0080C0), RGBA(0x008A73))
    func distance(_ one: RGBA, _ other: RGBA, _ vision: ColorVision) -> Double {
      one.seen(with: vision).distance(to: other.seen(with: vision))
    }
    #expect(red.distance(to: green) > 0.15)
    #expect(distance(red, green, .deuteranopia) < 0.6 * red.distance(to: green))
    #expect(distance(red, green, .tritanopia) > 0.15)
    #expect(distance(blue, teal, .tritanopia) < 0.6 * blue.distance(to: teal))
  }

  // The published matrix, applied to pure red by hand: 0.152286, 0.114503 and less than nothing.
  @Test func `a colour is seen as the published matrix says`() {
    #expect(RGBA(0xFF0000).seen(with: .protanopia) == RGBA(0x6D5F00))
    #expect(RGBA(0xFF0000, alpha: 0.5).seen(with: .tritanopia).alpha == 0.5)
  }

  @Test(arguments: ColorVision.allCases)
  func `light is neither made nor lost`(vision: ColorVision) {
    #expect(vision.matrix.count == 3)
    for row in vision.matrix { #expect(abs(row.reduce(0, +) - 1) < 0.000_01) }
  }

  @Test func `distances go from nothing to black and white`() {
    #expect(RGBA(0x34C759).distance(to: RGBA(0x34C759)) == 0)
    #expect(abs(RGBA(0x000000).distance(to: RGBA(0xFFFFFF)) - 1) < 0.001)
  }
}
