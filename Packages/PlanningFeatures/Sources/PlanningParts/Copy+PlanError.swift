import DesignSystem
import MealPlan

extension Copy {
  /// The reason why the plan was not changed, in words for the eater.
  package func text(for error: PlanError) -> String {
    switch error {
    case .unknownEntry: self("plan-error.unknown-entry")
    case .usedID: self("error.unsaved")
    case .badServings: self("plan-error.bad-servings")
    case .badText(let text, let limit):
      text.allSatisfy(\.isWhitespace)
        ? self("plan-error.no-text") : self("plan-error.long-text", ["count": String(limit)])
    case .noLeftovers: self("plan-error.no-leftovers")
    case .noRoomForLeftovers: self("plan-error.no-room-for-leftovers")
    case .noSuchDay: self("plan-error.no-such-day")
    case .sameWeek: self("plan-error.same-week")
    case .notYet: self("plan-error.not-yet")
    case .badSetting: self("plan-error.bad-setting")
    }
  }
}
