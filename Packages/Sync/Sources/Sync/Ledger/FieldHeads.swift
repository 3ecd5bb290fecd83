import Journal

/// The last edits of each field, none of which knew of the others.
///
/// It is the same on every device that has taken in the same edits, because it depends on their numbers
/// and on what each of them knew alone.
struct FieldHeads: Equatable, Sendable {
  /// An edit that no later one of its field knew.
  struct Head: Hashable, Sendable, NumberedEdit {
    let number: Int
    let id: EventID
    let device: DeviceID
    let kind: EditMeaning.Kind
    let digest: String

    /// Whether it gives a field a value, of which there can be only one.
    var isValue: Bool { kind == .sets || kind == .agrees }
  }

  /// What becomes of an edit, and by it of earlier ones.
  struct Verdict: Equatable {
    /// Whether it counts for nothing, because something stronger did not know of it.
    var isVoid = false
    /// The earlier edits that count for nothing any more.
    var voided: [EventID] = []
    /// What it disagrees with, by place, in the order of the household.
    var disputes: [FieldPlace: [Head]] = [:]
    /// The places where all that counts agrees now.
    var settled: [FieldPlace] = []
  }

  /// What was agreed of a field so far, and counts no more once somebody disagrees.
  private var agreed: [FieldPlace: [EventID]] = [:]
  /// By stream, thing and field; the end of a thing has the empty field.
  private var heads: [StreamName: [String?: [String: [Head]]]] = [:]

  /// Takes in the next edit of the household.
  mutating func take(_ line: LedgerLine) -> Verdict {
    switch line.meaning.kind {
    case .happens, .undoes: Verdict()
    case .sets, .agrees, .gives, .takes: takeChange(line)
    case .ends: takeEnd(line)
    }
  }

  /// Whether a draft takes something away that another device gave without its knowing.
  func isOvertaken(_ meaning: EditMeaning, of stream: StreamName, base: Int, by device: DeviceID)
    -> Bool
  {
    guard meaning.kind == .takes else { return false }
    return meaning.fields.contains { field in
      at(FieldPlace(stream, meaning.thing, field))
        .contains { $0.kind == .gives && $0.number > base && $0.device != device }
    }
  }

  private func at(_ place: FieldPlace) -> [Head] {
    heads[place.stream]?[place.thing]?[place.field] ?? []
  }

  private mutating func set(_ place: FieldPlace, _ new: [Head]) {
    heads[place.stream, default: [:]][place.thing, default: [:]][place.field] =
      new.isEmpty ? nil : new
  }

  private mutating func takeChange(_ line: LedgerLine) -> Verdict {
    var verdict = Verdict()
    let places = line.meaning.fields.map { FieldPlace(line.stream, line.meaning.thing, $0) }
    let unknown = places.map { place in at(place).filter { !line.knows($0) } }
    if line.meaning.kind == .takes, unknown.joined().contains(where: { $0.kind == .gives }) {
      verdict.isVoid = true
      return verdict
    }
    if line.meaning.kind != .takes { outlive(line, &verdict) }
    let head = Head(line)
    for (place, unknown) in zip(places, unknown) {
      let weaker = line.meaning.kind == .gives ? unknown.filter { $0.kind == .takes } : []
      let others = unknown.filter { !weaker.contains($0) }
      verdict.voided += weaker.map(\.id)
      // Who gave stays known after somebody took it away, because that may come to count for nothing.
      let known = line.meaning.kind == .takes ? at(place).filter { $0.kind == .gives } : []
      set(place, known + others + [head])
      guard head.isValue else { continue }
      let rivals = others.filter(\.isValue)
      if Set((rivals + [head]).map(\.digest)).count > 1 {
        verdict.disputes[place] = rivals
        guard head.kind == .agrees else { continue }
        verdict.isVoid = true
        verdict.voided += agreed.removeValue(forKey: place) ?? []
      } else {
        verdict.settled.append(place)
        if head.kind == .agrees { agreed[place, default: []].append(head.id) }
      }
    }
    return verdict
  }

  /// What was to end, of which somebody changed something without knowing, does not.
  private mutating func outlive(_ line: LedgerLine, _ verdict: inout Verdict) {
    for place in Set([line.meaning.thing, nil]).map({ FieldPlace(line.stream, $0, "") }) {
      let ends = at(place).filter { $0.kind == .ends && !line.knows($0) }
      guard !ends.isEmpty else { continue }
      verdict.voided += ends.map(\.id)
      verdict.disputes[place] = ends
      set(place, at(place).filter { !ends.contains($0) })
    }
  }

  private mutating func takeEnd(_ line: LedgerLine) -> Verdict {
    let place = FieldPlace(line.stream, line.meaning.thing, "")
    let things = heads[line.stream] ?? [:]
    let changed =
      line.meaning.thing == nil ? things : things.filter { $0.key == line.meaning.thing }
    let unknown = changed.values.flatMap(\.values).joined()
      .filter { !line.knows($0) && ($0.isValue || $0.kind == .gives) }
    var verdict = Verdict()
    if let last = unknown.max(by: { $0.number < $1.number }) {
      verdict.isVoid = true
      verdict.disputes[place] = [last]
    } else {
      set(place, at(place) + [Head(line)])
    }
    return verdict
  }
}

extension FieldHeads.Head {
  fileprivate init(_ line: LedgerLine) {
    number = line.number
    id = line.id
    device = line.device
    kind = line.meaning.kind
    digest = line.digest
  }
}
