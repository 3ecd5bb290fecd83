import MealModels
import SuggestionEngine

extension FillProblem {
  /// An element in the order of the plan: a slot to fill, or a fixed meal.
  private struct Element {
    var slot: PlanSlot
    var place: Int?
    var fixed: Int?
  }

  /// Adds the windows in which a trait may occur too often.
  ///
  /// They are neighbouring meals, and the meals for one part of the day in a week.
  mutating func addTraitWindows(_ task: FillTask, share: Float) {
    traitWindowsOfSlot = Array(repeating: [], count: slots.count)
    let elements = elements
    for start in (2 - weights.neighbours)..<max(0, elements.count - 1) {
      let range = max(0, start)..<min(elements.count, start + weights.neighbours)
      let near = elements[range].filter { $0.slot.day <= elements[range.lowerBound].slot.day + 7 }
      add(
        TraitWindow(allowance: 1, scale: weights.neighbourScale * share), near)
    }
    let planned = elements.filter { $0.fixed.map { !fixed[$0].isPast } ?? true }
    let groups = Dictionary(grouping: planned) { element in
      PlanSlot(
        day: task.request.settings.week(of: element.slot.day).lowerBound, slot: element.slot.slot)
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let allowance = (group.count + weights.sharePart - 1) / weights.sharePart
      add(TraitWindow(allowance: allowance, scale: weights.shareScale * share), group)
    }
  }

  private var elements: [Element] {
    let fixed = fixed.enumerated().filter { !$0.element.isLeftovers }
      .map { Element(slot: $0.element.slot, fixed: $0.offset) }
    let free = slots.enumerated().map { Element(slot: $0.element, place: $0.offset) }
    // Each list is in order; in the same slot, fixed meals come first.
    return (fixed + free).enumerated()
      .sorted { ($0.element.slot, $0.offset) < ($1.element.slot, $1.offset) }.map(\.element)
  }

  private mutating func add(_ window: TraitWindow, _ elements: some Collection<Element>) {
    let free = elements.compactMap(\.place)
    guard !free.isEmpty, elements.count > window.allowance, window.scale > 0 else { return }
    for place in free { traitWindowsOfSlot[place].append(traitWindows.count) }
    let base = traitBase.count
    traitBase.append(contentsOf: repeatElement(0, count: Self.traitLimit))
    for element in elements.compactMap(\.fixed) {
      for place in 0..<4 { traitBase[base + Int(fixedRows[element].traits[place])] += 1 }
    }
    traitWindows.append(window)
  }

  /// Adds the windows in which no meal may repeat.
  ///
  /// If the plan is no longer than a window, one window covers it; else one window begins on each
  /// day.
  mutating func addRepeatWindows(_ options: MealOptions) {
    repeatWindowsOfSlot = Array(repeating: [], count: slots.count)
    guard let first = slots.first?.day, let last = slots.last?.day else { return }
    for length in Set(options.choices.map(\.windowDays)).sorted() {
      for day in first...max(first, last - length) {
        let window = day..<day + length + 1
        for (place, slot) in slots.enumerated()
        where window.contains(slot.day) && options.choices[place].windowDays >= length {
          repeatWindowsOfSlot[place].append(repeatWindows.count)
        }
        repeatWindows.append(window)
      }
    }
  }

  /// Adds a window of seven days that ends with each day of the plan.
  ///
  /// For an "at least" quota, only windows inside the plan are added, because the meals before and
  /// after it are not chosen here.
  ///
  /// A quota of zero needs no windows, because it lowers the worth of a single meal.
  mutating func addQuotaWindows(_ task: FillTask) {
    let planned = slots.map(\.day) + fixed.filter { !$0.isPast }.map(\.slot.day)
    guard let first = planned.min(), let last = planned.max() else { return }
    for quota in task.request.each.quotas where !quota.isNone {
      let from = quota.bound == .atLeast ? first + 6 : first
      guard from <= last else { continue }
      for day in from...last where slots.contains(where: { (day - 6...day).contains($0.day) }) {
        let group = UInt8(ProteinGroup.allCases.firstIndex(of: quota.group) ?? 0)
        let count = zip(fixed, fixedRows).count { meal, row in
          (day - 6...day).contains(meal.slot.day) && row.group == group
        }
        quotaWindows.append(QuotaWindow(quota: quota, group: group, lastDay: day, fixed: count))
      }
    }
  }
}
