import EaterCommands
import CommandKit
import EaterRecord
import Journal
import MealModels
import MealPlan
import PlanSessions
import PrintedText

extension PlanVerb {
  static let note = Flag("--note", "TEXT", "a note about the entry")
  static let eaters = Flag("--eaters", "LIST", "who eats it; everyone without it")
  static let beside = Flag(
    "--beside", nil, "add it to what is planned there, without replacing that")
  static let leftovers = Flag("--leftovers-of", "ENTRY", "leftovers of another entry")
  static let accept = Flag("--accept", nil, "plan it although it breaks a limit that was named")

  var changingForms: [CommandForm] {
    [
      CommandForm(
        "plan set SLOT [MEAL]",
        flags: [
          MealFlags.cooked, Self.note, Self.eaters, Self.guests, Self.leftovers, Self.beside,
          Self.accept, PlanSession.week, .json,
        ], "plan a meal by its id, or words", run: set),
      lockForm("lock", true, "let only you replace an entry"),
      lockForm("unlock", false, "let 'plan fill' replace an entry again on request"),
      CommandForm(
        "plan move ENTRY SLOT", flags: [PlanSession.week, .json],
        "move an entry; what is planned there takes its place", run: move),
      changeForm(
        "duplicate ENTRY SLOT", flags: [Self.accept], "plan the same for another meal time too"
      ) { session, entry, invocation throws(CommandError) in
        let slot = try session.targets.slot(invocation.operand(1))
        let added = try session.events { plan throws(PlanError) in
          try plan.duplicating(entry.id, to: slot, newID: session.newID)
        }
        return try added + accepting(added, session, invocation)
      },
      changeForm("remove ENTRY", "take an entry off the plan") {
        session, entry, _ throws(CommandError) in
        try session.events { plan throws(PlanError) in
          try plan.changing(entry.id, .isRemoved(true))
        }
      },
      CommandForm(
        "plan cook ENTRY", flags: [PlanSession.week, .json], "say that an entry was cooked",
        run: cook),
      CommandForm(
        "plan uncook ENTRY", flags: [PlanSession.week, .json],
        "say that an entry was not cooked after all",
        run: uncook),
    ]
  }

  private typealias Change =
    @Sendable (PlanSession, PlannedMeal, Invocation) throws(CommandError) -> [PlanEvent]

  /// A form that changes the entry of its first operand.
  private func changeForm(
    _ usage: String, flags: [Flag] = [], _ summary: String, _ change: @escaping Change
  ) -> CommandForm {
    CommandForm("plan \(usage)", flags: flags + [PlanSession.week, .json], summary) {
      (invocation) async throws(CommandError) in
      try await withPlan(invocation) { session async throws(CommandError) in
        let entry = try session.targets.entry(invocation.operand())
        let events = try change(session, entry, invocation)
        return try await changed(session, events, around: [entry.slot.day], invocation)
      }
    }
  }

  private func lockForm(_ word: String, _ isLocked: Bool, _ summary: String) -> CommandForm {
    let flags = isLocked ? [Self.accept] : []
    return changeForm("\(word) ENTRY", flags: flags, summary) {
      session, entry, invocation throws(CommandError) in
      let accepted = try isLocked ? accepting(entry, session, invocation) : []
      return try accepted
        + session.events { plan throws(PlanError) in
          try plan.changing(entry.id, .isLocked(isLocked))
        }
    }
  }

  /// Stores a change, and replies with the changed days.
  ///
  /// - Parameter heading: further lines of the reply.
  func changed(
    _ session: PlanSession, _ events: [PlanEvent], around days: [Int],
    saying heading: [String] = [], _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try await session.record(events)
    let plan = session.stored.plan.applying(events)
    let touched = days + events.compactMap { $0.day(in: plan) }
    let shown = (touched.min() ?? 0)..<((touched.max() ?? 0) + 1)
    let answer = PlanAnswer(session, days: shown, plan: plan)
    return answer.reply(
      invocation,
      heading: heading
        + (events.isEmpty && heading.isEmpty ? ["Nothing was changed; it is so already.", ""] : []))
  }
}

extension PlanEvent {
  /// The day of the entry after a change; nil for a setting and a removed entry.
  fileprivate func day(in plan: Plan) -> Int? {
    switch self {
    case .added(let meal): meal.slot.day
    case .changed(let id, _): plan[id]?.slot.day
    case .set, .template: nil
    }
  }
}

// MARK: - Limits

extension PlanVerb {
  /// The events that accept the broken limits of new entries.
  func accepting(
    _ added: [PlanEvent], _ session: PlanSession, _ invocation: Invocation
  ) throws(CommandError) -> [PlanEvent] {
    var accepted: [PlanEvent] = []
    for case .added(let meal) in added {
      accepted += try accepting(meal, session, invocation)
    }
    return accepted
  }

  /// The event that accepts an entry's broken limits; none if the entry breaks no limit.
  ///
  /// Without `--accept` the call is refused if a limit is broken, and the error names the limit.
  func accepting(
    _ entry: PlannedMeal, _ session: PlanSession, _ invocation: Invocation
  ) throws(CommandError) -> [PlanEvent] {
    _ = try session.service.safeLimits(
      of: session.stored, at: session.session.now, program: invocation.program)
    let breaches = Set(session.stored.plan.breaches(of: entry, against: session.facts))
    guard !entry.accepted.isSuperset(of: breaches) else { return [] }
    guard invocation.arguments.has(Self.accept) else {
      let because = PlanWords(session, session.stored.plan).predicate(of: entry)
      throw .wrong(
        "\(PlainText.quoted(entry.content.title)) breaks a limit: it \(because); plan another "
          + "meal, or say \(Self.accept.name) if you are sure")
    }
    return [.changed(entry.id, .accepted(breaches))]
  }
}

// MARK: - Cooking

extension PlanVerb {
  private func cook(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let (now, moment) = (session.session.now, session.moment)
      let used = session.session.used(session.service)
      try await session.session.storing { stores async throws(JournalError) in
        try await stores.cook(entry, at: now, of: moment, using: used)
      }
      return cooked(session, entry: entry, state: .cooked, invocation: invocation)
    }
  }

  private func uncook(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let (now, moment) = (session.session.now, session.moment)
      let isDone = try await session.session.storing { stores async throws(JournalError) in
        try await stores.uncook(entry, at: now, of: moment)
      }
      guard isDone else {
        throw .wrong("this entry was marked as cooked too long ago to undo it")
      }
      return cooked(session, entry: entry, state: .planned, invocation: invocation)
    }
  }

  private func cooked(
    _ session: PlanSession, entry: PlannedMeal, state: PlannedMeal.State, invocation: Invocation
  ) -> Reply {
    let day = entry.slot.day
    let plan = session.stored.plan(of: day..<(day + 1), at: session.moment)
      .applying([.changed(entry.id, .state(state))])
    return PlanAnswer(session, days: day..<(day + 1), plan: plan).reply(invocation)
  }
}
