import DesignSystem
import Testing

@testable import ScreenAudit

@Suite struct WaiverTests {
  // W-A11Y-12, C-K01: the numbers of the table follow from the palette.
  @Test(arguments: Waiver.standardPalette)
  func `each ratio recomputes to its number`(waiver: Waiver) {
    // The table rounds the channels of composited colours.
    let tolerance = waiver.origin == .measuredTable ? 0.021 : 0.0051
    for scheme in InterfaceStyle.allCases {
      for elevation in Elevation.allCases {
        guard let stated = waiver.ratios.value(scheme, elevation) else { continue }
        let measured = waiver.measured(scheme, elevation)
        #expect(abs(measured - stated) < tolerance, "\(measured)")
      }
    }
  }
}

extension WaiverTests {
  @Test func `no pair is allowed twice`() {
    let pairs = Waiver.standardPalette.map { $0.pair() }
    #expect(Set(pairs).count == pairs.count)
  }

  // C-K01: what is allowed is too faint indeed, and enough at increased contrast.
  @Test(arguments: Waiver.standardPalette)
  func `each pair needs its allowance`(waiver: Waiver) {
    let least = waiver.use == .text ? 4.5 : 3
    let ratios = [waiver.ratios.light, waiver.ratios.dark, waiver.ratios.darkElevated]
    #expect(ratios.contains { $0 != nil })
    #expect(ratios.compactMap(\.self).allSatisfy { $0 < least })
    #expect(!waiver.reason.isEmpty)
  }

  @Test func `an allowance holds at standard contrast, for its looks and its use`() {
    let pair = ColorPair(.tertiaryLabel, on: .secondarySystemGroupedBackground, as: .glyph)
    let text = ColorPair(.tertiaryLabel, on: .secondarySystemGroupedBackground, as: .text)
    let waiver = Waiver.added.first { $0.foreground == .tertiaryLabel }
    #expect(waiver?.covers(pair, in: Appearance(.dark)) == true)
    #expect(waiver?.covers(pair, in: Appearance(.dark, contrast: .increased)) == false)
    #expect(waiver?.covers(text, in: Appearance(.dark)) == false)
    var raised = pair
    raised.elevation = .elevated
    #expect(waiver?.covers(raised, in: Appearance(.dark)) == false)
  }
}

extension WaiverTests {
  // C-K01
  @Test(arguments: Waiver.standardPalette)
  func `an allowance holds down to its ratio, and for nothing fainter`(waiver: Waiver) {
    for scheme in InterfaceStyle.allCases {
      for elevation in Elevation.allCases {
        guard let ratio = waiver.ratios.value(scheme, elevation) else {
          #expect(!waiver.allows(21, at: elevation, in: scheme))
          continue
        }
        #expect(waiver.allows(ratio, at: elevation, in: scheme))
        #expect(waiver.allows(ratio + 1, at: elevation, in: scheme))
        #expect(!waiver.allows(ratio - 0.03, at: elevation, in: scheme))
      }
    }
  }
}

@Suite struct BackdropTests {
  // C-K05
  @Test func `a translucent area lets the page through`() throws {
    var sample = Sample(.systemGroupedBackground) { TextBlock("words", "Words") }
    sample.overlays = [Toast("toast", .error, "Failed").element]
    let problem = try #require(
      sample.problems(by: ContrastTextRule()).first { $0.element == "toast.text" })
    #expect(problem.pair?.underlay == .systemGroupedBackground)
    #expect(problem.pair?.description == "onToast on toastFill over systemGroupedBackground, text")
  }

  @Test func `a faded group is measured as it is seen`() {
    let black = Backdrop(layers: [
      .init(fill: .systemBackground, elevation: .base),
      .init(fill: .secondarySystemBackground, elevation: .base, opacity: 0.5),
    ])
    let full = Backdrop(layers: [
      .init(fill: .systemBackground, elevation: .base),
      .init(fill: .secondarySystemBackground, elevation: .base),
    ])
    let light = Appearance()
    let faded = black.ratio(of: .label, at: .base, in: light)
    #expect(faded < 4.1 && faded > 3.5)
    #expect(full.ratio(of: .label, at: .base, in: light) > 18)
  }

  @Test func `a raised card is darker than what it lies on is black`() {
    let sample = Sample {
      Card("card", .suggestion) { TextBlock("body", "Body", color: .tertiaryLabel) }
    }
    let problem = sample.problems(by: ContrastTextRule(), Appearance(.dark)).first
    #expect(problem?.pair?.elevation == .elevated)
  }
}
