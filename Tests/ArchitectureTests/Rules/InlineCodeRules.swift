extension Rule {
  /// Looks up what documents and comments name between backticks, and what samples name where
  /// nothing compiles them: in the comments of a document's, and in those of a comment.
  @Sendable static func staleCode(_ tree: Tree) -> [RuleViolation] {
    let code = InlineCode(tree)
    let comments = tree.sources.filter { $0.isProduct && !$0.isGenerated }.map(\.comments)
    let remarks = tree.documents.map { ($0, $0.samples.compactMap(remark)) }
    let samples = comments.map { ($0, $0.samples) } + remarks
    let spans = (tree.documents + comments).map { ($0, $0.spans) }
    return stale(spans) { code.unknown(in: $0) }
      + stale(samples) { code.unknown(in: $0, isSample: true) }
  }

  private static func stale(
    _ pieces: [(Document, [Document.Piece])], unknown: (String) -> [String]
  ) -> [RuleViolation] {
    pieces.flatMap { document, pieces in
      pieces.flatMap { piece in
        unknown(piece.text).map {
          RuleViolation("\(document.path):\(piece.line)", "nothing declares \($0)")
        }
      }
    }
  }

  /// The comment of a line of Swift, unless it says what the line prints.
  private static func remark(_ line: Document.Piece) -> Document.Piece? {
    guard let start = line.text.firstRange(of: "// "), !line.text.contains("print(") else {
      return nil
    }
    return .init(line: line.line, text: String(line.text[start.upperBound...]))
  }
}

extension SourceFile {
  /// The comments before declarations, as a document with the same lines.
  fileprivate var comments: Document {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("///") ? text.dropFirst(3).drop { $0 == " " } : ""
    }
    return Document(path: path, text: lines.joined(separator: "\n"))
  }
}
