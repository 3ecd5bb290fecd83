extension VariantDiff {
  static let arrow = " → "
  private static let header = "@@ "

  /// The difference as text; empty if nothing differs.
  ///
  /// It has `name = old → new` for each value, then `@@` with the place of each edit, with `-`
  /// before the lines of the base and `+` before those of the variant. A place is a section and the
  /// number of lines below its first line.
  public var text: String {
    let values = replacements.map { "\($0.name) = \($0.old)\(Self.arrow)\($0.new)" }
    let lines = edits.flatMap { edit in
      [Self.header + edit.place] + edit.removed.map { "- " + $0 } + edit.added.map { "+ " + $0 }
    }
    return (values + lines).map { $0 + "\n" }.joined()
  }

  /// Reads a difference from its text; `nil` if a line has another form.
  public init?(text: String) {
    var replacements: [Replacement] = []
    var edits: [Edit] = []
    for line in LineDiff.split(text) {
      if let place = line.rest(after: Self.header) {
        edits.append(Edit(place: place))
      } else if edits.isEmpty {
        guard let replacement = Replacement(line) else { return nil }
        replacements.append(replacement)
      } else if let removed = line.rest(after: "- ") {
        edits[edits.count - 1].removed.append(removed)
      } else if let added = line.rest(after: "+ ") {
        edits[edits.count - 1].added.append(added)
      } else {
        return nil
      }
    }
    self.init(replacements: replacements, edits: edits)
  }
}

extension VariantDiff.Replacement {
  fileprivate init?(_ line: String) {
    let sides = line.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = sides.first, let values = sides.dropFirst().first else { return nil }
    let both = values.split(separator: VariantDiff.arrow, omittingEmptySubsequences: false)
    guard both.count == 2 else { return nil }
    self.init(name: String(name), old: String(both[0]), new: String(both[1]))
  }
}

extension String {
  /// The rest after a prefix, compared by bytes, because the next mark may combine with the
  /// prefix's last letter.
  fileprivate func rest(after start: String) -> String? {
    guard utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
