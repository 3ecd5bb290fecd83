/// Characters that are not letters: signs without a meaning, and signs of unknown meaning.
extension ShownText {
  /// Whether a character has no meaning by itself: punctuation, arrows, boxes, stars.
  public static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    if signs.contains(scalar) { return true }
    if blocks.contains(where: { $0.contains(scalar.value) }) { return true }
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .connectorPunctuation, .currencySymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator, .control:
      return true
    default: return false
    }
  }

  /// Whether the meaning of a character is unknown, so that it may name anything: Braille, pictures
  /// of no known food, marks that reverse the direction of letters, characters of private use.
  public static func isStrange(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 || isSign(scalar) || fractions.contains(scalar) { return false }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return !properties.isAlphabetic && properties.numericType != .decimal
    }
  }

  /// Whether a word has Latin letters and, among them, letters of another script or strange
  /// characters: "pеanut" with a Cyrillic "e", which may be drawn to look like any word.
  public static func mixesScripts(_ word: some StringProtocol) -> Bool {
    word.unicodeScalars.contains(where: isLatin) && word.unicodeScalars.contains(where: isOtherwise)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || scalar.properties.name?.hasPrefix("LATIN ") == true
  }

  private static func isOtherwise(_ scalar: Unicode.Scalar) -> Bool {
    if isStrange(scalar) { return true }
    let properties = scalar.properties
    return scalar.value >= firstOfOthers && properties.isAlphabetic && !isLatin(scalar)
      && properties.generalCategory != .modifierLetter
  }

  /// The first character of Greek, after which all scripts except Latin follow.
  private static let firstOfOthers: UInt32 = 0x370

  /// The signs of unknown meaning in a text.
  public static func strangeSigns(in text: String) -> String {
    var strange = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isStrange(scalar) { strange.append(scalar) }
    return String(strange)
  }

  /// Whether a picture shows no food: faces, hands, hearts, places, tools.
  static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    if ornaments.contains(where: { $0.contains(scalar.value) }) { return true }
    return scalar.value >= 0x1F000 && scalar.properties.isEmoji && !unclear.contains(scalar)
  }

  /// Arrows, technical signs, lines and boxes, shapes, stars and check marks.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x27BF, 0x27F0...0x27FF, 0x2900...0x297F,
    0x2B00...0x2BFF, 0x2FF0...0x2FFF,
  ]
  /// Ornaments, shapes and arrows in the blocks of the pictures.
  private static let ornaments: [ClosedRange<UInt32>] = [
    0x1F650...0x1F67F, 0x1F780...0x1F7FF, 0x1F800...0x1F8FF,
  ]
  private static let fractions = Set("½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒⅟↉²³¹".unicodeScalars)
  private static let signs = Set(
    "+<=>|~^`$¦¨§©«®¯°±´¶·¸»¬×÷˘˙˚˛˜˝™℃℉№℠℗℅ℹ⁄−∕∗∘∙√∞≈≅≃≠≤≥∼⋅⋆⁺⁻㊗㊙".unicodeScalars)
  /// Pictures that show no clear food, and pictures of animals and plants that some people eat.
  private static let unclear = Set(
    "🍱🥘🥫🥡🐚🌵🌹🌺🦴🫀🩸🐸🐢🐊🐋🐳🐬🫍🦭🐦🐧🦅🦉🦢🦚🦜🦤🦩🐎🐴🐪🐫🦙🦘🐿🦔🐍🪼🦗🐛🐜🐞🪲🪳🪰🪱🦟🦂🪹🆓"
      .unicodeScalars)
}
