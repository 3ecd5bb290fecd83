/// Swift source for a text of any content.
public enum SwiftLiteral {
  /// A raw multi-line literal with as many number signs as the text needs.
  ///
  /// - Parameter text: lines that each end with a line feed; no carriage returns.
  public static func raw(_ text: String) -> String {
    let signs = String(repeating: "#", count: longestRun(of: UInt8(ascii: "#"), in: text) + 1)
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }

  private static func longestRun(of byte: UInt8, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text.utf8 {
      current = next == byte ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
