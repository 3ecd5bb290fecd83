import DesignSystem
import Testing

@testable import ScreenAudit

@Suite struct AuditWaiverTests {
  // W-A11Y-12, C-K01: 15 of the 21 judged pairs, and nothing beside them.
  @Test func `the list is the fifteen failing rows of the measured table`() {
    let rows = AuditWaiver.standardPalette.map { "\($0) \($0.ratios.light ?? 0)" }
    #expect(
      rows == [
        "onPrimary on primaryFill, text 2.84",
        "primaryText on systemBackground, text 2.84",
        "primaryText on systemBackground, glyph and control 2.84",
        "primaryText on secondarySystemBackground or systemGroupedBackground, text 2.54",
        "primaryText on placeholderFill, glyph 2.54",
        "secondaryLabel on systemBackground, text 3.44",
        "secondaryLabel on secondarySystemBackground or systemGroupedBackground, text 3.3",
        "tertiaryLabel on systemBackground, text 1.73",
        "quaternaryLabel on systemBackground, text 1.36",
        "unselectedTab on systemBackground, text 3.26",
        "accentGreen on systemBackground, glyph 2.22",
        "errorText on systemBackground, text 3.55",
        "onToast on toastFill over systemBackground or systemGroupedBackground, text 3.26",
        "warningGlyph on systemBackground, glyph 1.51",
        "link on systemBackground, text 4.02",
      ])
  }

  // W-A11Y-12, C-K01: the numbers of the table follow from the palette.
  @Test(arguments: AuditWaiver.standardPalette)
  func `each ratio recomputes to its number`(waiver: AuditWaiver) {
    for scheme in InterfaceStyle.allCases {
      for elevation in Elevation.allCases {
        guard let stated = waiver.ratios.value(scheme, elevation) else { continue }
        let measured = waiver.pairs(elevation).map { $0.measured(scheme) }
        // The table rounds the channels of composited colours.
        #expect(abs((measured.min() ?? 0) - stated) < 0.021, "\(measured)")
        #expect((measured.max() ?? 0) - stated < 0.05, "two surfaces of one colour")
      }
    }
  }
}

extension AuditWaiverTests {
  @Test func `no pair is allowed twice`() {
    let pairs = AuditWaiver.standardPalette.flatMap { $0.pairs() }
    #expect(Set(pairs).count == pairs.count)
  }

  // C-K01: what is allowed is too faint indeed, and enough at increased contrast.
  @Test(arguments: AuditWaiver.standardPalette)
  func `each row needs its allowance`(waiver: AuditWaiver) {
    let least = waiver.uses == [.text] ? 4.5 : 3
    let ratios = [waiver.ratios.light, waiver.ratios.dark, waiver.ratios.darkElevated]
    #expect(ratios.contains { $0 != nil })
    #expect(ratios.compactMap(\.self).allSatisfy { $0 < least })
    #expect(!waiver.reason.isEmpty)
  }

  @Test func `an allowance holds at standard contrast, for its looks and its use`() throws {
    let pair = ColorPair(.quaternaryLabel, on: .systemBackground, as: .text)
    let glyph = ColorPair(.quaternaryLabel, on: .systemBackground, as: .glyph)
    let elsewhere = ColorPair(.quaternaryLabel, on: .secondarySystemBackground, as: .text)
    let waiver = try #require(
      AuditWaiver.standardPalette.first { $0.foreground == .quaternaryLabel })
    #expect(waiver.covers(pair, in: Appearance(.dark)))
    #expect(!waiver.covers(pair, in: Appearance(.dark, contrast: .increased)))
    #expect(!waiver.covers(glyph, in: Appearance(.dark)))
    #expect(!waiver.covers(elsewhere, in: Appearance(.dark)))
    var red = ColorPair(.errorText, on: .systemBackground, as: .text)
    red.elevation = .elevated
    let error = try #require(AuditWaiver.standardPalette.first { $0.foreground == .errorText })
    #expect(error.covers(red, in: Appearance(.light)))
    #expect(!error.covers(red, in: Appearance(.dark)))
  }
}

extension AuditWaiverTests {
  // C-K01
  @Test(arguments: AuditWaiver.standardPalette)
  func `an allowance holds down to its ratio, and for nothing fainter`(waiver: AuditWaiver) {
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

@Suite struct DecorationTests {
  private static func faint(_ isDecoration: Bool) -> Glyph {
    Glyph("icon", .time, color: .tertiaryLabel, isDecoration: isDecoration)
  }

  // The table of measured contrast exempts what decorates.
  @Test func `a symbol that repeats the words beside it is not measured`() {
    func row(_ isDecoration: Bool) -> Sample {
      Sample {
        Stack("row") {
          Self.faint(isDecoration); TextBlock("words", "30 min")
        }
      }
    }
    #expect(row(true).found(by: ContrastGlyphRule(), Appearance(.dark)).isEmpty)
    #expect(row(false).found(by: ContrastGlyphRule(), Appearance(.dark)) == ["icon"])
    #expect(Self.faint(true).element.accessibility.exposure == .hidden)
  }

  @Test func `a decoration without words beside it is measured like everything else`() {
    let alone = Sample { Stack("row") { Self.faint(true) } }
    #expect(alone.found(by: ContrastGlyphRule(), Appearance(.dark)) == ["icon"])
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
