import IngredientLines

/// Labelled lines, prepared for training and split into training lines and held-out lines.
package struct Corpus {
  /// A line with labelled words.
  struct Line {
    var source: LabelledLine
    var tokens: [LineToken]
    var features: [[UInt64]] = []
    var edges: [Int] = []
    var allowed: [Set<LineLabel>]
    var isHeldOut: Bool
  }

  private(set) var lines: [Line] = []
  /// The number of lines whose fields do not fit their words.
  package private(set) var misfits = 0
  /// The usual classes of the words in the training lines.
  private(set) var usual: [UInt64: UInt8] = [:]

  /// - Parameter fold: the number of the fifth of the lines that is held out; nil for none.
  package init(complete: [LabelledLine], partial: [LabelledLine], fold: Int?) {
    for source in complete {
      let tokens = LineTokens.read(LineText(source.text))
      let allowed = LineAlignment.allowed(source, tokens)
      if allowed == nil { misfits += 1 }
      add(source, tokens: tokens, allowed: allowed ?? [], fold: fold)
    }
    for source in partial {
      let tokens = LineTokens.read(LineText(source.text))
      add(
        source, tokens: tokens, allowed: PartialAlignment.allowed(source, tokens) ?? [], fold: fold)
    }
    let counts = self.counts()
    usual = counts.mapValues { UsualFields.kind(of: $0) }.filter { $0.value != 0 }
    for index in lines.indices { Self.describe(&lines[index], counts) }
  }

  private mutating func add(
    _ source: LabelledLine, tokens: [LineToken], allowed: [Set<LineLabel>], fold: Int?
  ) {
    guard !tokens.isEmpty else { return }
    let number = LineHash.of(source.text.utf8) % 65_537 % 5
    lines.append(
      Line(
        source: source, tokens: tokens, allowed: allowed,
        isHeldOut: fold.map { Int(number) == $0 } ?? false))
  }

  /// The words of a training line that have exactly one label, with their fields.
  private static func words(_ line: Line) -> [(stem: UInt64, field: LineField)] {
    guard !line.source.isPartial, !line.isHeldOut else { return [] }
    return zip(line.tokens, line.allowed).compactMap { token, allowed in
      guard allowed.count == 1, let label = allowed.first, token.kind != .number else { return nil }
      return (token.stem, label.field)
    }
  }

  private func counts() -> [UInt64: [LineField: Int]] {
    var counts: [UInt64: [LineField: Int]] = [:]
    for line in lines {
      for (stem, field) in Self.words(line) { counts[stem, default: [:]][field, default: 0] += 1 }
    }
    return counts
  }

  /// Makes the features of a line.
  ///
  /// The usual classes of its words are determined without the line itself.
  private static func describe(_ line: inout Line, _ counts: [UInt64: [LineField: Int]]) {
    var own: [UInt64: [LineField: Int]] = [:]
    for (stem, field) in words(line) { own[stem, default: [:]][field, default: 0] += 1 }
    let kinds = line.tokens.map { token -> UInt8 in
      guard var all = counts[token.stem] else { return UsualFields.unknown }
      for (field, count) in own[token.stem] ?? [:] { all[field, default: 0] -= count }
      return UsualFields.kind(of: all)
    }
    let features = LineFeatures(line.tokens, usual: kinds)
    line.features = line.tokens.indices.map { features.hashes($0) }
    line.edges = line.tokens.indices.map { features.edge($0) }
  }
}
