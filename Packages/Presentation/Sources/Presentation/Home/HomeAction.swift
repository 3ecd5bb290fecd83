import DesignSystem
import Preferences

/// What can be done on Home.
public enum HomeAction {
  /// Asks for another meal.
  public static let newSuggestion = ActionForm("home.newSuggestion")
  /// Asks again after a failure.
  public static let retry = ActionForm("home.retry")
  /// Closes the nudge.
  public static let dismissNudge = ActionForm("home.dismissNudge")
  /// Wishes something until the next meal time, and asks for a meal like that.
  public static let wish = ActionForm("home.wish", about: .id(MomentWish.self))
  /// Lets such a wish go.
  public static let dropWish = ActionForm("home.dropWish", about: .id(MomentWish.self))
  /// Sets one of the commonest limits.
  public static let keepLimit = ActionForm("home.keepLimit", about: .id(CommonLimit.self))
  /// Goes to where everything is to be said that a quiet line is about.
  public static let answerFurther = ActionForm("home.answer", about: .id(QuietLine.self))
  /// Closes a quiet line.
  public static let dismissLine = ActionForm("home.dismissLine", about: .id(QuietLine.self))
  /// Writes what is known into the data folder, which does not hold it any more.
  public static let saveMissing = ActionForm("home.saveMissing")
  /// Goes on with what the data folder holds, and forgets what is missing there.
  public static let acceptMissing = ActionForm("home.acceptMissing")
  /// Asks for a meal with one wish bent, this once.
  public static let relax = ActionForm("home.relax", about: BentWish.form)
}

/// A wish that the eater lets go with one tap.
public enum BentWish: Hashable, Sendable {
  /// Any cuisine.
  case cuisine
  /// More minutes, or as many as it takes.
  case time(minutes: Int?)
  /// A meal of another part of the day.
  case slot
  /// A serving with any amounts of nutrients.
  case nutrition

  /// Its name, which is `wish` of an action.
  var name: String {
    switch self {
    case .cuisine: "cuisine"
    case .time: "time"
    case .slot: "slot"
    case .nutrition: "nutrition"
    }
  }

  /// With `time`, `minutes` is the new limit; without it there is none.
  static let form = ArgumentForm<BentWish>(
    print: { wish in
      let name = ActionParameter("wish", wish.name)
      guard case .time(let minutes?) = wish else { return [name] }
      return [name, ActionParameter("minutes", String(minutes))]
    },
    read: { parameters in
      switch parameters.first("wish") {
      case "cuisine": .cuisine
      case "time": .time(minutes: parameters.first("minutes").flatMap { Int($0) })
      case "slot": .slot
      case "nutrition": .nutrition
      default: nil
      }
    })
}
