import CommandKit
import AppRecord
import HouseholdSharing
import Journal
import SharingFeatures
import StageParts
import PrintedText
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `drafts` and `sync`: what is on this device alone, and where two people disagree.
public struct DraftsVerb: Sendable {
  let sessions: SessionOpener
  let context: AppContext

  /// Makes the verb of a program.
  public init(_ sessions: SessionOpener, _ context: AppContext) {
    (self.sessions, self.context) = (sessions, context)
  }

  static let keep = Flag("--keep", "SIDE", "mine, theirs, or the id of a side")
  static let all = Flag("--all", nil, "the same for everything that is asked")

  /// Its forms, in the order of the help.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "drafts list", flags: [.json], "what is on this device alone, and what is asked", run: list),
      CommandForm(
        "drafts sync", flags: [.simulate(Simulation.ofMeetings), .json],
        "send drafts to the household and take in what is new", run: sync),
      CommandForm(
        "drafts resolve [PLACE]", flags: [Self.keep, Self.all, .json],
        "decide where two people disagree; PLACE is as 'drafts list' says it", run: resolve),
      CommandForm(
        "sync status", flags: [.json], "the household, the drafts and the last meeting",
        run: status),
    ]
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let held = try await held(session)
      let words = DraftWords(
        HouseholdWords(try await session.disputeWords(), copy: context.copy))
      return invocation.reply(
        [
          "drafts": .array(held.drafts.map(\.json)),
          "conflicts": .array(held.conflicts.map { $0.json(for: held.device) }),
        ],
        held.drafts.map(words.line) + held.conflicts.flatMap { words.lines($0, for: held.device) }
          + (held.drafts.isEmpty && held.conflicts.isEmpty
            ? ["Nothing waits, nothing is asked."] : [])
      )
    }
  }

  private func sync(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let simulation = try invocation.simulation(among: Simulation.ofMeetings)
    return try await sessions(invocation) { session async throws(CommandError) in
      if simulation == .conflict { try await session.joinStandIn() }
      let outcome = try await doing { () async throws(HouseholdTrouble) in
        try await session.households.meet(isConnected: context.environment.isConnected())
      }
      let held = try await held(session)
      return invocation.reply(
        [
          "sent": .integer(outcome.sent), "received": .integer(outcome.received),
          "conflicts": .integer(held.conflicts.count),
        ],
        ["Sent \(outcome.sent), received \(outcome.received)."]
          + (held.conflicts.isEmpty
            ? [] : ["\(held.conflicts.count) to decide; see 'drafts list'."]))
    }
  }

  private func resolve(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let side = invocation.arguments.value(Self.keep) else {
      throw .wrong("say which side is kept: '--keep mine', '--keep theirs' or the id of a side")
    }
    let place = invocation.arguments.operands.first
    guard (place != nil) != invocation.arguments.has(Self.all) else {
      throw .wrong("name one place as 'drafts list' says it, or '--all'")
    }
    return try await sessions(invocation) { session async throws(CommandError) in
      let held = try await held(session)
      let asked = held.conflicts.filter { place == nil || $0.place.text == place }
      guard !asked.isEmpty || place == nil else {
        throw .wrong("nothing is asked about \(PlainText.quoted(place ?? ""))")
      }
      var (decided, missed) = (0, [String]())
      for conflict in asked {
        guard let chosen = conflict.side(side, for: held.device) else {
          throw .wrong("\(PlainText.quoted(side)) is no side of \(conflict.place.text)")
        }
        let now = session.now
        let done = try await session.storing { _ async throws(JournalError) in
          try await session.households.sync.decide(conflict, for: chosen.id, at: now)
        }
        if done { decided += 1 } else { missed.append(conflict.place.text) }
      }
      guard decided > 0 || missed.isEmpty else {
        throw .wrong(
          "\(missed.joined(separator: ", ")): changed by somebody else meanwhile, or what that side "
            + "wants is not known here; see 'drafts list' again")
      }
      return invocation.reply(
        ["decided": .integer(decided), "missed": .strings(missed)],
        ["Decided \(decided)."]
          + (missed.isEmpty ? [] : ["Still to decide: \(missed.joined(separator: ", "))."]))
    }
  }

  private func status(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let held = try await held(session)
      let (seat, last) = (held.ledger.seat, held.ledger.lastNews)
      let place =
        seat?.isStandIn == true
        ? "A made-up household, on this device alone" : "Household at \(seat?.service ?? "")"
      let edits = held.ledger.cursor == 1 ? "1 edit" : "\(held.ledger.cursor) edits"
      let drafts = held.drafts.count == 1 ? "1 draft" : "\(held.drafts.count) drafts"
      return invocation.reply(
        [
          "household": .optional(seat?.household), "server": .optional(seat?.service),
          "device": .optional(seat?.device.rawValue), "edits": .integer(held.ledger.cursor),
          "drafts": .integer(held.drafts.count), "conflicts": .integer(held.conflicts.count),
          "lastNews": .optional(last.map(EventTime.text)),
        ],
        seat == nil
          ? ["This device belongs to no household; everything is on it alone."]
          : [
            "\(place), \(edits) known.", "\(drafts), \(held.conflicts.count) to decide.",
            "Last news: \(last.map(context.environment.wallText) ?? "none yet").",
          ])
    }
  }

  private struct Held {
    let ledger: HouseholdLedger
    let drafts: [SyncDraft]
    let conflicts: [EditConflict]
    var device: DeviceID? { ledger.seat?.device }
  }

  private func held(_ session: AppSession) async throws(CommandError) -> Held {
    let sync = session.households.sync
    return try await session.storing { _ async throws(JournalError) in
      Held(
        ledger: try await sync.ledger(), drafts: try await sync.drafts(),
        conflicts: try await sync.conflicts())
    }
  }
}

extension AppSession {
  /// Joins a household with a device that is made up, where there is none yet.
  public func joinStandIn() async throws(CommandError) {
    do throws(HouseholdTrouble) { try await households.joinStandIn() } catch .hasHousehold {
      throw .failed(
        "a conflict is not made up in a real household, and nothing was changed; try it in a data "
          + "folder of its own, '\(Flag.dataFolder.name) DIR', or leave the household first")
    } catch { throw .household(error) }
  }
}
