import Journal

extension EditMeaning {
  /// The name of the thing that the edit deletes, or of the member that leaves it.
  ///
  /// A member is named by the thing and the edit's first field. Nil if the edit deletes nothing, or
  /// deletes everything in the stream.
  var ending: String? {
    switch kind {
    case .ends: thing
    case .leaves: "\(thing ?? "")/\(fields.first ?? "")"
    case .sets, .agrees, .gives, .takes, .happens, .undoes: nil
    }
  }

  /// Whether both edits share a field, apart from `anybody`.
  func sharesName(with other: EditMeaning) -> Bool {
    fields.contains { $0 != Self.anybody && other.fields.contains($0) }
  }

  /// The meaning with names that are short enough for an edit.
  ///
  /// A long name becomes the same short one on every device.
  var short: EditMeaning {
    EditMeaning(
      kind, of: thing.map(Self.short), fields: fields.map(Self.short),
      besides: besides.map { Part(of: $0.thing, fields: $0.fields.map(Self.short)) })
  }

  private static func short(_ name: String) -> String {
    name.utf8.count <= longestName ? name : "long-\(Fingerprint(of: name.utf8).text)"
  }

  /// Whether the names are short and few enough for an edit.
  var isSmall: Bool {
    fields.count + (besides?.fields.count ?? 0) <= Self.mostFields
      && ([thing ?? ""] + fields).allSatisfy { $0.utf8.count <= Self.longestName }
  }
}

extension EditMeaning.Kind {
  /// Whether the edit deletes something; if another device changed it, people are asked.
  var isEnd: Bool { self == .ends || self == .leaves }

  /// Whether the edit removes something from a set.
  var takesAway: Bool { self == .takes || self == .leaves }

  /// The word for the kind on the wire.
  var wireWord: String { self == .leaves ? Self.takes.rawValue : rawValue }
}
