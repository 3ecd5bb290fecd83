import IngredientLines

/// Labelled lines as the trainer wants them, parted into those to learn from and those held out.
struct Corpus {
  /// A line whose words have labels.
  struct Line {
    var source: LabelledLine
    var tokens: [LineToken]
    var features: [[UInt64]]
    var edges: [Int]
    var allowed: [Set<LineLabel>]
    var isHeldOut: Bool
  }

  private(set) var lines: [Line] = []
  private(set) var misfits = 0

  /// - Parameter fold: which fifth of the lines is held out; nil for none.
  init(complete: [LabelledLine], partial: [LabelledLine], fold: Int?) {
    for source in complete {
      let tokens = LineTokens.read(LineText(source.text))
      let allowed = LineAlignment.allowed(source, tokens)
      if allowed == nil { misfits += 1 }
      add(source, tokens, allowed ?? [], fold)
    }
    for source in partial {
      let tokens = LineTokens.read(LineText(source.text))
      add(source, tokens, PartialAlignment.allowed(source, tokens) ?? [], fold)
    }
  }

  private mutating func add(
    _ source: LabelledLine, _ tokens: [LineToken], _ allowed: [Set<LineLabel>], _ fold: Int?
  ) {
    guard !tokens.isEmpty else { return }
    let features = LineFeatures(tokens)
    let number = LineHash.of(source.text.utf8) % 65_537 % 5
    lines.append(
      Line(
        source: source, tokens: tokens, features: tokens.indices.map { features.hashes($0) },
        edges: tokens.indices.map { features.edge($0) }, allowed: allowed,
        isHeldOut: fold.map { Int(number) == $0 } ?? false))
  }
}
