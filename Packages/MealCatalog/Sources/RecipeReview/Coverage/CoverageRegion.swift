/// The part of a document that contains the coverage tables.
public enum CoverageRegion {
  /// The line before the tables.
  public static let opening = "<!-- coverage -->"

  /// The line after the tables.
  public static let closing = "<!-- /coverage -->"

  /// The text with other tables in its region; nil if it has no region.
  public static func replaced(in text: String, with markdown: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == opening }),
      let end = lines[start...].firstIndex(where: { $0 == closing })
    else { return nil }
    let before = lines[...start].joined(separator: "\n")
    let after = lines[end...].joined(separator: "\n")
    return before + "\n\n" + markdown + "\n" + after
  }
}
