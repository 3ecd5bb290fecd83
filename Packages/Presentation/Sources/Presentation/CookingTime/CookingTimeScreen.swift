import MealModels
import DesignSystem
import Preferences
import ScreenParts

/// The limit on the cooking time, one of six or none (G-04), and the usual time for each meal of a
/// day.
public struct CookingTimeScreen: Screen {
  /// The id, `cooking-time`.
  public let id: ScreenID = "cooking-time"
  /// Always `default`.
  public var state: StateID = "default"
  /// The title.
  public var title: String
  /// The bar, the choices and the tabs.
  var page: SettingsPage

  /// No button is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { page.toast?.text }

  /// Makes the screen; `minutes` is the present choice, nil for no limit.
  public init(
    minutes: Int?, times: MealTimes = MealTimes(), toast: Notice? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    title = copy("settings.time")
    let rows = CookingTime.allCases.map { choice in
      Self.row(choice, copy.cookingTime(choice.minutes), isOn: choice.minutes == minutes)
    }
    page = SettingsPage(
      "cooking-time", title: title,
      sections: [
        ListSection(
          "cooking-time.choices", spokenHeader: title, footer: copy("time.section.footer")
        ) { rows },
        Self.times(times, atWeekend: false, copy), Self.times(times, atWeekend: true, copy),
      ], toast: toast, context)
  }

  private static func times(
    _ times: MealTimes, atWeekend isAtWeekend: Bool, _ copy: Copy
  ) -> ListSection {
    let name = isAtWeekend ? "weekend" : "workday"
    let key = "time.\(name)"
    return ListSection(
      ElementID("cooking-time.\(name)"), header: copy(CopyKey(key)),
      spokenHeader: copy(CopyKey("\(key).spoken")),
      footer: isAtWeekend ? copy("time.usual.footer") : nil
    ) {
      UsualMeal.allCases.filter { $0.isAtWeekend == isAtWeekend }.map { stepper($0, times, copy) }
    }
  }

  /// A row with buttons for less and more time, far enough from the next row for fingers.
  private static func stepper(
    _ meal: UsualMeal, _ times: MealTimes, _ copy: Copy
  ) -> Stack {
    let id = ElementID("cooking-time.usual").child(meal.rawValue)
    let day = meal.isAtWeekend ? "weekend" : "workday"
    let (minutes, slot) = (times[meal], copy.name(of: meal.slot))
    func setting(_ minutes: Int) -> ControlAction? {
      MealTimes.range.contains(minutes)
        ? ControlAction(SettingsAction.mealTime, (meal, minutes)) : nil
    }
    return Stack(
      id.child("row"), LayoutSpec(.vertical, padding: .vertical(.s), width: .fill)
    ) {
      StepperControl(
        id, label: slot, value: copy.minutes(minutes),
        decrement: setting(minutes - MealTimes.step), increment: setting(minutes + MealTimes.step),
        decrementLabel: copy(CopyKey("time.\(day).less"), ["meal": slot]),
        incrementLabel: copy(CopyKey("time.\(day).more"), ["meal": slot]))
    }
  }

  private static func row(_ time: CookingTime, _ title: String, isOn: Bool) -> ListRow {
    ListRow(
      ElementID("cooking-time.choice").child(time.rawValue), title,
      accessory: .checkmark(isOn: isOn),
      action: ControlAction(SettingsAction.cookingTime, choosing: time))
  }
}
