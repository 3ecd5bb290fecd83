import CommandKit
import DesignSystem
import EaterCommands
import EaterRecord
import MealModels
import MealPlan
import PlanSessions
import PrintedText

/// `plan eat`, `plan note`, `plan repeat`, `plan keep`, `plan use` and `plan forget`.
extension PlanVerb {
  static let guests = Flag("--guests", "N", "how many guests eat it too")
  static let on = Flag("--on", "DAYS", "weekdays, such as 'mon,wed', or 'workdays'")
  static let weeks = Flag("--weeks", "N", "for how many weeks; 1 without it")

  var seatingForms: [CommandForm] {
    [
      CommandForm(
        "plan eat ENTRY",
        flags: [Self.eaters, Self.guests, Self.accept, PlanSession.week, .json],
        "say who eats an entry, and how many guests", run: eat),
      CommandForm(
        "plan note ENTRY [TEXT]", flags: [PlanSession.week, .json],
        "write a note on an entry; none without TEXT", run: note),
      CommandForm(
        "plan repeat ENTRY",
        flags: [Self.on, Self.weeks, Self.beside, PlanSession.week, .json],
        "plan an entry on other weekdays too; what is planned stays", run: repeatMeal),
      CommandForm(
        "plan keep NAME", flags: [PlanSession.week, .json], "keep a week under a name",
        run: keepWeek),
      CommandForm(
        "plan use NAME", flags: [PlanSession.week, .json], "plan a kept week again",
        run: useWeek),
      CommandForm(
        "plan forget NAME", flags: [PlanSession.week, .json], "delete a kept week",
        run: forgetWeek),
      CommandForm(
        "plan again ENTRY", flags: [PlanSession.week, .json],
        "let refused meals be proposed for an entry again", run: startOver),
    ]
  }

  private func eat(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let guests = try invocation.number(Self.guests, in: PlannedMeal.guestsRange)
    return try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let names = try eaters(session, invocation) ?? (guests == nil ? [] : entry.eaters)
      let seated = try session.events { plan throws(PlanError) in
        try plan.seating(
          entry.id, eaters: names, guests: guests ?? entry.guests, against: session.facts)
      }
      var after = entry
      after.eaters = names
      let accepted = try accepting(after, session, invocation)
      return try await changed(
        session, seated + accepted, around: [entry.slot.day], invocation)
    }
  }

  private func note(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let text = invocation.arguments.operands.count > 1 ? invocation.operand(1) : ""
    return try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let events = try session.events { plan throws(PlanError) in
        try plan.changing(entry.id, .note(text))
      }
      return try await changed(session, events, around: [entry.slot.day], invocation)
    }
  }

  private func repeatMeal(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let weeks = try invocation.number(Self.weeks, in: 1...PlanRepeat.mostWeeks) ?? 1
    let weekdays = try Self.weekdays(invocation.arguments.value(Self.on) ?? "workdays")
    return try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let rule = PlanRepeat(
        weekdays, weeks: weeks, isBeside: invocation.arguments.has(Self.beside))
      let first = PlanSlot(openAt: session.moment)
      let events = try session.events { plan throws(PlanError) in
        try plan.repeating(entry.id, rule, from: first, newID: session.newID)
      }
      let taken = try session.events { plan throws(PlanError) in
        let slots = try plan.slots(repeating: entry.id, rule, from: first)
        return slots.taken.map { .changed(entry.id, .slot($0, position: 0)) }
      }.count
      let stays =
        taken > 0 && !rule.isBeside
        ? [
          "\(taken == 1 ? "1 time has" : "\(taken) times have") something planned, which stays.",
          "",
        ]
        : []
      return try await planned(events, session, saying: stays, around: [entry.slot.day], invocation)
    }
  }

  /// Stores a change of many entries, without the meals that one of their eaters may not eat.
  func planned(
    _ events: [PlanEvent], _ session: PlanSession, saying words: [String], around days: [Int],
    _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    _ = try session.service.safeLimits(
      of: session.stored, at: session.session.now, program: invocation.program)
    let plan = session.stored.plan
    let unsafe = plan.unsafeEntries(of: events, against: session.facts)
    let safe = plan.safe(events, against: session.facts)
    let missing = unsafe.isEmpty ? [] : [Self.leftOut(unsafe, plan.applying(events)), ""]
    return try await changed(session, safe, around: days, saying: missing + words, invocation)
  }

  /// The line that says how many meals were left out, and which.
  private static func leftOut(_ ids: Set<PlannedMealID>, _ plan: Plan) -> String {
    let titles = Set(ids.compactMap { plan[$0]?.content.title }).sorted()
      .map { PlainText.cleaned($0) }.joined(separator: ", ")
    let meals = ids.count == 1 ? "1 meal was" : "\(ids.count) meals were"
    return "\(meals) left out: not safe for everyone who eats then (\(titles))."
  }

  private func keepWeek(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let day = session.targets.days.lowerBound
      let events = try session.events { plan throws(PlanError) in
        try plan.keepingWeek(of: day, as: invocation.operand()) {
          WeekTemplate.ID(rawValue: session.newID().rawValue)
        }
      }
      guard !events.isEmpty else { throw .wrong("nothing is planned for that week") }
      let days = session.stored.plan.settings.week(of: day)
      return try await changed(
        session, events, around: [days.lowerBound, days.upperBound - 1],
        saying: ["The week is kept.", ""], invocation)
    }
  }

  private func useWeek(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let template = try template(session, invocation)
      let (day, today) = (session.targets.days.lowerBound, session.moment.dayNumber)
      let events = try session.events { plan throws(PlanError) in
        try plan.planning(template, inWeekOf: day, from: today, newID: session.newID)
      }
      return try await planned(events, session, saying: [], around: [day], invocation)
    }
  }

  private func forgetWeek(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let template = try template(session, invocation)
      try await session.record(session.stored.plan.deletingTemplate(template.id))
      let title = "\(PlainText.quoted(template.name)) is deleted. It held:"
      return invocation.reply(template.json, [title, ""] + lines(of: template, session))
    }
  }

  /// The meals of a kept week, by weekday and meal time, because it has no dates.
  private func lines(of template: WeekTemplate, _ session: PlanSession) -> [String] {
    let copy = session.session.advisor.copy
    return template.meals.sorted { $0.slot < $1.slot }.map { meal in
      let weekday = copy(CopyKey("weekday.\(meal.slot.day + 1)"))
      return "  \(weekday) \(meal.slot.slot.rawValue): \(meal.content.title)"
    }
  }

  private func startOver(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let entry = try session.targets.entry(invocation.operand())
      let events = try session.events { plan throws(PlanError) in
        try plan.changing(entry.id, .refused([]))
      }
      return try await changed(session, events, around: [entry.slot.day], invocation)
    }
  }

  private func template(
    _ session: PlanSession, _ invocation: Invocation
  ) throws(CommandError) -> WeekTemplate {
    let (name, all) = (invocation.operand(), session.stored.plan.templates)
    guard let found = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknown("kept week", name, among: all.map(\.name), listsAll: true)
    }
    return found
  }

  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The weekdays of a text such as 'mon,wed' or 'workdays'.
  private static func weekdays(_ text: String) throws(CommandError) -> Set<Int> {
    if text == "workdays" { return PlanRepeat.workdays }
    var days: Set<Int> = []
    for word in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let place = names.firstIndex(of: String(word.prefix(3))) else {
        throw .unknown("weekday", String(word), among: names + ["workdays"], listsAll: true)
      }
      days.insert(place + 1)
    }
    return days
  }
}
