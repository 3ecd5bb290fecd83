/// A limit on a result, and whether it is kept.
struct Verdict: Equatable {
  /// What the limit is about.
  let name: String
  let measured: String
  let required: String
  let isKept: Bool

  /// A number that must not be below another; one that is missing keeps nothing.
  init(_ name: String, _ value: Double?, atLeast bound: Double) {
    self.name = name
    measured = value?.shareText ?? "none"
    required = "at least \(bound.shareText)"
    isKept = (value ?? -.infinity) >= bound
  }

  /// A count that must be zero.
  init(_ name: String, zero count: Int) {
    self.name = name
    measured = "\(count)"
    required = "0"
    isKept = count == 0
  }

  /// The verdicts in Markdown.
  static func table(_ verdicts: [Verdict]) -> String {
    MarkdownTable(
      ["limit", "measured", "required", "verdict"],
      verdicts.map { [$0.name, $0.measured, $0.required, $0.isKept ? "kept" : "BROKEN"] }
    ).text
  }
}
