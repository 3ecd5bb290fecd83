import Journal

extension EditMeaning {
  /// What is to end: a thing, or who leaves it, by the name that the edit says first; nil for no end, and
  /// for an end of everything in the stream.
  var ending: String? {
    switch kind {
    case .ends: thing
    case .leaves: "\(thing ?? "")/\(fields.first ?? "")"
    case .sets, .agrees, .gives, .takes, .happens, .undoes: nil
    }
  }

  /// Whether one of its fields is one of another, apart from that of anybody.
  func sharesName(with other: EditMeaning) -> Bool {
    fields.contains { $0 != Self.anybody && other.fields.contains($0) }
  }

  /// The same with names as short as an edit may hold: what stands for a longer one is the same on every
  /// device.
  var short: EditMeaning {
    EditMeaning(
      kind, of: thing.map(Self.short), fields: fields.map(Self.short),
      besides: besides.map { Part(of: $0.thing, fields: $0.fields.map(Self.short)) })
  }

  private static func short(_ name: String) -> String {
    name.utf8.count <= longestName ? name : "long-\(Fingerprint(of: name.utf8).text)"
  }

  /// Whether its names are as short and as few as an edit may hold.
  var isSmall: Bool {
    fields.count + (besides?.fields.count ?? 0) <= Self.mostFields
      && ([thing ?? ""] + fields).allSatisfy { $0.utf8.count <= Self.longestName }
  }
}

extension EditMeaning.Kind {
  /// Whether something is to be gone, about which people are asked where others changed it.
  var isEnd: Bool { self == .ends || self == .leaves }

  /// Whether something belongs to a set no more.
  var takesAway: Bool { self == .takes || self == .leaves }

  /// The word for it on the wire.
  var wireWord: String { self == .leaves ? Self.takes.rawValue : rawValue }
}
