import DesignSystem
import Preferences

/// The actions on Home.
public enum HomeAction {
  /// Asks for another meal.
  public static let newSuggestion = ActionForm("home.newSuggestion")
  /// Asks for a meal again after a failure.
  public static let retry = ActionForm("home.retry")
  /// Closes the nudge.
  public static let dismissNudge = ActionForm("home.dismissNudge")
  /// Adds a wish until the next meal time, and asks for a meal that meets it.
  public static let wish = ActionForm("home.wish", about: .id(MomentWish.self))
  /// Removes a wish of the moment.
  public static let dropWish = ActionForm("home.dropWish", about: .id(MomentWish.self))
  /// Sets one of the most common limits.
  public static let keepLimit = ActionForm("home.keepLimit", about: .id(CommonLimit.self))
  /// Opens the page with all settings for a quiet line.
  public static let answerFurther = ActionForm("home.answer", about: .id(QuietLine.self))
  /// Closes a quiet line.
  public static let dismissLine = ActionForm("home.dismissLine", about: .id(QuietLine.self))
  /// Writes the known data into the data folder, where it is missing.
  public static let saveMissing = ActionForm("home.saveMissing")
  /// Continues with the data in the folder, and drops the missing data.
  public static let acceptMissing = ActionForm("home.acceptMissing")
  /// Asks for a meal with one wish relaxed, this once.
  public static let relax = ActionForm("home.relax", about: BentWish.form)
}

/// A wish that the eater can relax with one tap.
public enum BentWish: Hashable, Sendable {
  /// The wish for cuisines: any cuisine is allowed.
  case cuisine
  /// The wish for a short time: more minutes are allowed; nil for any time.
  case time(minutes: Int?)
  /// The part of the day: a meal for another part is allowed.
  case slot
  /// The bounds on nutrition: any amounts of nutrients are allowed.
  case nutrition

  /// The name, which is the argument `wish` of an action.
  var name: String {
    switch self {
    case .cuisine: "cuisine"
    case .time: "time"
    case .slot: "slot"
    case .nutrition: "nutrition"
    }
  }

  /// The form of a wish in the arguments of actions.
  ///
  /// With `time`, `minutes` is the new limit; without `minutes` there is no limit.
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
