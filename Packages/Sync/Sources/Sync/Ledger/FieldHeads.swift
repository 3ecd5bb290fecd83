import Journal

/// The concurrent latest edits of each field.
///
/// They are the same on every device that has read the same edits, because they depend only on the
/// edits' numbers and on the edits that each edit knew.
struct FieldHeads: Equatable, Sendable {
  /// An edit that no later edit of its field knew.
  struct Head: Hashable, Sendable, NumberedEdit {
    let number: Int
    let id: EventID
    let device: DeviceID
    let kind: EditMeaning.Kind
    /// The name of the thing or member that the edit deletes; nil if it deletes nothing.
    let ending: String?
    let digest: String

    /// Whether it sets the field's value; a field can have only one value.
    var isValue: Bool { kind == .sets || kind == .agrees }
  }

  /// The effect of an edit on itself and on earlier edits.
  struct Verdict: Equatable {
    /// Whether the edit is void, because its author did not know a stronger edit.
    var isVoid = false
    /// The earlier edits that become void.
    var voided: [EventID] = []
    /// The edits that it conflicts with, by place and in server order.
    var disputes: [FieldPlace: [Head]] = [:]
    /// The places where all remaining edits now agree.
    var settled: [FieldPlace] = []
  }

  /// A thing of a stream; its name is nil for a stream about a single thing.
  private struct Thing: Hashable {
    let stream: StreamName
    let name: String?
  }

  /// The edits that agreed on a field so far; they become void when another edit disagrees.
  private var agreed: [FieldPlace: [EventID]] = [:]
  /// The edits of each thing, by field.
  private var heads: [Thing: [String: [Head]]] = [:]
  /// The deletions of each thing.
  private var ends: [Thing: [Head]] = [:]

  /// Applies the next edit of the household.
  mutating func take(_ line: LedgerLine) -> Verdict {
    switch line.meaning.kind {
    case .happens, .undoes: Verdict()
    case .sets, .agrees, .gives, .takes, .leaves: takeChange(line)
    case .ends: takeEnd(line)
    }
  }

  /// Whether a pending edit will be void when it is sent.
  ///
  /// That is so if another device, unknown to the edit, added a value that it removes or changed a
  /// thing that it deletes.
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

  /// Whether the author of an undo mark knew every edit that added to the same fields.
  func mayUndo(_ line: LedgerLine, by mark: LedgerLine) -> Bool {
    guard line.meaning.kind == .gives else { return true }
    let thing = Thing(stream: line.stream, name: line.meaning.thing)
    return given(line.meaning.fields + [EditMeaning.anybody], of: thing).allSatisfy(mark.knows)
  }

  /// The edits that added to some fields.
  private func given(_ fields: [String], of thing: Thing) -> [Head] {
    guard let known = heads[thing] else { return [] }
    return fields.flatMap { known[$0, default: []] }.filter { $0.kind == .gives }
  }

  /// Voids a removal whose author did not know a value that it removes.
  ///
  /// If the edit lets a member leave, people are asked.
  private func refusal(of line: LedgerLine, for unknown: [Head]) -> Verdict {
    var verdict = Verdict()
    verdict.isVoid = true
    if line.meaning.kind == .leaves, let last = unknown.max(by: { $0.number < $1.number }) {
      verdict.disputes[FieldPlace(line.stream, line.meaning.ending, "")] = [last]
    }
    return verdict
  }

  /// Adds an edit to a field and removes the edits that it knew.
  ///
  /// Returns the values that it did not know.
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
      // A member who leaves may be listed under several fields.
      heads[thing] = heads[thing]?.mapValues { $0.filter { $0.id != other.id } }
    }
    return rivals
  }

  /// Finds the values that conflict with an edit because its author did not know them.
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

  /// Voids the deletions whose thing this edit changes without knowing them.
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

  /// The edits that a deletion would remove: those of a thing, or those of the whole stream if it
  /// has no name.
  private func changes(of thing: Thing) -> some Sequence<Head> {
    let changed =
      thing.name == nil
      ? heads.filter { $0.key.stream == thing.stream }.map(\.value) : [heads[thing] ?? [:]]
    return changed.lazy.flatMap(\.values).joined().filter { $0.isValue || $0.kind == .gives }
  }
}

extension [FieldHeads.Head] {
  /// Adds an edit and removes the edits that it knew.
  ///
  /// Returns the values that it did not know, and the removals that did not know this addition.
  ///
  /// - Parameter isBesides: whether the addition is only a secondary part of the edit; then it does
  ///   not restore a member who left.
  fileprivate mutating func put(
    _ head: FieldHeads.Head, knowing line: LedgerLine, isBesides: Bool
  ) -> (rivals: [FieldHeads.Head], overruled: [FieldHeads.Head]) {
    var (rivals, overruled): ([FieldHeads.Head], [FieldHeads.Head]) = ([], [])
    removeAll { other in
      // A removal does not delete the additions that it knew, because the removal may still become
      // void.
      if line.knows(other) {
        // A member who left is restored only by an addition that is the main part of an edit.
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
