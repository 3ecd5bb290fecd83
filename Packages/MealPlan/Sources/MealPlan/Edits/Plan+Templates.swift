import MealModels

extension Plan {
  /// Keeps the entries of a week as a template; one of the same name is replaced.
  ///
  /// Skipped entries are left out, and so is what happened to the others.
  ///
  /// - Parameters:
  ///   - day: A day of the week.
  ///   - name: The name of the template.
  ///   - newID: Makes an id that no template ever had.
  /// - Throws: `PlanError.badText` if the name is empty or too long.
  public func keepingWeek(
    of day: Int, as name: String, newID: () -> WeekTemplate.ID
  ) throws(PlanError) -> [PlanEvent] {
    let name = try Self.checked(name, WeekTemplate.nameLengths)
    let meals = entries(of: settings.week(of: day)).filter { $0.state != .skipped }.map { meal in
      let weekday = CalendarDay(meal.slot.day).weekday - 1
      return meal.copy(
        meal.id, in: PlanSlot(day: weekday, slot: meal.slot.slot), at: meal.position)
    }
    guard !meals.isEmpty else { return [] }
    let id = templates.first { $0.name == name }?.id ?? newID()
    return [.template(WeekTemplate(id: id, name: name, meals: meals))]
  }

  /// Plans the meals of a template for a week, after the entries there.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - day: A day of the week.
  ///   - first: The first day that is not over; nil to plan all.
  ///   - onlyFree: Whether a meal is left out if its slot is taken.
  ///   - newID: Makes an id that no entry ever had, a different one at each call.
  public func planning(
    _ template: WeekTemplate, inWeekOf day: Int, from first: Int? = nil, onlyFree: Bool = false,
    newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let week = settings.week(of: day)
    let meals = template.meals.compactMap { meal -> PlannedMeal? in
      week.first { CalendarDay($0).weekday - 1 == meal.slot.day }.map { day in
        meal.copy(meal.id, in: PlanSlot(day: day, slot: meal.slot.slot), at: meal.position)
      }
    }
    return try copying(
      meals.sorted(by: PlannedMeal.isBefore), shiftedBy: 0, from: first, onlyFree: onlyFree,
      newID: newID)
  }

  /// Deletes a template; no event if there is none.
  public func deletingTemplate(_ id: WeekTemplate.ID) -> [PlanEvent] {
    template(id).map { [.template(WeekTemplate(id: id, name: $0.name, meals: []))] } ?? []
  }
}
