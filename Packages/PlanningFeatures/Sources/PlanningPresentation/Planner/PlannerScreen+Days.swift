import DesignSystem
import MealModels
import ScreenParts

extension PlannerScreen {
  /// The banners: the plan needs premium, there is no network, how many meals break a limit now,
  /// and the plan is empty.
  static func notices(_ input: PlannerInput, _ copy: Copy) -> [Banner] {
    var notices = [input.cookingNow?.banner].compactMap(\.self)
    if !input.isAllowed {
      notices.append(
        Banner("planner.resting", icon: .premium, copy("planner.read-only"), isOnGroupedPage: true)
        {
          ActionButton(
            "planner.premium", .text, copy("planning.see-premium"),
            action: ControlAction(PremiumAction.open))
        })
    }
    if input.connection == .offline, input.isAllowed {
      notices.append(
        Banner("planner.offline", icon: .offline, copy("planner.offline"), isOnGroupedPage: true))
    }
    let shown = input.entries.filter { !$0.isSkipped }
    let faults = shown.count { $0.warning != nil }
    if faults > 0 {
      notices.append(
        Banner(
          "planner.faults", icon: .caution, copy("planner.faults", count: faults),
          isOnGroupedPage: true))
    }
    if input.isAllowed, let gaps = gaps(shown, copy) { notices.append(gaps) }
    if input.isAllowed, input.days != nil, input.entries.isEmpty {
      let key: CopyKey = input.isPast ? "planner.past-empty" : "planner.empty"
      notices.append(Banner("planner.empty", icon: .tip, copy(key), isOnGroupedPage: true))
    }
    let questions = Banner.openQuestions("planner.questions", input.questionCount, copy)
    return notices + [questions].compactMap(\.self)
  }

  /// The notice that meals have too few servings, with the button that changes them.
  private static func gaps(_ entries: [PlannerInput.Entry], _ copy: Copy) -> Banner? {
    let counts = entries.compactMap { $0.gap?.eaten }
    guard let first = counts.first else { return nil }
    let isOne = counts.allSatisfy { $0 == first }
    return Banner(
      "planner.gaps", icon: .servings, copy("planner.gaps", count: counts.count),
      isOnGroupedPage: true
    ) {
      ActionButton(
        "planner.gaps.fit", .text,
        isOne ? copy("planner.gap.fit", count: first) : copy("planner.gaps.fit"),
        action: ControlAction(PlannerAction.fit, nil))
    }
  }

  /// The days of this week that are over, folded above today; nil if there are none.
  static func earlier(_ input: PlannerInput, _ copy: Copy) -> Disclosure? {
    let over = over(input).compactMap { day($0, input, copy) }
    guard !over.isEmpty else { return nil }
    return Disclosure(
      "planner.earlier", copy("planner.earlier"), isOpen: input.showsEarlier,
      stateText: copy(input.showsEarlier ? "planner.earlier.open" : "planner.earlier.folded"),
      action: ControlAction(PlannerAction.earlier)
    ) { over }
  }

  private static func over(_ input: PlannerInput) -> [PlannerInput.Day] {
    guard let today = input.today, input.isPresent else { return [] }
    return (input.days ?? []).filter { $0.id < today }
  }

  /// One group for each day that is not folded.
  static func days(_ input: PlannerInput, _ copy: Copy) -> [ListSection] {
    guard let days = input.days else {
      return [
        ListSection("planner.loading", spokenHeader: copy("planner.title")) {
          ListRow("planner.loading.row", icon: .calendar, copy("planner.loading"))
        }
      ]
    }
    return days.dropFirst(over(input).count).compactMap { day($0, input, copy) }
  }

  private static func day(
    _ day: PlannerInput.Day, _ input: PlannerInput, _ copy: Copy
  ) -> ListSection? {
    let isAllowed = input.isAllowed
    // On a read-only plan, an empty day is left out because nothing can be added to it.
    guard isAllowed || !day.entries.isEmpty else { return nil }
    let heading = DayHeading(day, today: input.today, copy)
    return ListSection(
      ElementID("planner.day").child(day.id), header: heading.text, spokenHeader: heading.spoken,
      surface: .groupedCard
    ) {
      day.allSlots.flatMap { slot in
        let entries = day.entries.filter { $0.slot == slot }
        return entries.isEmpty
          ? isAllowed && !day.isSkipped ? [opening(day.id, slot, copy).element] : []
          : entries.map { PlannerEntryRow($0, on: day.id, isAllowed: isAllowed, copy).element }
      }
      if isAllowed, day.entries.contains(where: \.isSkipped) { unskipping(day.id, copy) }
    }
  }

  /// The row that plans the skipped meals of a day again.
  private static func unskipping(_ day: Int, _ copy: Copy) -> ListRow {
    ListRow(
      ElementID("planner.day").child(day).child("unskip"), icon: .undo,
      copy("planner.unskip-day"),
      label: copy("planner.unskip-day.spoken", ["day": copy.day(day)]),
      action: ControlAction(PlannerAction.unskipDay, day))
  }

  /// A part of a day without entries.
  private static func opening(_ day: Int, _ slot: MealSlot, _ copy: Copy) -> ListRow {
    let place = PlannerPlace(day, slot)
    let part = copy(CopyKey("slot.\(slot.rawValue).inline"))
    return ListRow(
      ElementID("planner.day").child(day).child(slot.rawValue), icon: .add,
      copy("planner.add.slot", ["slot": part]),
      label: copy("planner.add.slot.spoken", ["slot": part, "day": copy.day(day)]),
      action: ControlAction(PlannerAction.add, place, motion: .push))
  }
}
