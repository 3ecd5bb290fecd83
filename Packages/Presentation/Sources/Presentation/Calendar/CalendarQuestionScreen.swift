import DesignSystem
import MealModels
import ScreenParts

/// The question that the app asks before it first adds a meal to a calendar (S-INT-05).
public struct CalendarQuestionScreen: AlertScreen {
  /// The id, `calendar-question`.
  public let id: ScreenID = "calendar-question"
  /// Always `default`.
  public var state: StateID = "default"
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert for a meal.
  ///
  /// - Parameters:
  ///   - sides: the sides, in words ready for display; nil without sides.
  ///   - start: when cooking begins.
  ///   - end: when the meal is on the table.
  public init(
    _ meal: Meal, sides: String? = nil, from start: LocalMoment, to end: LocalMoment,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    dialog = AlertDialog(
      "calendar-question.dialog", title: copy("calendar.question.title"),
      message: copy(
        sides == nil ? "calendar.question.message" : "calendar.question.message.sides",
        [
          "sides": sides ?? "",
          "title": meal.recipe.title, "day": copy.day(start.dayNumber),
          "start": copy.region.time(of: start), "end": copy.region.time(of: end),
        ]),
      buttons: [
        .init(
          "add", copy("calendar.question.add"), .preferred,
          action: ControlAction(CalendarAction.confirm, meal.id)),
        .init(
          "cancel", copy("error.cancel"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
      ])
  }
}

extension DisplayRegion {
  fileprivate func time(of moment: LocalMoment) -> String {
    let local = moment.date.timeIntervalSince1970 + Double(moment.secondsFromGMT)
    let minutes = Int(bounded: local / 60) - moment.dayNumber * 24 * 60
    return time(hour: minutes / 60, minute: minutes % 60)
  }
}
