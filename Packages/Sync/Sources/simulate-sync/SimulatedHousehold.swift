#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom
import Sync

/// One run: a few devices, some steps with failures, and then a phase without failures.
///
/// In some runs there are two households, and the first device moves from one to the other and
/// back.
struct SimulatedHousehold {
  var random: SeededGenerator
  let servers = [SimulatedServer(), SimulatedServer()]
  private var devices: [SimulatedDevice]
  /// The household of each device.
  private var homes: [Int]
  let areTwo: Bool
  private(set) var findings = Findings()
  private var authors = [Authors(), Authors()]
  let start = Date(timeIntervalSince1970: 1_778_000_000)
  private var step = 0
  /// The number of the liar's edits.
  var lies = 0
  var verbose = false

  init(seed: Int) throws {
    random = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...5, using: &random)
    var devices: [SimulatedDevice] = []
    for number in 0..<count {
      let days = random.number(in: -4...4)
      let unknown = random.happens(0.3) ? Int.random(in: 0..<4, using: &random) : nil
      let apart = Int.random(in: 1...3, using: &random)
      let other = random.happens(0.5) ? unknown.map { ($0 + apart) % 4 } : nil
      devices.append(
        try SimulatedDevice(number, clockError: days * 86_400, without: unknown, and: other))
    }
    self.devices = devices
    areTwo = random.happens(0.3)
    homes = devices.indices.map { [areTwo] number in areTwo && number % 2 == 1 ? 1 : 0 }
  }

  mutating func run() async throws -> Findings {
    for number in devices.indices {
      if random.happens(0.3) { try await edit(number) }
      try await join(number, as: devices[number].name)
    }
    let steps = Int.random(in: 10...50, using: &random)
    for _ in 0..<steps { try await trouble() }
    for device in devices where device.unknownShelf != nil { try device.upgrade() }
    for _ in 0..<3 { for number in devices.indices { try await synchronizeForGood(number) } }
    try await judge()
    return findings
  }

  /// Syncs without failures; if two programs take turns, both sync.
  private mutating func synchronizeForGood(_ number: Int) async throws {
    try await synchronize(number, safely: true)
    guard devices[number].takesTurns else { return }
    try devices[number].turn()
    try await synchronize(number, safely: true)
  }

  private func now(of device: Int) -> Date {
    start + Double(step) * 60 + devices[device].clockError
  }

  private mutating func trouble() async throws {
    step += 1
    let device = Int.random(in: devices.indices, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11: try await edit(device)
    case 11 where areTwo && random.happens(0.5): try await joinAgain(0)
    case 11: try await undo(device)
    case 12 where random.happens(0.2): try await copy(device)
    case 12 where random.happens(0.2): try await joinAgain(device)
    case 12 where random.happens(0.2): try await compact(device)
    case 12: try random.happens(0.3) ? devices[device].upgrade() : devices[device].kill()
    case 13 where random.happens(0.5): try lie()
    case 13:
      let server = servers[areTwo && random.happens(0.5) ? 1 : 0]
      if let old = server.sent.randomElement(using: &random) { server.take(old) }
    case 14...15: try await decide(device)
    default: try await synchronize(device, safely: false)
    }
    try await checkLimits(device)
  }

  /// Leaves, makes an edit outside the household, and joins again; the first device may join
  /// another household.
  private mutating func joinAgain(_ number: Int) async throws {
    guard let membership = try await devices[number].sync.ledger().membership else { return }
    try await devices[number].sync.leave(at: now(of: number))
    try await edit(number)
    guard areTwo, number == 0 else { return try await join(number, as: membership.device) }
    findings.moves += 1
    authors[homes[0]].noteEnd(of: devices[0].label)
    homes[0] = 1 - homes[0]
    try await carry()
    try await join(0, as: devices[0].name)
  }

  /// Joins a device to its household in the way of an app: it restates the limits.
  private mutating func join(_ number: Int, as name: DeviceID) async throws {
    let device = devices[number]
    // A program that cannot restate the limits lets the other program join.
    if device.takesTurns, device.unknownShelf == 1 { try device.turn() }
    let membership = HouseholdMembership(
      household: "home-\(homes[number])", service: "memory", kind: .home, name: "", device: name)
    let limits = SimulatedChange.limits
    let isKnown = device.unknownShelf != 1
    let stated =
      isKnown ? try await device.shelves[1].state().map(SimulatedChange.init(giving:)) : []
    let cleared = SimulatedChange(kind: .clears, thing: "", field: "", value: "")
    let now = now(of: number)
    let last = try await device.journal.records().last?.sequence ?? 0
    try await device.sync.join(
      membership, after: last, clearing: isKnown ? [try limits.event(cleared, at: now)] : [],
      stating: try stated.map { try limits.event($0, at: now) }, at: now)
    authors[homes[number]].noteEnd(of: device.label)
    let records = try await device.journal.records(in: limits.name).suffix(stated.count)
    for (record, change) in zip(records, stated) {
      authors[homes[number]].note(record.id, change, by: device.label, base: 0)
    }
  }

  /// Attributes the first device's records to that device in the household that it moves to.
  private mutating func carry() async throws {
    let sent = Set(servers[homes[0]].edits.map(\.id))
    let known = authors.map(\.acknowledged)
    for record in try await devices[0].journal.records() {
      let id = record.id.original
      guard record.stream != SimulatedChange.limits.name, !sent.contains(id),
        let entry = known[homes[0]][id] ?? known[1 - homes[0]][id]
      else { continue }
      authors[homes[0]].note(id, entry.change, by: devices[0].label, base: 0)
    }
  }

  /// Compacts a device's file; first it writes filler, so that there is something to remove.
  private mutating func compact(_ number: Int) async throws {
    let filling = SimulatedChange(kind: .fills, thing: "", field: "", value: "")
    for shelf in devices[number].shelves {
      try await shelf.record([SimulatedChange](repeating: filling, count: 100), at: now(of: number))
    }
    try await devices[number].journal.compact()
    findings.compactions += 1
  }

  /// Copies a device with its folder; both continue from the same data.
  private mutating func copy(_ number: Int) async throws {
    guard !areTwo, devices.count < 7 else { return }
    let copy = try SimulatedDevice(copying: devices[number], as: "copy-\(devices.count)")
    authors[0].noteCopy(copy.label, of: devices[number].label)
    devices.append(copy)
    homes.append(0)
    findings.copies += 1
    for _ in 0..<3 { for one in [number, devices.count - 1] { try await edit(one) } }
  }

  private mutating func edit(_ number: Int) async throws {
    let device = devices[number]
    if device.takesTurns, random.happens(0.3) { try device.turn() }
    var changes: [SimulatedChange] = []
    let count = random.happens(0.2) ? 3 : 1
    let shelf = Int.random(in: 0..<4, using: &random)
    guard device.unknownShelf != shelf else { return }
    for _ in 0..<count { changes.append(change(shelf)) }
    let records = try await device.shelves[shelf].record(changes, at: now(of: number))
    let base = try await device.sync.ledger().cursor
    for (record, change) in zip(records, changes) {
      authors[homes[number]].note(record.id, change, by: device.label, base: base)
    }
    findings.edits += changes.count
  }

  private mutating func undo(_ number: Int) async throws {
    let shelf = random.happens(0.5) ? 0 : 2
    guard devices[number].unknownShelf != shelf else { return }
    for record in try await devices[number].shelves[shelf].undoLast(at: now(of: number)) {
      findings.undone.insert(record.id.original)
    }
  }

  private mutating func decide(_ number: Int) async throws {
    let sync = devices[number].sync
    guard let conflict = try await sync.conflicts().randomElement(using: &random),
      let side = conflict.sides.randomElement(using: &random)
    else { return }
    let base = try await sync.ledger().cursor
    guard try await sync.decide(conflict, for: side.id, at: now(of: number)),
      let made = try await devices[number].journal.records().last, let event = side.event
    else { return }
    findings.decisions += 1
    let change = try JSONDecoder().decode(SimulatedChange.self, from: event.payload)
    authors[homes[number]].note(made.id, change, by: devices[number].label, base: base)
  }

  /// Syncs; the sync may be interrupted before or after any step at the server.
  private mutating func synchronize(_ number: Int, safely: Bool) async throws {
    let chance = Chance(seed: Int(truncatingIfNeeded: random.next()))
    let server = servers[homes[number]]
    let fails: @Sendable () -> Bool = { safely ? false : chance.happens(0.15) }
    let pages = Int.random(in: 1...12, using: &random)
    let exchange = EditExchange(
      push: { edits, seen throws(HouseholdFailure) in
        let push = Push(edits: edits, seen: seen)
        server.send(push)
        if fails() { throw .unanswered(.offline) }
        guard let last = server.take(push) else { throw .unread }
        if !safely, chance.happens(0.1) { server.take(push) }
        if fails() { throw .unanswered(.timedOut(seconds: 20)) }
        return last
      },
      pull: { after, limit throws(HouseholdFailure) in
        if fails() { throw .unanswered(.offline) }
        guard let page = server.page(after: after, limit: min(limit, pages)) else {
          throw .cursorAhead
        }
        return page
      })
    do {
      let now = now(of: number)
      _ = try await devices[number].sync.synchronize(over: exchange, at: { now })
      devices[number].isUpToDate = devices[number].unknownShelf == nil
    } catch is HouseholdFailure { findings.failures += 1 }
    if !safely, random.happens(0.2) { try devices[number].kill() }
    try await checkLimits(number)
  }

  /// Checks that every known limit applies, unless an edit removed it whose author knew it.
  ///
  /// Limits that the device's program cannot read yet, or has not read since, are excluded.
  private mutating func checkLimits(_ number: Int) async throws {
    guard devices[number].isUpToDate else { return }
    let authors = authors[homes[number]]
    let judge = Judge(servers[homes[number]].edits, by: authors)
    let ledger = try await devices[number].sync.ledger()
    let wanted = judge.limits(
      upTo: ledger.cursor, and: authors, of: devices[number].label,
      named: ledger.membership?.device ?? devices[number].name)
    let state = Set(try await devices[number].shelves[1].state())
    findings.openLimits += wanted.subtracting(state).count
  }

  private mutating func judge() async throws {
    let sent = Set(servers.flatMap(\.edits).map(\.id))
    for authors in authors {
      for (id, entry) in authors.acknowledged where !sent.contains(id) {
        // These edits are never sent: removals that a limit voided, edits undone before the device
        // joined again, deletions overtaken by then, and restated limits.
        let isOver =
          [.gives, .empties, .leaves, .ends].contains(entry.change.kind)
          && authors.isOver(entry, on: entry.device)
        let isGone = entry.change.kind == .takes || findings.undone.contains(id) || isOver
        if !isGone { findings.lost += 1 }
      }
    }
    for home in servers.indices { try await judge(home) }
  }

  /// Compares the devices of a household with its list.
  private mutating func judge(_ home: Int) async throws {
    let server = servers[home]
    let judge = Judge(server.edits)
    // The judge gets the true authors, because a copy is another device although it uses the same
    // id.
    let unsettled = Judge(server.edits, by: authors[home]).openFields
    let expected = judge.states
    for (device, place) in zip(devices, homes) where place == home {
      let states = try await device.states
      if states != expected {
        findings.different += 1
        if verbose {
          Terminal.say("\(device.label) \(states)\nexpected \(expected)")
          for record in try await device.journal.records() where record.stream.rawValue != "x" {
            Terminal.say(
              "  \(record.sequence) \(record.id) \(record.device) \(record.stream) v\(record.version) \(String(decoding: record.payload, as: UTF8.self).prefix(300))"
            )
          }
          for e in server.edits {
            Terminal.say(
              "  S \(e.number ?? 0) \(e.id) base \(e.base) \(e.meaning.kind) \(e.stream) \(String(decoding: e.payload, as: UTF8.self))"
            )
          }
        }
      }
      findings.unsent += try await device.sync.pendingEdits().count
      let places = Set(try await device.sync.conflicts().map(\.place))
      // A program asks people only about shelves that it knows.
      let unknown = device.unknownShelf.map { SimulatedChange.shelves[$0].name }
      findings.silent += unsettled.subtracting(places).count { $0.stream != unknown }
      findings.invented += places.filter { !$0.field.isEmpty }.count {
        !judge.openFields.contains($0)
      }
    }
    findings.conflicts += judge.openFields.count
  }
}
