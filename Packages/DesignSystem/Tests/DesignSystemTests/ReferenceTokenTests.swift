import Testing

@testable import DesignSystem

// D-REF, and what all tokens have in common
@Suite struct ReferenceTokenTests {
  // D-REF-01
  @Test func `the reference constants hold`() {
    #expect(MotionDuration.standard.seconds == 0.3)
    #expect(MotionDuration.quick.seconds == 0.15)
    #expect(MotionDuration.modal.seconds == 0.4)
    #expect(Spacing.cardSpacing.points == 16)
    #expect(Spacing.sectionSpacing.points == 24)
    #expect(Spacing.screenMargin.points == 16)
    #expect(Spacing.cardPadding.points == 16)
  }

  // D-REF-02
  @Test func `the reference colours hold`() {
    let light = Appearance()
    #expect(ColorRole.shimmer.resolved(in: light) == RGBA(0xE5E5EA))
    #expect(ColorRole.progressTint.resolved(in: light) == RGBA(0xFF6B35))
    #expect(ColorRole.errorText.resolved(in: light) == RGBA(0xFF3B30))
    #expect(ColorRole.errorBackground.resolved(in: light) == RGBA(0xFF3B30, alpha: 0.9))
  }

  // Names go into files and attributes, where only plain ones are safe.
  @Test func `every token has a plain name of its own`() {
    let names =
      ColorRole.allCases.map(\.tokenName) + Spacing.allCases.map(\.tokenName)
      + ComponentSize.allCases.map(\.tokenName) + Radius.allCases.map(\.tokenName)
      + StrokeWidth.allCases.map(\.tokenName) + Opacity.allCases.map(\.tokenName)
      + TypeStyle.allCases.map(\.tokenName) + FontWeight.allCases.map(\.tokenName)
      + Shadow.allCases.map(\.tokenName) + Motion.allCases.map(\.tokenName)
      + MotionDuration.allCases.map(\.tokenName) + MotionSequence.allCases.map(\.tokenName)
      + HapticOccasion.allCases.map(\.tokenName) + IconRole.allCases.map(\.tokenName)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    for name in names {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isLetterOrDigit) }, "\(name)")
    }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(byte))
  }
}
