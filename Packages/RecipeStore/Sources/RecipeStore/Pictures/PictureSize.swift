/// The size of a picture in pixels, from its header.
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// The longest side of a picture that is stored; no phone takes a longer one.
  static let longestSide = 20_000
  /// The most pixels of a picture that is stored; showing more would fill the memory of a phone.
  static let mostDots = 200_000_000

  /// Reads the header of a picture; nil if it does not state the size at a known place.
  init?(_ bytes: [UInt8], _ kind: PictureKind) {
    func number(_ places: [Int]) -> Int? {
      guard places.allSatisfy(bytes.indices.contains) else { return nil }
      return places.reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }
    let sides: (width: Int?, height: Int?)
    switch kind {
    case .png: sides = (number([16, 17, 18, 19]), number([20, 21, 22, 23]))
    case .gif: sides = (number([7, 6]), number([9, 8]))
    case .jpeg:
      guard let frame = Self.frame(of: bytes) else { return nil }
      sides = (number([frame + 7, frame + 8]), number([frame + 5, frame + 6]))
    case .webp:
      guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(12).starts(with: "VP8X".utf8) else {
        return nil
      }
      sides = (number([26, 25, 24]).map { $0 + 1 }, number([29, 28, 27]).map { $0 + 1 })
    case .heic, .avif: return nil
    }
    guard let width = sides.width, let height = sides.height else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Whether a picture may be shown without filling the memory.
  var isUsable: Bool {
    max(width, height) <= Self.longestSide && width * height <= Self.mostDots
  }

  /// The start of a JPEG's frame, which states its size.
  private static func frame(of bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let mark = bytes[place + 1]
      if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) { return place }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}
