/// A limit on a result, and whether it is kept.
struct Verdict: Equatable {
  /// The subject of the limit.
  let name: String
  let measured: String
  let required: String
  let isKept: Bool

  /// Requires that a value is not below a bound; a missing value breaks the limit.
  init(_ name: String, _ value: Double?, atLeast bound: Double) {
    self.name = name
    measured = value?.shareText ?? "none"
    required = "at least \(bound.shareText)"
    isKept = (value ?? -.infinity) >= bound
  }

  /// Requires that a count is zero.
  init(_ name: String, zero count: Int) {
    self.name = name
    measured = "\(count)"
    required = "0"
    isKept = count == 0
  }

  /// The verdicts as a Markdown table.
  static func table(_ verdicts: [Verdict]) -> String {
    MarkdownTable(
      ["limit", "measured", "required", "verdict"],
      verdicts.map { [$0.name, $0.measured, $0.required, $0.isKept ? "kept" : "BROKEN"] }
    ).text
  }
}
