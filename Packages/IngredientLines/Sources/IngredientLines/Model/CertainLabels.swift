/// The labels of words that are certain, so that the model need not find them.
///
/// A number at the start before a unit of volume or weight is the amount, and so are a dozen and
/// "twenty four". "Each" after a number and "q.b." after the food are remarks. Numbers that belong
/// to names are no amounts.
package enum CertainLabels {
  /// Rules out all other labels for such words.
  package static func apply(to nodes: inout [LineLattice.Lanes], _ tokens: [LineToken]) {
    guard let first = tokens.first else { return }
    if tokens.count > 1, first.kind == .number, first.number != nil, !first.isShare,
      isMeasure(tokens[1])
    {
      nodes[0] += only(.quantity)
      nodes[1] += only(.unit)
    }
    if QuantityReading.compound(tokens, 0) != nil {
      for index in 0...1 { nodes[index] += only(.quantity) }
    }
    if tokens.count > 2, first.kind == .number, tokens[1].word == each, tokens[1].gap == .blank {
      nodes[1] += only(.joining)
    }
    for index in tokens.indices.dropFirst() where tokens[index].word == asNeeded {
      nodes[index] += only(.laterNote)
    }
    for index in NumbersOfNames.indices(tokens) { nodes[index] += noAmount }
    guard let dozen = tokens.prefix(3).firstIndex(where: { $0.word == dozenWord }),
      tokens[..<dozen].allSatisfy({ $0.number != nil || $0.word == article })
    else { return }
    for index in 0...dozen where tokens[index].number != nil { nodes[index] += only(.quantity) }
  }

  private static func isMeasure(_ token: LineToken) -> Bool {
    token.kind == .measure && token.unit?.measure != nil && token.gap == .blank
      && token.range.count > 1 || token.word == gram && token.gap == .blank
  }

  /// Scores that rule out the labels of quantities and units.
  private static let noAmount = {
    var lanes = LineLattice.Lanes.zero
    for label in LineLabel.allCases where label.field == .amounts || label.field == .unit {
      lanes[Int(label.rawValue)] = -40
    }
    return lanes
  }()

  /// Scores that rule out all labels but one.
  private static func only(_ label: LineLabel) -> LineLattice.Lanes {
    var lanes = LineLattice.Lanes(repeating: -40)
    lanes[Int(label.rawValue)] = 0
    return lanes
  }

  private static let each = LineHash.of("each")
  private static let asNeeded = LineHash.of("q.b")
  private static let dozenWord = LineHash.of("dozen")
  private static let article = LineHash.of("a")
  private static let gram = LineHash.of("g")
}
