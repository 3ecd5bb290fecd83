/// The difference between a variant and its base: values replaced everywhere, then other changed
/// lines.
///
/// It suits screens in dark mode, where a few colours change in most lines, because it lists each
/// colour once. A value is a part `name = value` of a line, with `, ` between the parts. The base
/// and the ``text`` of the difference give the whole variant; see ``applied(to:sections:)``.
public struct VariantDiff: Equatable, Sendable {
  /// A value of the base and its replacement, in every line that no edit removes.
  struct Replacement: Equatable, Sendable {
    let name: String
    let old: String
    let new: String
  }

  /// Lines of the base at one place, and the lines of the variant that replace them.
  struct Edit: Equatable, Sendable {
    let place: String
    var removed: [String] = []
    var added: [String] = []
  }

  let replacements: [Replacement]
  let edits: [Edit]

  /// Compares a variant with its base.
  ///
  /// - Parameter sections: returns the name of the section that starts at a line, without blanks,
  ///   or `nil`. Places are named by section, so that an edit stays the same if other sections
  ///   change.
  public init(from base: String, to variant: String, sections: (String) -> String?) {
    let (old, new) = (PlacedLines(base, sections), PlacedLines(variant, sections))
    replacements = Replacement.common(old.pairs(with: new))
    let table = Replacement.table(replacements)
    let guess = old.lines.map { $0.replacingValues(table) + "\n" }.joined()
    edits = Self.edits(LineDiff(from: guess, to: variant), old)
  }

  init(replacements: [Replacement], edits: [Edit]) {
    self.replacements = replacements
    self.edits = edits
  }

  /// The variant of a base, with a line break at its end unless it is empty.
  ///
  /// Returns `nil` if an edit names a place or a line that the base does not have. Pass the same
  /// sections with which the difference was made.
  public func applied(to base: String, sections: (String) -> String?) -> String? {
    let base = PlacedLines(base, sections)
    let table = Replacement.table(replacements)
    let indices = Dictionary(uniqueKeysWithValues: zip(base.places, base.places.indices))
    var lines: [String] = []
    var next = 0
    for edit in edits {
      guard let index = indices[edit.place], index >= next,
        base.holds(edit.removed, at: index)
      else { return nil }
      lines += base.lines[next..<index].map { $0.replacingValues(table) } + edit.added
      next = index + edit.removed.count
    }
    lines += base.lines[next...].map { $0.replacingValues(table) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The runs of changes; removed lines are listed as in the base, without replaced values.
  private static func edits(_ diff: LineDiff, _ base: PlacedLines) -> [Edit] {
    var edits: [Edit] = []
    var index = 0
    var continues = false
    for line in diff.lines {
      if line.isChange, !continues { edits.append(Edit(place: base.places[index])) }
      continues = line.isChange
      if line.isAdded {
        edits[edits.count - 1].added.append(line.content)
        continue
      }
      if line.isRemoved { edits[edits.count - 1].removed.append(base.lines[index]) }
      index += 1
    }
    return edits
  }
}
