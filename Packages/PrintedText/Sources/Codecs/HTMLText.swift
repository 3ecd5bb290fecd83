/// Text in pages of HTML.
public enum HTMLText {
  /// A text with its markup escaped, for use between tags and in quoted attributes.
  public static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"": result += "&quot;".unicodeScalars
      case "'": result += "&#39;".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
