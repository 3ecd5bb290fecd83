/// A finding about a photo asset (D-IMG-02 to D-IMG-05).
public enum PhotoFinding: Equatable, Sendable {
  /// A name is empty, or the dark variant has the name of the light one.
  case name(String)
  /// A side is not positive.
  case size(width: Int, height: Int)
  /// The file is empty.
  case empty
  /// A hero is narrower than the least width, in pixels.
  case narrow(width: Int, least: Int)
  /// The proportions are off by more than a hundredth.
  case shape(width: Int, height: Int, wanted: MealImage.Ratio)
  /// The format is JPEG, which is allowed as a fallback for WebP.
  case fallbackFormat
  /// The format is neither WebP nor JPEG.
  case format(String)
  /// The file is not smaller than the limit, in bytes.
  case heavy(bytes: Int, limit: Int)

  /// Whether the photo may ship anyway.
  public var isAdvice: Bool { self == .fallbackFormat }
}

extension PhotoAsset {
  /// The least width of a hero in pixels (D-IMG-03): 360 points at three pixels each.
  public static let leastHeroWidth = 1080
  /// The limit of a file's size, in bytes (D-IMG-05).
  ///
  /// A file must be smaller than this. 1 KB is 1000 bytes.
  public static let byteLimit = 200_000

  /// The findings about the photo for an aspect ratio; empty if the photo may ship.
  ///
  /// A thumbnail has no least width. Only the name of a dark variant is checked.
  public func findings(for ratio: MealImage.Ratio) -> [PhotoFinding] {
    nameFindings + sizeFindings(ratio) + fileFindings
  }

  private var nameFindings: [PhotoFinding] {
    let isDarkWrong = darkName.map { $0.isEmpty || $0 == name } ?? false
    return (name.isEmpty ? [.name(name)] : []) + (isDarkWrong ? [.name(darkName ?? "")] : [])
  }

  private func sizeFindings(_ ratio: MealImage.Ratio) -> [PhotoFinding] {
    guard pixelWidth > 0, pixelHeight > 0 else {
      return [.size(width: pixelWidth, height: pixelHeight)]
    }
    var findings: [PhotoFinding] = []
    if ratio == .hero, pixelWidth < Self.leastHeroWidth {
      findings.append(.narrow(width: pixelWidth, least: Self.leastHeroWidth))
    }
    let shape = Double(pixelWidth) / Double(pixelHeight) / ratio.value
    if !(0.99...1.01).contains(shape) {
      findings.append(.shape(width: pixelWidth, height: pixelHeight, wanted: ratio))
    }
    return findings
  }

  private var fileFindings: [PhotoFinding] {
    var findings: [PhotoFinding] = []
    switch format.lowercased() {
    case "webp": break
    case "jpeg", "jpg": findings.append(.fallbackFormat)
    default: findings.append(.format(format))
    }
    if byteCount <= 0 { findings.append(.empty) }
    if byteCount >= Self.byteLimit {
      findings.append(.heavy(bytes: byteCount, limit: Self.byteLimit))
    }
    return findings
  }
}
