extension LineDiff {
  /// The hunks as text: `-` reference, `+` actual, with lines of context around each change.
  ///
  /// It makes blanks at the end of a line, control characters and format characters visible, and
  /// the letters of lines that look alike but differ. Past `limit` lines it says how many are left
  /// out.
  public func text(context: Int = 3, limit: Int = 200) -> String {
    let lookalikes = lookalikes
    let printed = hunks(context: context).flatMap { hunk in
      [header(of: hunk)] + lines[hunk].map { print($0, lookalikes) }
    }
    guard printed.count > limit else { return printed.joined(separator: "\n") }
    let rest = "… \(printed.count - limit) more lines"
    return (printed.prefix(limit) + [rest]).joined(separator: "\n")
  }

  /// Ranges of `lines` that contain every change and its context; adjacent ranges are joined.
  private func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func header(of hunk: Range<Int>) -> String {
    let before = lines[..<hunk.lowerBound]
    let old = before.count { !$0.isAdded } + 1
    let new = before.count { !$0.isRemoved } + 1
    return "@@ reference line \(old), actual line \(new) @@"
  }

  private func print(_ line: Line, _ lookalikes: Set<String>) -> String {
    let isAmbiguous = line.isChange && lookalikes.contains(line.content)
    let content = line.content.withVisibleBlanks(spellingLetters: isAmbiguous)
    let sign = line.isRemoved ? "-" : line.isAdded ? "+" : " "
    return content.isEmpty ? sign : "\(sign) \(content)"
  }

  /// Changed lines that are equal as `String` values although their bytes differ.
  private var lookalikes: Set<String> {
    let changed = Dictionary(grouping: lines.filter(\.isChange).map(\.content)) { $0 }
    return Set(changed.filter { key, all in all.contains { !$0.isIdentical(to: key) } }.keys)
  }
}

extension LineDiff.Line {
  var content: String {
    switch self {
    case .kept(let content), .removed(let content), .added(let content): content
    }
  }

  var isAdded: Bool { if case .added = self { true } else { false } }
  var isRemoved: Bool { if case .removed = self { true } else { false } }
  var isChange: Bool { isAdded || isRemoved }
}
