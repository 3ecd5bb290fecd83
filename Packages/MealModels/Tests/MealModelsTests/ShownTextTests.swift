import MealModels
import Testing

@Suite struct ShownTextTests {
  /// "peanut" in letters that begin at a code point and stand in the order of the alphabet.
  private func peanut(from first: UInt32) -> String {
    let letters = "peanut".utf8.compactMap { Unicode.Scalar(first + UInt32($0) - 97) }
    return String(String.UnicodeScalarView(letters))
  }

  // The "e" of the first word is Cyrillic, the "o" of the second Greek.
  @Test(arguments: [
    ("pеanut", true), ("sοy", true), ("peanut", false), ("phở", false), ("brûlée", false),
    ("арахис", false), ("ﬁg", false), ("Hawaiʻi", false), ("7", false), ("", false),
  ])
  func `a word is in disguise where letters of another script stand among Latin ones`(
    word: String, isMixed: Bool
  ) {
    #expect(ShownText.mixesScripts(word) == isMixed)
  }

  @Test(
    arguments: (0..<13).map { UInt32(0x1D400 + 26 + 52 * $0) } + [
      0xFF41, 0x24D0, 0x249C, 0x1F130, 0x1F150, 0x1F170, 0x1F1E6,
    ])
  func `every alphabet of fancy letters is the plain one`(first: UInt32) {
    #expect(FoodName.words(of: peanut(from: first)) == ["peanut"])
  }

  @Test(arguments: [
    ("ᵖᵉᵃⁿᵘᵗ", "peanut"), ("ᴘᴇᴀɴᴜᴛ", "peanut"), ("ﬁg", "fig"), ("Ⅳ", "IV"), ("５００㎖", "500ml"),
    ("٣ eggs", "3 eggs"), ("p\u{200B}ea\u{AD}nut", "peanut"), ("2️⃣ eggs", "2 eggs"),
    ("flour¹", "flour "),
    ("2¹⁄₂", "2 1⁄2"), ("½ cup crème", "½ cup crème"),
  ])
  func `a text is what people see`(written: String, shown: String) {
    #expect(ShownText(written).text == shown)
  }

  @Test func `pictures of food name it`() {
    let shown = ShownText("2 tomatoes 🥜🧀")
    #expect(shown.pictured == ["peanuts", "cheese"])
    #expect(FoodName.words(of: "2 tomatoes 🥜") == ["2", "tomatoes", "peanuts"])
    #expect(!shown.withoutPictures.contains("peanuts"))
  }

  @Test(arguments: [
    "🔥", "👍🏽", "❤️", "🇮🇹", "👩\u{200D}🍳", "★", "→", "•", "🏴\u{E0067}\u{E0062}\u{E007F}",
  ])
  func `decorations say nothing`(sign: String) {
    #expect(ShownText.strangeSigns(in: ShownText("rice \(sign)").text).isEmpty)
  }

  @Test(arguments: ["⠏", "\u{E000}", "\u{202E}", "🥫", "🍱", "\u{FFFD}", "\u{E0070}", "㈱"])
  func `an unreadable sign is reported and separates words`(sign: String) {
    #expect(!ShownText.strangeSigns(in: ShownText("rice \(sign)").text).isEmpty)
    #expect(FoodName.words(of: "rice \(sign)").count == 2)
  }
}
