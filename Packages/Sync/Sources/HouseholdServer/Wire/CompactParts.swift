/// Splits an object or a list whose text has no blanks between its parts.
enum CompactParts {
  /// The parts between the brackets and commas of a valid text.
  static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard text.count > 2 else { return [] }
    let inside = text.dropFirst().dropLast()
    var parts: [ArraySlice<UInt8>] = []
    var (start, depth) = (inside.startIndex, 0)
    var place = start
    while place < inside.endIndex {
      switch inside[place] {
      case UInt8(ascii: "\""): place = end(ofStringAt: place, in: inside) - 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(inside[start..<place])
        start = place + 1
      default: break
      }
      place += 1
    }
    return parts + [inside[start...]]
  }

  /// The name and the value of a member of an object.
  static func member(
    of part: ArraySlice<UInt8>
  ) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
    let end = end(ofStringAt: part.startIndex, in: part)
    return (part[..<end], part[(end + 1)...])
  }

  /// The position after the quote that ends a string.
  private static func end(ofStringAt start: Int, in text: ArraySlice<UInt8>) -> Int {
    var place = start + 1
    while place < text.endIndex, text[place] != UInt8(ascii: "\"") {
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place + 1
  }
}
