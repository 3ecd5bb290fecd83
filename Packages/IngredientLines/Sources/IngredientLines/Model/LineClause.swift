/// A part of a line between commas, brackets and dashes.
struct LineClause {
  /// The indices of its tokens.
  var range: Range<Int>
  /// The kind, from its first words; see ``LineClauses``.
  var kind: UInt8
  /// Whether one of its words ends like a participle.
  var hasParticiple: Bool
  /// Whether one of its tokens is a number.
  var hasNumber: Bool
}

/// The clauses of a line, and the clause of each token.
struct LineClauses {
  private(set) var clauses: [LineClause] = []
  private(set) var indices: [Int] = []
  /// The index of the last clause that begins with "or"; -1 if there is none.
  private var lastJoint = -1

  init(_ tokens: [LineToken]) {
    indices.reserveCapacity(tokens.count)
    clauses.reserveCapacity(6)
    var start = 0
    for (index, token) in tokens.enumerated() {
      if index > start, Self.begins(token) {
        clauses.append(Self.clause(tokens, start..<index))
        start = index
      }
      indices.append(clauses.count)
    }
    clauses.append(Self.clause(tokens, start..<tokens.count))
    lastJoint = clauses.lastIndex { $0.kind == 1 } ?? -1
  }

  /// Whether a later clause begins with "or".
  func hasLaterJoint(after clause: Int) -> Bool { clause < lastJoint }

  private static func begins(_ token: LineToken) -> Bool {
    switch token.gap {
    case .comma, .opening, .closing, .stop: true
    case .blank, .slash, .hyphen: false
    }
  }

  private static func clause(_ tokens: [LineToken], _ range: Range<Int>) -> LineClause {
    var clause = LineClause(range: range, kind: 0, hasParticiple: false, hasNumber: false)
    guard let first = range.first else { return clause }
    for index in range {
      clause.hasParticiple = clause.hasParticiple || tokens[index].kind == .participle
      clause.hasNumber = clause.hasNumber || tokens[index].kind == .number
    }
    clause.kind =
      switch tokens[first].kind {
      case .joint: 1
      case .number, .numeral: 2
      case .measure, .piece, .size: 3
      case .preposition: 4
      case .approximation: 5
      case .remark: 6
      case .participle: 7
      case .name, .other: clause.hasParticiple ? 8 : 9
      }
    return clause
  }
}
