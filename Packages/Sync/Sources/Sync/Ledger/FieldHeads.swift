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
    /// What is to end; nil for no end.
    let ending: String?
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

  /// A thing of a stream; nil for a stream that is about one alone.
  private struct Thing: Hashable {
    let stream: StreamName
    let name: String?
  }

  /// What was agreed of a field so far, and counts no more once somebody disagrees.
  private var agreed: [FieldPlace: [EventID]] = [:]
  /// The edits of each thing, by field.
  private var heads: [Thing: [String: [Head]]] = [:]
  /// The ends of each thing.
  private var ends: [Thing: [Head]] = [:]

  /// Takes in the next edit of the household.
  mutating func take(_ line: LedgerLine) -> Verdict {
    switch line.meaning.kind {
    case .happens, .undoes: Verdict()
    case .sets, .agrees, .gives, .takes, .leaves: takeChange(line)
    case .ends: takeEnd(line)
    }
  }

  /// Whether a draft counts for nothing once it is sent: it takes away what another device gave without
  /// its knowing, or ends what another device changed.
  func isOvertaken(_ meaning: EditMeaning, of stream: StreamName, base: Int, by device: DeviceID)
    -> Bool
  {
    let isUnknown = { (head: Head) in head.number > base && head.device != device }
    let thing = Thing(stream: stream, name: meaning.thing)
    switch meaning.kind {
    case .takes, .leaves:
      return given(meaning.fields, of: thing).contains(where: isUnknown)
    case .ends: return changes(of: thing).contains(where: isUnknown)
    case .sets, .agrees, .gives, .happens, .undoes: return false
    }
  }

  private mutating func takeChange(_ line: LedgerLine) -> Verdict {
    var verdict = Verdict()
    let thing = Thing(stream: line.stream, name: line.meaning.thing)
    if line.meaning.kind.takesAway {
      let unknown = given(line.meaning.fields, of: thing).filter { !line.knows($0) }
      guard unknown.isEmpty else { return refusal(of: line, for: unknown) }
    } else if !ends.isEmpty {
      outlive(line, &verdict)
    }
    let head = Head(line)
    for field in line.meaning.fields {
      let rivals = put(head, on: field, of: thing, knowing: line, &verdict)
      if head.isValue {
        compare(
          head, with: rivals, at: FieldPlace(line.stream, line.meaning.thing, field), &verdict)
      }
    }
    guard head.kind == .gives, let besides = line.meaning.besides else { return verdict }
    for field in besides.fields {
      let part = Thing(stream: line.stream, name: besides.thing)
      _ = put(head, on: field, of: part, knowing: line, isBesides: true, &verdict)
    }
    return verdict
  }

  /// Whether who takes an edit back knew everything that was given of its fields.
  func mayUndo(_ line: LedgerLine, by mark: LedgerLine) -> Bool {
    guard line.meaning.kind == .gives else { return true }
    let thing = Thing(stream: line.stream, name: line.meaning.thing)
    return given(line.meaning.fields + [EditMeaning.anybody], of: thing).allSatisfy(mark.knows)
  }

  /// What was given of some fields.
  private func given(_ fields: [String], of thing: Thing) -> [Head] {
    guard let known = heads[thing] else { return [] }
    return fields.flatMap { known[$0, default: []] }.filter { $0.kind == .gives }
  }

  /// What takes away without knowing what was given counts for nothing; of somebody who would leave
  /// people are asked.
  private func refusal(of line: LedgerLine, for unknown: [Head]) -> Verdict {
    var verdict = Verdict()
    verdict.isVoid = true
    if line.meaning.kind == .leaves, let last = unknown.max(by: { $0.number < $1.number }) {
      verdict.disputes[FieldPlace(line.stream, line.meaning.ending, "")] = [last]
    }
    return verdict
  }

  /// Puts an edit in the place of those it knew; returns the values that it did not know.
  private mutating func put(
    _ head: Head, on field: String, of thing: Thing, knowing line: LedgerLine,
    isBesides: Bool = false, _ verdict: inout Verdict
  ) -> [Head] {
    let (rivals, overruled) = heads[thing, default: [:]][field, default: []]
      .put(head, knowing: line, isBesides: isBesides)
    for other in overruled {
      verdict.voided.append(other.id)
      guard other.kind == .leaves else { continue }
      verdict.disputes[FieldPlace(thing.stream, other.ending, "")] = [other]
      // Who would leave is known by several names.
      heads[thing] = heads[thing]?.mapValues { $0.filter { $0.id != other.id } }
    }
    return rivals
  }

  /// Whether a value disagrees with those that it did not know.
  private mutating func compare(
    _ head: Head, with rivals: [Head], at place: FieldPlace, _ verdict: inout Verdict
  ) {
    if rivals.contains(where: { $0.digest != head.digest }) {
      verdict.disputes[place] = rivals
      guard head.kind == .agrees else { return }
      verdict.isVoid = true
      verdict.voided += agreed.removeValue(forKey: place) ?? []
    } else {
      verdict.settled.append(place)
      if head.kind == .agrees { agreed[place, default: []].append(head.id) }
    }
  }

  /// What was to end, of which somebody changed something without knowing, does not.
  private mutating func outlive(_ line: LedgerLine, _ verdict: inout Verdict) {
    for name in Set([line.meaning.thing, nil]) {
      let thing = Thing(stream: line.stream, name: name)
      let unknown = ends[thing, default: []].filter { !line.knows($0) }
      guard !unknown.isEmpty else { continue }
      verdict.voided += unknown.map(\.id)
      verdict.disputes[FieldPlace(line.stream, name, "")] = unknown
      let known = ends[thing, default: []].filter(line.knows)
      ends[thing] = known.isEmpty ? nil : known
    }
  }

  private mutating func takeEnd(_ line: LedgerLine) -> Verdict {
    let thing = Thing(stream: line.stream, name: line.meaning.thing)
    let unknown = changes(of: thing).filter { !line.knows($0) }
    var verdict = Verdict()
    if let last = unknown.max(by: { $0.number < $1.number }) {
      verdict.isVoid = true
      verdict.disputes[FieldPlace(thing.stream, thing.name, "")] = [last]
    } else {
      ends[thing, default: []].append(Head(line))
    }
    return verdict
  }

  /// What an end of a thing would take away; of one without a name, of all in the stream.
  private func changes(of thing: Thing) -> some Sequence<Head> {
    let changed =
      thing.name == nil
      ? heads.filter { $0.key.stream == thing.stream }.map(\.value) : [heads[thing] ?? [:]]
    return changed.lazy.flatMap(\.values).joined().filter { $0.isValue || $0.kind == .gives }
  }
}

extension [FieldHeads.Head] {
  /// Puts an edit in the place of those it knew; returns the values that it did not know, and what took
  /// away without knowing what it gives.
  ///
  /// - Parameter isBesides: whether the edit is about something else: it does not bring back who left.
  fileprivate mutating func put(
    _ head: FieldHeads.Head, knowing line: LedgerLine, isBesides: Bool
  ) -> (rivals: [FieldHeads.Head], overruled: [FieldHeads.Head]) {
    var (rivals, overruled): ([FieldHeads.Head], [FieldHeads.Head]) = ([], [])
    removeAll { other in
      // Who gave stays known until it is given anew: what took it away may come to count for nothing.
      if line.knows(other) {
        // Who left is back only once they are given a seat.
        if other.kind == .leaves { return head.kind == .gives && !isBesides }
        return head.kind == .gives || other.kind != .gives
      }
      if head.kind == .gives, other.kind.takesAway {
        overruled.append(other)
        return true
      }
      if other.isValue { rivals.append(other) }
      return false
    }
    append(head)
    return (rivals, overruled)
  }
}

extension FieldHeads.Head {
  fileprivate init(_ line: LedgerLine) {
    number = line.number
    id = line.id
    device = line.device
    kind = line.meaning.kind
    ending = line.meaning.ending
    digest = line.digest
  }
}
