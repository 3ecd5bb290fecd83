import DesignSystem

/// Eight hexadecimal digits for what a control shows, to detect changes since a person saw it.
///
/// They depend on its name and whether it is on, but not on its value, so that a control with a
/// countdown stays usable.
enum Mark {
  /// The mark of a control.
  static func of(_ element: Element) -> String {
    let spoken = element.accessibility
    let isOn = spoken.traits.contains(.selected)
    return digits([name(of: element), isOn ? "on" : "off"])
  }

  /// The mark of a custom action, computed from the names of its control and of the action.
  static func of(_ custom: CustomAction, of element: Element) -> String {
    digits([name(of: element), custom.label, "further"])
  }

  /// Whether a text has the form of a mark.
  static func isWellFormed(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 8
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static func name(of element: Element) -> String {
    let label = element.accessibility.label
    return label.isEmpty ? element.visibleText : label
  }

  /// The 64-bit FNV-1a hash of the parts with a zero byte after each, folded to 32 bits.
  private static func digits(_ parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in Array(part.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let folded = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    let text = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - text.utf8.count) + text
  }
}
