import EaterCommands
import CommandKit
import Journal
import MealModels
import MealPlan
import PlanSessions

extension PlanVerb {
  static let everything = Flag("--everything", nil, "also what is locked or cooked")

  /// The forms for days and weeks.
  var weekForms: [CommandForm] {
    [
      dayForm("skip DAY", "skip the meals that are still to come on a day") { plan, day in
        plan.skipping(day: day)
      },
      dayForm("unskip DAY", "plan the skipped meals of a day again") { plan, day in
        plan.unskipping(day: day)
      },
      CommandForm(
        "plan clear", flags: [PlanSession.week, Self.everything, .json], "empty a week",
        run: clear),
      CommandForm(
        "plan copy DATE", flags: [PlanSession.week, .json],
        "plan the same for the week of a date too", run: copy),
      CommandForm("plan undo", flags: [.json], "undo the last change", run: undo),
    ]
  }

  private func dayForm(
    _ usage: String, _ summary: String,
    _ change: @escaping @Sendable (Plan, Int) -> [PlanEvent]
  ) -> CommandForm {
    CommandForm("plan \(usage)", flags: [PlanSession.week, .json], summary) {
      (invocation) async throws(CommandError) in
      try await withPlan(invocation) { session async throws(CommandError) in
        let day = try session.targets.day(invocation.operand())
        let plan = session.stored.plan(of: day..<(day + 1), at: session.moment)
        return try await changed(session, change(plan, day), around: [day], invocation)
      }
    }
  }

  private func clear(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let days = session.targets.days
      let events = session.stored.plan(of: days, at: session.moment).clearingWeek(
        of: days.lowerBound, everything: invocation.arguments.has(Self.everything))
      return try await changed(
        session, events, around: [days.lowerBound, days.upperBound - 1], invocation)
    }
  }

  private func copy(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let other = try session.targets.day(invocation.operand())
      let (source, today) = (session.targets.days, session.moment.dayNumber)
      let week = session.stored.plan.settings.week(of: other)
      let events = try session.events { plan throws(PlanError) in
        try plan.copyingWeek(
          of: source.lowerBound, to: other, from: today, newID: session.newID)
      }
      let leftOut = session.stored.plan.entries(of: source).count - events.count
      guard week.upperBound > today || leftOut == 0 else {
        throw .wrong(
          "the week of \(CalendarDay(week.lowerBound).text) is over; name a later week")
      }
      return try await planned(
        events, session, saying: Self.leftOut(leftOut),
        around: [week.lowerBound, week.upperBound - 1], invocation)
    }
  }

  /// The line about omitted entries: their copies would be in the past, or leftovers of a meal
  /// that is not copied.
  private static func leftOut(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let entries = count == 1 ? "1 entry was" : "\(count) entries were"
    return [
      "\(entries) left out: days that are over, and leftovers of meals that are not copied, "
        + "cannot be planned.",
      "",
    ]
  }

  private func undo(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let (now, moment) = (session.now, advisor.environment.moment)
      let undone = try await session.storing { stores async throws(JournalError) in
        try await stores.undoPlan(at: now, of: moment)
      }
      guard !undone.isEmpty else { throw .wrong("there is no change of the plan to undo") }
      let after = try await PlanSession(session, invocation)
      let touched = session.advisor.days(of: undone)
      let week = touched.min().map(after.stored.plan.settings.week) ?? after.targets.days
      return PlanAnswer(after, days: week).reply(
        invocation, heading: ["Undid the last change.", ""])
    }
  }
}

extension EaterContext {
  /// The days to which some records of the plan add or move entries.
  fileprivate func days(of records: [Record]) -> [Int] {
    EventStream.plan.fold(records).state.entries.map(\.slot.day)
  }
}
