import Testing

@testable import DesignSystem

// D-ICON, D-QA-05, C-I01, C-I02
@Suite struct IconTokenTests {
  @Test(arguments: [
    (IconRole.home, "house.fill", "D-ICON-05"), (.favorites, "heart.fill", "D-ICON-06"),
    (.settings, "gearshape.fill", "D-ICON-07"), (.refresh, "arrow.clockwise", "D-ICON-08"),
    (.save, "bookmark", "C-I02"), (.saved, "bookmark.fill", "D-ICON-09 C-I02"),
    (.savedHeart, "heart.fill", "C-I02 S-ANIM-10"), (.share, "square.and.arrow.up", "D-ICON-10"),
    (.close, "xmark", "D-ICON-11"), (.forward, "chevron.right", "D-ICON-12"),
    (.add, "plus", "D-ICON-13"), (.remove, "minus", "D-ICON-14"),
    (.warning, "exclamationmark.triangle.fill", "D-ERR-02"), (.meal, "fork.knife", "D-IMG-10"),
    (.drink, "cup.and.saucer", "D-IMG-10"), (.photo, "photo", "D-IMG-08"),
    (.time, "clock", "C-I01"), (.difficulty, "flame", "C-I01"), (.cuisine, "globe", "C-I01"),
    (.servings, "person.2", "C-I01"), (.evening, "sunset.fill", "C-I01"),
    (.night, "moon.fill", "C-I01"), (.restrictions, "nosign", "C-I01"),
    (.world, "globe", "C-I01"), (.account, "person.crop.circle", "C-I01"),
    (.premium, "diamond.fill", "C-I01"), (.privacy, "doc.text", "C-I01"),
    (.terms, "list.clipboard", "C-I01"), (.information, "info.circle", "C-I01"),
    (.offline, "wifi.slash", "C-I01"), (.check, "checkmark", "C-I01"),
    (.unchecked, "square", "C-I01"), (.star, "star.fill", "C-I01"), (.more, "ellipsis", "C-I01"),
  ])
  func `an icon is the symbol of its meaning`(icon: IconRole, symbol: String, source: String) {
    #expect(icon.symbolName == symbol, "\(source)")
  }

  // D-ICON-01, D-ICON-03: names that a system symbol can have, never an emoji.
  @Test(arguments: IconRole.allCases) func `a symbol's name is one of the system`(icon: IconRole) {
    #expect(!icon.symbolName.isEmpty)
    #expect(
      icon.symbolName.utf8.allSatisfy {
        (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: ".")
      })
    #expect(icon.asciiGlyph.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect(!icon.drawnGlyph.isEmpty)
  }

  // D-ICON-02
  @Test func `icons have one weight`() {
    #expect(FontWeight.icon == .medium)
    #expect(TypeStyle.stateIcon.defaultWeight == .icon)
  }
}
