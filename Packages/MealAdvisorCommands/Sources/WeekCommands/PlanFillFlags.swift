import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import MealPlan
import PlanSessions
import Preferences
import PrintedText

/// The flags of `plan fill`.
struct PlanFillFlags: Sendable {
  let session: PlanSession
  let invocation: Invocation

  static let slots = Flag(
    "--slots", "LIST", "what to fill, such as 'dinner', 'tue' or 'tue-dinner'; all without it",
    isRepeatable: true)
  static let reroll = Flag(
    "--reroll", "LIST", "another meal for a meal time, or for a whole day", isRepeatable: true)
  static let quicker = Flag(
    "--quicker", "LIST", "a quicker meal for a meal time, or for a whole day", isRepeatable: true)
  static let lock = Flag(
    "--lock", "SLOT=ID", "a fixed meal, such as tue-dinner=spicy-beef-tacos",
    isRepeatable: true)
  static let quota = Flag(
    "--quota", "LIST", "for seven days, such as 'fish at least 2, red meat at most 1'")
  static let budget = Flag("--budget", "AMOUNT", "the most that the week should cost")
  static let people = Flag("--people", "N", "how many eat, instead of all at the table")
  static let leftovers = Flag(
    "--leftovers", "N", "how many lunches of a week are leftovers, 0 to 7")
  static let useBy = Flag(
    "--use-by", "FOOD=DAY", "food at home to use up by a day", isRepeatable: true)
  static let keep = Flag("--keep", nil, "plan what 'week' shows with the same flags")

  /// All flags besides those of limits and wishes.
  static let all = [
    slots, reroll, quicker, lock, quota, budget, people, leftovers, useBy, keep,
  ]

  /// The words of a repeatable flag.
  private func words(_ flag: Flag) -> [String] {
    (invocation.arguments.value(flag) ?? "").split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The times to fill: the named ones, else breakfast, lunch and dinner.
  ///
  /// A past meal time is filled only if it is named; dinner is past at midnight.
  func slots(among days: Range<Int>) throws(CommandError) -> [PlanSlot] {
    let now = PlanSlot(openAt: session.moment)
    let words = words(Self.slots)
    guard !words.isEmpty else {
      return days.flatMap { day in PlanSlot.usual.map { PlanSlot(day: day, slot: $0) } }
        .filter { $0 >= now }
    }
    var slots: [PlanSlot] = []
    for word in words {
      let named = try session.targets.slots(word, among: days)
      slots += named.count == 1 ? named : named.filter { $0 >= now }
    }
    return slots
  }

  /// The entries to replace with other meals, the meals refused at their times, and the most
  /// minutes of the new ones.
  func asked(of plan: Plan) throws(CommandError) -> AskedAnew {
    var asked = AskedAnew()
    for (flag, isQuicker) in [(Self.reroll, false), (Self.quicker, true)] {
      for word in words(flag) {
        let slots = try session.targets.slots(word, among: session.targets.days)
        let entries = slots.flatMap(plan.entries).filter(\.mayBeReplaced)
        guard !entries.isEmpty else {
          throw .wrong(
            "no meal for \(PlainText.quoted(word)) may be replaced; what is locked, "
              + "cooked or in words stays")
        }
        for entry in entries { add(entry, isQuicker, to: &asked, plan) }
      }
    }
    return asked
  }

  private func add(
    _ entry: PlannedMeal, _ isQuicker: Bool, to asked: inout AskedAnew, _ plan: Plan
  ) {
    asked.entries.append(entry)
    let source = entry.content.source.flatMap { plan[$0] } ?? entry
    guard let recipe = source.content.recipe else { return }
    let id = session.service.currentID(of: recipe)
    asked.refused[entry.slot, default: []].insert(id)
    if isQuicker, let minutes = session.service.catalog.summary(id)?.totalMinutes {
      asked.quicker[entry.slot] = max(1, minutes - 1)
    }
  }

  /// The meals that the call settles, by their times.
  func locks(_ question: SuggestQuestion) throws(CommandError) -> [PlanSlot: MealID] {
    var locks: [PlanSlot: MealID] = [:]
    for word in words(Self.lock) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .badLock(word) }
      let slot = try session.targets.slot(parts[0])
      guard locks[slot] == nil else { throw .contradictoryLock(slot: slot.text) }
      locks[slot] = try question.catalog.typedID(parts[1], program: question.program)
    }
    return locks
  }

  /// The entries at settled times; throws if one is locked or cooked, because it must stay.
  func inTheWay(
    of slots: Set<PlanSlot>, on plan: Plan
  ) throws(CommandError) -> [PlannedMeal] {
    let entries = slots.sorted().flatMap(plan.entries)
    if let locked = entries.first(where: { $0.isLocked || $0.state == .cooked }) {
      throw .wrong(
        "\(PlainText.quoted(locked.content.title)) stays at \(locked.slot): it is locked or was "
          + "cooked; unlock it first")
    }
    return entries
  }

  /// The settled meals as entries that are kept.
  func entries(for locks: [PlanSlot: MealID]) -> [PlannedMeal] {
    locks.sorted { $0.key < $1.key }.map { slot, meal in
      PlannedMeal(
        id: PlannedMealID(rawValue: "lock-\(slot)"), slot: slot,
        content: .recipe(meal, title: session.service.catalog.summary(meal)?.title ?? ""),
        isLocked: true)
    }
  }

  /// The stored settings, changed as the call states.
  func settings(_ stored: PlanSettings) throws(CommandError) -> PlanSettings {
    var settings = stored
    if let count = try invocation.number(Self.leftovers, in: 0...7) {
      settings.leftoverLunches = count
    }
    if let text = invocation.arguments.value(Self.budget) {
      settings.weeklyBudget =
        try PlanSettingWords(currency: session.session.advisor.currency).money(text)
    }
    return settings
  }

  /// How many people eat; nil for the whole table.
  func people() throws(CommandError) -> Int? { try invocation.number(Self.people, in: 1...50) }

  /// The quotas of the call, which replace the stored ones; nil if the call states no quotas.
  func quotas() throws(CommandError) -> [Quota]? {
    guard let text = invocation.arguments.value(Self.quota) else { return nil }
    do throws(PreferenceError) {
      return try PreferenceParser(household: []) { .empty }.quotas(text)
    } catch {
      throw .preference(error)
    }
  }

  /// The food at home that must be used up, with the day until which it keeps.
  func expiring(_ question: SuggestQuestion) throws(CommandError) -> [FoodID: Int] {
    var days: [FoodID: Int] = [:]
    for word in words(Self.useBy) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .wrong(
          "\(Self.useBy.name) is FOOD=DAY such as 'spinach=wed', not "
            + PlainText.quoted(word))
      }
      let foods: [FoodID]
      do throws(PreferenceError) {
        foods = try PreferenceParser(household: []) { question.service.foods }.foods(parts[0])
      } catch {
        throw .preference(error)
      }
      let day = try session.targets.day(parts[1])
      for food in foods { days[food] = day }
    }
    return days
  }
}

/// The entries to replace with other meals.
struct AskedAnew: Sendable {
  var entries: [PlannedMeal] = []
  var refused: [PlanSlot: Set<MealID>] = [:]
  var quicker: [PlanSlot: Int] = [:]
}

extension PlannedMeal {
  /// Whether another meal may replace it on request.
  fileprivate var mayBeReplaced: Bool {
    if case .text = content { return false }
    return !isLocked && state == .planned
  }
}
