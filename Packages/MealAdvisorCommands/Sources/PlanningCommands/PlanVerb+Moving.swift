import EaterCommands
import CommandKit
import MealPlan
import PlanSessions
import PrintedText

extension PlanVerb {
  /// `plan move ENTRY SLOT`: moves an entry; a single entry at the new time changes places with it.
  ///
  /// Locked or cooked entries, and several entries, stay at that time together with the moved
  /// entry, and the reply says so.
  func move(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let slot = try session.targets.slot(invocation.operand(1))
      let days = slot.day..<(slot.day + 1)
      let there = session.stored.plan(of: days, at: session.moment).entries(in: slot)
        .filter { $0.id != entry.id }
      let isOne = there.count == 1 && entry.slot != slot
      let partner = isOne ? there.first { !$0.isLocked && $0.state != .cooked } : nil
      let events = try session.events { plan throws(PlanError) in
        if let partner { return try plan.swapping(entry.id, with: partner.id) }
        return try plan.moving(entry.id, to: slot)
      }
      let words = PlanWords(session, session.stored.plan)
      let titles = there.map { PlainText.cleaned($0.content.title) }.joined(separator: ", ")
      var heading: [String] = []
      if let partner {
        heading = [
          "\(PlainText.cleaned(partner.content.title)) was planned for \(words.name(of: slot)), "
            + "and is now planned for \(words.name(of: entry.slot)).", "",
        ]
      } else if !there.isEmpty, entry.slot != slot {
        heading = ["\(titles): still planned for \(words.name(of: slot)) too.", ""]
      }
      return try await changed(
        session, events, around: [entry.slot.day], saying: heading, invocation)
    }
  }
}
