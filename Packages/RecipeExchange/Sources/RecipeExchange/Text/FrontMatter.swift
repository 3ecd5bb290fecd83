import PrintedText

/// The YAML front matter at the start of a text, between lines of three hyphens.
///
/// It reads the YAML that people write there: strings, quoted or not, of one or more lines, and
/// lists and maps of strings.
struct FrontMatter: Equatable {
  /// The members, in order; values are strings, lists and objects.
  var members: [JSON.Member] = []
  /// Lines that could not be read, each with its line number in the whole text, from 1.
  var strange: [(line: Int, text: String)] = []

  static func == (one: Self, other: Self) -> Bool { one.members == other.members }

  /// Reads the front matter and counts its lines; nil if the text has no front matter.
  static func read(_ lines: [Substring]) -> (matter: FrontMatter, lines: Int)? {
    guard let first = lines.first, first.trimmed == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" || $0.trimmed == "..." })
    else { return nil }
    var reader = FrontMatterReader(lines[1..<end])
    let members = reader.map(deeperThan: -1, depth: 0)
    return (FrontMatter(members: members, strange: reader.strange), end + 1)
  }

  /// Writes members as lines.
  ///
  /// Strings are quoted unless they are plain words.
  static func lines(_ members: [JSON.Member], indent: String = "") -> [String] {
    members.flatMap { member -> [String] in
      let key = indent + quoted(member.key)
      switch member.value {
      case .object(let inner): return ["\(key):"] + lines(inner, indent: indent + "  ")
      case .array(let values):
        return ["\(key): [" + values.map { quoted($0.said ?? "") }.joined(separator: ", ") + "]"]
      case .bool(let value): return ["\(key): \(value)"]
      default: return ["\(key): " + quoted(plainText(member.value))]
      }
    }
  }

  private static func plainText(_ value: JSON) -> String {
    if case .string(let text) = value { return text }
    return value.said ?? ""
  }

  /// Quotes a string that YAML would otherwise read as something else.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "/"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: byte >= 0xC3 && byte < 0xE2 || byte >= 0x80 && byte < 0xC0
      }
    }
    let startsPlain = text.unicodeScalars.first.map {
      $0.properties.isAlphabetic || ("1"..."9").contains($0)
    }
    if isPlain, startsPlain == true, text == text.trimmed, text != "null" { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isEscaped(scalar) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Whether a scalar is a control character, or a separator that some readers treat as a line end.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
