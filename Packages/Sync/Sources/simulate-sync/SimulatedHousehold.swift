#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom
import Sync

/// One run: a few devices, some steps of trouble, and then a time in which all goes well.
struct SimulatedHousehold {
  private var random: SeededGenerator
  private let server = SimulatedServer()
  private var devices: [SimulatedDevice]
  private(set) var findings = Findings()
  private var authors = Authors()
  private let start = Date(timeIntervalSince1970: 1_778_000_000)
  private var step = 0
  var verbose = false

  init(seed: Int) throws {
    random = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...5, using: &random)
    var devices: [SimulatedDevice] = []
    for number in 0..<count {
      let days = random.number(in: -4...4)
      let unknown = random.happens(0.2) ? Int.random(in: 0..<4, using: &random) : nil
      devices.append(
        try SimulatedDevice(number, clockError: days * 86_400, without: unknown))
    }
    self.devices = devices
  }

  mutating func run() async throws -> Findings {
    for (number, device) in devices.enumerated() {
      if random.happens(0.3) { try await edit(number) }
      let seat = HouseholdSeat(
        household: "home", service: "memory", kind: .home, name: "", device: device.name)
      try await device.sync.join(seat, at: now(of: number))
    }
    let steps = Int.random(in: 10...50, using: &random)
    for _ in 0..<steps { try await trouble() }
    for device in devices where device.unknownShelf != nil { try device.upgrade() }
    for _ in 0..<3 { for number in devices.indices { try await meet(number, safely: true) } }
    try await judge()
    return findings
  }

  private func now(of device: Int) -> Date {
    start + Double(step) * 60 + devices[device].clockError
  }

  private mutating func trouble() async throws {
    step += 1
    let device = Int.random(in: devices.indices, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<11: try await edit(device)
    case 11: try await undo(device)
    case 12 where random.happens(0.2): try await copy(device)
    case 12 where random.happens(0.2): try await joinAgain(device)
    case 12: try random.happens(0.3) ? devices[device].upgrade() : devices[device].kill()
    case 13:
      if let old = server.sent.randomElement(using: &random) { server.take(old) }
    case 14...15: try await decide(device)
    default: try await meet(device, safely: false)
    }
    try await checkLimits(device)
  }

  /// Leaves, changes something alone, and joins again.
  private mutating func joinAgain(_ number: Int) async throws {
    guard let seat = try await devices[number].sync.ledger().seat else { return }
    try await devices[number].sync.leave(at: now(of: number))
    try await edit(number)
    try await devices[number].sync.join(seat, at: now(of: number))
  }

  /// Copies a device with its folder; both go on with the same things.
  private mutating func copy(_ number: Int) async throws {
    guard devices.count < 7 else { return }
    let copy = try SimulatedDevice(copying: devices[number], as: "copy-\(devices.count)")
    authors.noteCopy(copy.label, of: devices[number].label)
    devices.append(copy)
    findings.copies += 1
    for _ in 0..<3 { for one in [number, devices.count - 1] { try await edit(one) } }
  }

  private mutating func edit(_ number: Int) async throws {
    let device = devices[number]
    var changes: [SimulatedChange] = []
    let count = random.happens(0.2) ? 3 : 1
    let shelf = Int.random(in: 0..<4, using: &random)
    guard device.unknownShelf != shelf else { return }
    for _ in 0..<count { changes.append(change(shelf)) }
    let records = try await device.shelves[shelf].record(changes, at: now(of: number))
    let base = try await device.sync.ledger().cursor
    for (record, change) in zip(records, changes) {
      authors.note(record.id, change, by: device.label, base: base)
    }
    findings.edits += changes.count
  }

  private mutating func change(_ shelf: Int) -> SimulatedChange {
    let thing = "t\(Int.random(in: 0..<3, using: &random))"
    let field = "f\(Int.random(in: 0..<3, using: &random))"
    let value = "v\(Int.random(in: 0..<4, using: &random))"
    let kind: SimulatedChange.Kind =
      switch shelf {
      case 0: random.happens(0.12) ? .ends : .sets
      case 1: random.happens(0.4) ? .takes : .gives
      case 3: .agrees
      default: .happens
      }
    return SimulatedChange(
      kind: kind, thing: thing, field: shelf == 2 ? "said" : field,
      value: shelf == 1 ? "on" : value)
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
    guard try await sync.decide(conflict.place, for: side.id, at: now(of: number)),
      let made = try await devices[number].journal.records().last, let event = side.event
    else { return }
    findings.decisions += 1
    let change = try JSONDecoder().decode(SimulatedChange.self, from: event.payload)
    authors.note(made.id, change, by: devices[number].label, base: base)
  }

  /// A meeting that may be cut off before or after anything happens at the server.
  private mutating func meet(_ number: Int, safely: Bool) async throws {
    let chance = Chance(seed: Int(truncatingIfNeeded: random.next()))
    let server = server
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
        return server.page(after: after, limit: min(limit, pages))
      })
    do {
      let now = now(of: number)
      _ = try await devices[number].sync.meet(over: exchange, at: { now })
      devices[number].isUpToDate = devices[number].unknownShelf == nil
    } catch is HouseholdFailure { findings.failures += 1 }
    if !safely, random.happens(0.2) { try devices[number].kill() }
    try await checkLimits(number)
  }

  /// A limit that a device knows of is in force there, unless somebody who knew it took it away.
  ///
  /// Of limits that its program does not know, or has not read since it does, it knows nothing.
  private mutating func checkLimits(_ number: Int) async throws {
    guard devices[number].isUpToDate else { return }
    let judge = Judge(server.edits, by: authors)
    let ledger = try await devices[number].sync.ledger()
    let wanted = judge.limits(
      upTo: ledger.cursor, and: authors, of: devices[number].label,
      named: ledger.seat?.device ?? devices[number].name)
    let state = Set(try await devices[number].shelves[1].state())
    findings.openLimits += wanted.subtracting(state).count
  }

  private mutating func judge() async throws {
    let judge = Judge(server.edits)
    // A copy is another device, whatever the list calls it.
    let unsettled = Judge(server.edits, by: authors).openFields
    let sent = Set(server.edits.map(\.id))
    for (id, entry) in authors.acknowledged where !sent.contains(id) {
      // A draft that loses against a limit is never sent, nor what was undone before joining again.
      if entry.change.kind != .takes, !findings.undone.contains(id) { findings.lost += 1 }
    }
    let expected = judge.states
    for device in devices {
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
      let places = Set(try await device.sync.conflicts().map(\.place))
      findings.silent += unsettled.subtracting(places).count
      findings.invented += places.filter { !$0.field.isEmpty }.count {
        !judge.openFields.contains($0)
      }
    }
    findings.conflicts += judge.openFields.count
  }
}
