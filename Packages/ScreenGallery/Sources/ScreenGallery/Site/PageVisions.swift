import DesignSystem

/// Simulations of colour vision deficiencies on pages (D-A11Y-06).
enum PageVisions {
  /// The choices of the index with their words; the first one leaves the colours as they are.
  static let choices: [(value: String, words: String)] =
    [("usual", "As they are")] + ColorVision.allCases.map { ($0.rawValue, words($0)) }

  /// The data for the script of a page: the matrices of the design, as filters of linear light.
  static var script: String {
    let filters = ColorVision.allCases.map { vision in
      let rows = vision.matrix.map { row in
        row.map { Digits.fixed($0, 6) }.joined(separator: " ") + " 0 0"
      }
      return "  \(vision.rawValue): \"\(rows.joined(separator: " ")) 0 0 0 1 0\",\n"
    }
    return "window.galleryVisions = {\n\(filters.joined())};\n"
  }

  private static func words(_ vision: ColorVision) -> String {
    switch vision {
    case .protanopia: "Protanopia, without red"
    case .deuteranopia: "Deuteranopia, without green"
    case .tritanopia: "Tritanopia, without blue"
    }
  }
}
