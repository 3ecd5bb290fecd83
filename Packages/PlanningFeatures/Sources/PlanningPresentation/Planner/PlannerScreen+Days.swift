import DesignSystem
import MealModels
import ScreenParts

extension PlannerScreen {
  /// The banners: the plan needs premium, there is no network, how many meals break a limit now,
  /// and the plan is empty.
  static func notices(_ input: PlannerInput, _ copy: Copy) -> [Banner] {
    var notices: [Banner] = []
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
    let faults = input.entries.count { $0.warning != nil }
    if faults > 0 {
      notices.append(
        Banner(
          "planner.faults", icon: .caution, copy("planner.faults", count: faults),
          isOnGroupedPage: true))
    }
    if input.isAllowed, input.days != nil, input.entries.isEmpty {
      notices.append(
        Banner("planner.empty", icon: .tip, copy("planner.empty"), isOnGroupedPage: true))
    }
    let questions = Banner.openQuestions("planner.questions", input.questionCount, copy)
    return notices + [questions].compactMap(\.self)
  }

  /// One group for each day.
  static func days(_ input: PlannerInput, _ copy: Copy) -> [ListSection] {
    guard let days = input.days else {
      return [
        ListSection("planner.loading", spokenHeader: copy("planner.title")) {
          ListRow("planner.loading.row", icon: .calendar, copy("planner.loading"))
        }
      ]
    }
    return days.compactMap { day($0, isAllowed: input.isAllowed, copy) }
  }

  private static func day(
    _ day: PlannerInput.Day, isAllowed: Bool, _ copy: Copy
  ) -> ListSection? {
    // On a read-only plan, an empty day is left out because nothing can be added to it.
    guard isAllowed || !day.entries.isEmpty else { return nil }
    return ListSection(
      ElementID("planner.day").child(day.id),
      header: copy.shortDay(day.id), spokenHeader: copy.day(day.id),
      surface: .groupedCard
    ) {
      day.allSlots.flatMap { slot in
        let entries = day.entries.filter { $0.slot == slot }
        return entries.isEmpty
          ? isAllowed ? [opening(day.id, slot, copy).element] : []
          : entries.map { PlannerEntryRow($0, on: day.id, isAllowed: isAllowed, copy).element }
      }
    }
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
