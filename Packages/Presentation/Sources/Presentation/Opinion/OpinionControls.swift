import DesignSystem
import MealModels

/// The labels and actions of the controls of one opinion, in any component.
public struct OpinionControls: Equatable, Sendable {
  /// The entries in the actions menu of a meal, in order.
  public enum Entry: CaseIterable, Sendable {
    /// The button that explains why the meal is suggested.
    case why
    /// The button that marks the meal as not for the eater, or removes the mark.
    case dislike
    /// The button that opens the stars and everything else.
    case rate
    /// The button that marks the meal as cooked.
    case cooked
  }

  /// The meal.
  public var meal: MealID
  /// The opinion so far.
  public var opinion: MealOpinion
  private let copy: Copy

  /// Makes the controls of a meal.
  public init(_ meal: MealID, _ opinion: MealOpinion, copy: Copy) {
    self.meal = meal
    self.opinion = opinion
    self.copy = copy
  }

  /// Marks the meal as disliked by the eater, or removes the mark.
  public var dislike: ControlAction {
    ControlAction(
      opinion.isDisliked ? OpinionAction.undoDislike : OpinionAction.dislike, meal)
  }

  /// Explains why the meal is suggested.
  public var why: ControlAction { ControlAction(OpinionAction.why, meal, motion: .sheet) }

  /// Opens the sheet for the whole opinion.
  public var more: ControlAction {
    ControlAction(OpinionAction.opinion, meal, motion: .sheet)
  }

  /// One entry for the actions menu of assistive technology (C-A05).
  public func customAction(_ entry: Entry) -> CustomAction {
    switch entry {
    case .why: CustomAction(copy("opinion.why"), why)
    case .dislike:
      CustomAction(copy(opinion.isDisliked ? "opinion.take-back" : "opinion.dislike"), dislike)
    case .rate: CustomAction(copy("opinion.rate"), more)
    case .cooked:
      CustomAction(copy("opinion.cooked"), ControlAction(OpinionAction.cooked, meal))
    }
  }

  /// The control for stars, with the present stars.
  func stars(_ id: ElementID, title: String) -> StarRating {
    StarRating(
      id, label: copy("opinion.stars", ["title": title]), stars: opinion.stars ?? 0,
      choices: (1...5).map { stars in
        CustomAction(
          copy("opinion.star", count: stars), ControlAction(OpinionAction.rate, (meal, stars)))
      })
  }

  /// The present stars, in words.
  func rating(_ id: ElementID, alignment: ParagraphAlignment = .leading) -> TextBlock {
    TextBlock(
      id, opinion.stars.map { copy("opinion.rated", count: $0) } ?? copy("opinion.not-rated"),
      style: .footnote, color: .secondaryLabel, alignment: alignment)
  }

  /// "I Cooked It", chosen for the rest of the day after a tap.
  func cookedRow(_ id: ElementID) -> ListRow {
    ListRow(
      id, icon: .meal, copy("opinion.cooked"), subtitle: cooked,
      accessory: .checkmark(isOn: opinion.isCookedToday),
      hint: opinion.isCookedToday ? "" : copy("opinion.cooked.hint"),
      action: opinion.isCookedToday ? nil : ControlAction(OpinionAction.cooked, meal))
  }

  /// "Not for Me", which a second press undoes.
  func dislikeRow(_ id: ElementID) -> ListRow {
    ListRow(
      id, icon: .thumbsDown, copy("opinion.dislike"),
      subtitle: opinion.isDisliked ? copy("opinion.disliked") : nil,
      accessory: .checkmark(isOn: opinion.isDisliked),
      hint: copy(opinion.isDisliked ? "opinion.take-back.hint" : "opinion.dislike.hint"),
      action: dislike)
  }

  /// "Why This?".
  func whyRow(_ id: ElementID) -> ListRow {
    ListRow(
      id, icon: .help, copy("opinion.why"), accessory: .disclosure,
      hint: copy("opinion.why.hint"), action: why)
  }

  /// "Rate It" with the opinion so far.
  ///
  /// On a raised sheet it has no arrow, because the arrow would be invisible in dark mode.
  func rateRow(_ id: ElementID, isOnSheet: Bool = false) -> ListRow {
    ListRow(
      id, icon: opinion.stars == nil ? .starOutline : .star, copy("opinion.rate"),
      subtitle: said, accessory: isOnSheet ? .none : .disclosure,
      hint: copy("opinion.rate.hint"), action: more)
  }

  /// The stars and how often the meal was cooked; nil if there are neither.
  private var said: String? {
    let parts = [opinion.stars.map { copy("opinion.rated", count: $0) }, cooked].compactMap(\.self)
    guard parts.count == 2 else { return parts.first }
    return copy("opinion.said", ["stars": parts[0], "cooked": parts[1]])
  }

  private var cooked: String? {
    switch opinion.timesCooked {
    case 0: nil
    case 2: copy("opinion.cooked.twice")
    case let times: copy("opinion.cooked.times", count: times)
    }
  }
}
