import Journal

/// The acknowledged events, and the states that follow from them in order.
struct Ledger: Sendable {
  /// An acknowledged event.
  struct Entry: Sendable {
    let fact: Fact
    let content: Content
    /// The sequence of the first event of its batch.
    let batch: Int
    var isUndone = false

    /// Whether the current version of its store can read it.
    var isReadable: Bool { fact.version == 1 }
  }

  private(set) var entries: [Entry] = []
  private(set) var marks: Set<[EventID]> = []
  private var places: [EventID: Int] = [:]

  /// Adds an acknowledged batch.
  mutating func append(_ facts: [Fact], of events: [PlannedEvent]) {
    for (fact, planned) in zip(facts, events) {
      places[fact.id] = entries.count
      entries.append(Entry(fact: fact, content: planned.content, batch: facts[0].sequence))
    }
  }

  /// Sorts batches of several writers in file order.
  mutating func sort() {
    guard zip(entries, entries.dropFirst()).contains(where: { $0.fact.sequence > $1.fact.sequence })
    else { return }
    entries.sort { $0.fact.sequence < $1.fact.sequence }
    for (place, entry) in entries.enumerated() { places[entry.fact.id] = place }
  }

  mutating func undo(_ ids: [EventID]) {
    guard !ids.isEmpty else { return }
    marks.insert(ids)
    for id in ids { if let place = places[id] { entries[place].isUndone = true } }
  }

  /// Forgets old superseded events that are no longer in the file, because no later operation can
  /// make them valid again.
  mutating func forget(except ids: Set<EventID>) {
    let recent = entries.count - 2000
    guard recent > 2000 else { return }
    var shorter = Ledger()
    shorter.marks = marks
    for (place, entry) in entries.enumerated() {
      guard place >= recent || ids.contains(entry.fact.id) else { continue }
      shorter.places[entry.fact.id] = shorter.entries.count
      shorter.entries.append(entry)
    }
    if shorter.summary == summary { self = shorter }
  }

  func fact(_ id: EventID) -> Fact? { places[id].map { entries[$0].fact } }

  func isUndone(_ ids: [EventID]) -> Bool {
    ids.contains { id in places[id].map { entries[$0].isUndone } ?? false }
  }

  /// The events of a stream's last batch, without undone ones.
  func lastChange(in stream: StreamName) -> [EventID] {
    let counting = entries.reversed().lazy.filter { $0.fact.stream == stream && !$0.isUndone }
    guard let last = counting.first?.batch else { return [] }
    return counting.prefix { $0.batch == last }.map(\.fact.id).reversed()
  }
}

extension Ledger {
  /// The state that a journal must have.
  var summary: Summary {
    var summary = Summary()
    for entry in entries where !entry.isUndone {
      switch entry.fact.stream {
      case Load.shelf.name where entry.isReadable: summary.put(entry.content)
      case Load.tally.name where entry.isReadable: summary.count(entry.content)
      case Load.plain[0], Load.plain[1]: summary.plain.append(entry.fact)
      default: break
      }
    }
    return summary
  }

  /// Events that no store can read yet and that no later event supersedes; the journal must keep
  /// them.
  var unread: [EventID] {
    var known: Set<Subject> = []
    var ids: [EventID] = []
    for entry in entries.reversed() where entry.fact.stream == Load.shelf.name && !entry.isUndone {
      if let subject = entry.fact.subject, known.contains(subject) { continue }
      if !entry.isReadable { ids.append(entry.fact.id) }
      if entry.isReadable, let subject = entry.fact.subject { known.insert(subject) }
    }
    return ids
  }
}

/// The states of the stores, and the records of the streams without a store.
struct Summary: Equatable, Sendable {
  var shelf: [String: Int] = [:]
  var tally: [Int] = []
  var plain: [Fact] = []

  init() {}

  /// The state of a journal.
  init(_ journal: EventJournal, facts: [Fact]) async throws(JournalError) {
    shelf = try await Store(Load.shelf, in: journal).state()
    tally = try await Store(Load.tally, in: journal).state()
    plain = facts.filter { Load.plain.contains($0.stream) }
  }

  fileprivate mutating func put(_ content: Content) {
    guard let item = content.item else { return }
    shelf[item] = content.ends ? nil : content.number
  }

  fileprivate mutating func count(_ content: Content) {
    if content.ends { tally = [] }
    tally.append(content.number)
  }

  /// The number of acknowledged items that are missing or different.
  func missing(from other: Summary) -> Int {
    let items = Set(shelf.keys).union(other.shelf.keys).count { shelf[$0] != other.shelf[$0] }
    let tallied = tally == other.tally ? 0 : max(1, Set(tally).subtracting(other.tally).count)
    let plain = plain == other.plain ? 0 : max(1, Set(plain).subtracting(other.plain).count)
    return items + tallied + plain
  }
}
