import MealModels

extension Cuisine {
  /// The ISO 3166-1 code of the country whose flag is shown for the cuisine; nil for a region.
  public var regionCode: String? {
    switch self {
    case .american: "US"
    case .brazilian: "BR"
    case .british: "GB"
    case .chinese: "CN"
    case .ethiopian: "ET"
    case .filipino: "PH"
    case .french: "FR"
    case .german: "DE"
    case .greek: "GR"
    case .indian: "IN"
    case .indonesian: "ID"
    case .italian: "IT"
    case .japanese: "JP"
    case .korean: "KR"
    case .mexican: "MX"
    case .moroccan: "MA"
    case .peruvian: "PE"
    case .polish: "PL"
    case .spanish: "ES"
    case .thai: "TH"
    case .turkish: "TR"
    case .vietnamese: "VN"
    case .caribbean, .middleEastern, .nordic: nil
    }
  }

  /// The flag as an emoji, such as "🇮🇹"; nil for a region of several countries (C-I01).
  public var flagGlyph: String? {
    regionCode.map { code in
      // Regional indicator letters begin at U+1F1E6, which corresponds to the letter A.
      let letters = code.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - 65) }
      return String(String.UnicodeScalarView(letters))
    }
  }
}
