import AppComposition
import CommandKit
import HouseholdSharing
import Journal
import PrintedText
import SharingFeatures
import StageParts
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `drafts` and `sync`: list and send pending edits, resolve conflicts, and show the state of sync.
public struct DraftsVerb: Sendable {
  let sessions: SessionOpener
  let context: AppContext

  /// Makes the verb of a program.
  public init(_ sessions: SessionOpener, _ context: AppContext) {
    (self.sessions, self.context) = (sessions, context)
  }

  static let keep = Flag("--keep", "SIDE", "the side to keep: mine, theirs, or a side's id")
  static let all = Flag("--all", nil, "decide all conflicts the same way")

  /// The forms of the command, in the order of the help.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "drafts list", flags: [.json], "list pending edits and conflicts", run: list),
      CommandForm(
        "drafts sync", flags: [.simulate(SimulatedCondition.ofSync), .json],
        "send pending edits to the household, and receive new ones", run: sync),
      CommandForm(
        "drafts resolve [PLACE]", flags: [Self.keep, Self.all, .json],
        "decide a conflict; PLACE is as in 'drafts list'", run: resolve),
      CommandForm(
        "sync status", flags: [.json],
        "show the household, the pending edits and the last new edits",
        run: status),
    ]
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let held = try await held(session)
      let words = PendingEditWords(
        HouseholdWords(try await session.disputeWords(), copy: context.copy))
      return invocation.reply(
        [
          "drafts": .array(held.pendingEdits.map(\.json)),
          "conflicts": .array(held.conflicts.map { $0.json(for: held.device) }),
        ],
        held.pendingEdits.map(words.line)
          + held.conflicts.flatMap { words.lines($0, for: held.device) }
          + (held.pendingEdits.isEmpty && held.conflicts.isEmpty
            ? ["No pending edits, no conflicts."] : [])
      )
    }
  }

  private func sync(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let simulation = try invocation.simulation(among: SimulatedCondition.ofSync)
    return try await sessions(invocation) { session async throws(CommandError) in
      if simulation == .conflict { try await session.joinStandIn() }
      let outcome = try await doing { () async throws(HouseholdError) in
        try await session.households.synchronize(isConnected: context.environment.isConnected())
      }
      let held = try await held(session)
      return invocation.reply(
        [
          "sent": .integer(outcome.sent), "received": .integer(outcome.received),
          "conflicts": .integer(held.conflicts.count),
        ],
        ["Sent \(outcome.sent), received \(outcome.received)."]
          + (held.conflicts.isEmpty
            ? [] : ["\(held.conflictCount) to decide; see 'drafts list'."]))
    }
  }

  private func resolve(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let side = invocation.arguments.value(Self.keep) else {
      throw .wrong("say which side to keep: '--keep mine', '--keep theirs' or the id of a side")
    }
    let place = invocation.arguments.operands.first
    guard (place != nil) != invocation.arguments.has(Self.all) else {
      throw .wrong("name one PLACE as in 'drafts list', or '--all'")
    }
    return try await sessions(invocation) { session async throws(CommandError) in
      let held = try await held(session)
      let asked = held.conflicts.filter { place == nil || $0.place.text == place }
      guard !asked.isEmpty || place == nil else {
        throw .wrong("there is no conflict \(PlainText.quoted(place ?? "")); see 'drafts list'")
      }
      var (decided, missed) = (0, [String]())
      for conflict in asked {
        guard let chosen = conflict.side(side, for: held.device) else {
          throw .wrong(
            "\(PlainText.quoted(side)) is not a side of \(conflict.place.text); see 'drafts list'")
        }
        let now = session.now
        let done = try await session.storing { _ async throws(JournalError) in
          try await session.households.sync.decide(conflict, for: chosen.id, at: now)
        }
        if done { decided += 1 } else { missed.append(conflict.place.text) }
      }
      guard decided > 0 || missed.isEmpty else {
        throw .wrong(
          "\(missed.joined(separator: ", ")): changed on another device meanwhile, or that side is "
            + "unknown to this version; see 'drafts list' again")
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
      let (membership, last) = (held.ledger.membership, held.ledger.lastNews)
      let place =
        membership?.isStandIn == true
        ? "A simulated household, on this device only" : "Household at \(membership?.service ?? "")"
      let edits = held.ledger.cursor == 1 ? "1 edit" : "\(held.ledger.cursor) edits"
      let pendingEdits =
        held.pendingEdits.count == 1 ? "1 pending edit" : "\(held.pendingEdits.count) pending edits"
      return invocation.reply(
        [
          "household": .optional(membership?.household), "server": .optional(membership?.service),
          "device": .optional(membership?.device.rawValue), "edits": .integer(held.ledger.cursor),
          "drafts": .integer(held.pendingEdits.count), "conflicts": .integer(held.conflicts.count),
          "lastNews": .optional(last.map(EventTime.text)),
        ],
        membership == nil
          ? ["This device is not in a household; its data is shared with no other device."]
          : [
            "\(place), \(edits) received.", "\(pendingEdits), \(held.conflictCount) to decide.",
            "Last new edits: \(last.map(context.environment.wallText) ?? "none yet").",
          ])
    }
  }

  private struct Held {
    let ledger: HouseholdLedger
    let pendingEdits: [PendingEdit]
    let conflicts: [EditConflict]
    var device: DeviceID? { ledger.membership?.device }
    var conflictCount: String {
      conflicts.count == 1 ? "1 conflict" : "\(conflicts.count) conflicts"
    }
  }

  private func held(_ session: AppSession) async throws(CommandError) -> Held {
    let sync = session.households.sync
    return try await session.storing { _ async throws(JournalError) in
      Held(
        ledger: try await sync.ledger(), pendingEdits: try await sync.pendingEdits(),
        conflicts: try await sync.conflicts())
    }
  }
}
