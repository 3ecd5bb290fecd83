import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import MealPlan
import PlanSessions
import PrintedText

extension PlanVerb {
  /// `plan set SLOT MEAL`: plans a meal and replaces the other entries at that time; cooked entries
  /// stay, and a locked one refuses the call.
  func set(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let servings = try invocation.number(MealFlags.cooked, in: PlannedMeal.servingsRange)
    let guests = try invocation.number(Self.guests, in: PlannedMeal.guestsRange)
    let isLeftovers = invocation.arguments.value(Self.leftovers) != nil
    let hasMeal = invocation.arguments.operands.count > 1
    guard hasMeal != isLeftovers else {
      throw .wrong(
        "say what is eaten, one of: a meal's id, words, \(Self.leftovers.name) ENTRY")
    }
    return try await withPlan(invocation) { session async throws(CommandError) in
      let slot = try session.targets.slot(invocation.operand())
      let content = try content(session, invocation)
      let eaters = try eaters(session, invocation)
      let room = try room(in: slot, session, invocation)
      let added = try session.events { plan throws(PlanError) in
        try plan.applying(room).adding(
          content, to: slot, servings: servings, eaters: eaters ?? [], guests: guests ?? 0,
          note: invocation.arguments.value(Self.note) ?? "", newID: session.newID)
      }
      let accepted = try accepting(added, session, invocation)
      return try await changed(
        session, room + added + accepted, around: [slot.day], invocation)
    }
  }

  /// The meal with an id or title, else the text as words; a text that looks like an unknown id is
  /// refused.
  private func content(
    _ session: PlanSession, _ invocation: Invocation
  ) throws(CommandError) -> PlannedMeal.Content {
    if let source = invocation.arguments.value(Self.leftovers) {
      let cooked = try session.targets.entry(source)
      return .leftovers(of: cooked.id, title: cooked.content.title)
    }
    let text = invocation.operand(1)
    let catalog = session.service.catalog
    if let id = catalog.id(typed: text) {
      return .recipe(id, title: catalog.summary(id)?.title ?? text)
    }
    let looksLikeID = text == text.lowercased() && text.contains("-") && !text.contains(" ")
    if looksLikeID {
      let id = try catalog.typedID(text, program: invocation.program)
      return .recipe(id, title: catalog.summary(id)?.title ?? text)
    }
    return .text(text)
  }

  /// The people that a call names, who must be at the table; nil if the call names no people.
  func eaters(
    _ session: PlanSession, _ invocation: Invocation
  ) throws(CommandError) -> [String]? {
    guard let text = invocation.arguments.value(Self.eaters) else { return nil }
    let preferences = session.stored.preferences
    let known = preferences.names
    var eaters: [String] = []
    for word in text.split(separator: ",") {
      let name = word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      let found = preferences.eater(spelledLike: String(name))?.name
      guard let found, known.contains(found) else {
        throw .unknown("person at the table", String(name), among: known, listsAll: true)
      }
      eaters.append(found)
    }
    return eaters
  }

  /// The events that make room in a slot; none with `--beside`.
  ///
  /// Cooked entries stay; throws if an entry is locked.
  private func room(
    in slot: PlanSlot, _ session: PlanSession, _ invocation: Invocation
  ) throws(CommandError) -> [PlanEvent] {
    guard !invocation.arguments.has(Self.beside) else { return [] }
    let days = slot.day..<(slot.day + 1)
    let there = session.stored.plan(of: days, at: session.moment).entries(in: slot)
    if let locked = there.first(where: \.isLocked) {
      throw .wrong(
        "\(PlainText.quoted(locked.content.title)) is locked for \(slot); unlock it first, or say "
          + "\(Self.beside.name)")
    }
    return there.filter { $0.state != .cooked }.map { .changed($0.id, .isRemoved(true)) }
  }
}
