import MealModels
import SuggestionEngine

/// What a filler proposes for the slots that it was asked for.
public struct FilledPlan: Hashable, Sendable {
  /// A proposal for one slot.
  public struct Proposal: Hashable, Sendable {
    /// When it is eaten.
    public var slot: PlanSlot
    /// What is eaten.
    public var content: Content
    /// Servings to cook, those of leftovers that it leaves among them.
    public var servings: Int
    /// What to do the evening before, in minutes that it takes ahead; nil for nothing.
    public var minutesAhead: Int?
    /// Why the engine chose the meal, strongest first; none for leftovers.
    public var reasons: [Reason]
    /// Wishes that had to bend for it.
    public var relaxations: [Relaxation]
    /// The terms of its score, for an explanation.
    public var terms: [ScoreTerm]

    /// What is eaten: a meal, or what another slot or entry leaves.
    public enum Content: Hashable, Sendable {
      /// A meal of the pool.
      case meal(MealID)
      /// What the meal proposed for another slot leaves.
      case leftoversOf(PlanSlot)
      /// What an entry that was kept leaves.
      case leftoversOfKept(PlannedMealID)
    }
  }

  /// The proposals in the order of their slots.
  public var proposals: [Proposal]
  /// What stands in the way of what was wished, each with its slot where it has one.
  public var problems: [PlanProblem]
  /// Why nothing can be planned at all.
  public var deadEnd: DeadEnd?
  /// What the proposals cost together; nil without costs or where one is not known.
  public var cost: Money?
}

/// A wish or limit that stands in the way of a plan.
public enum PlanProblem: Hashable, Sendable {
  /// No meal fits the slot; each wish with how many meals it would open if it alone bent.
  case nothingFits(PlanSlot, possible: [Relaxation])
  /// Only a meal that was planned or eaten within the window is left.
  case repeated(PlanSlot)
  /// The plan does not keep a quota, by so many meals.
  case missedQuota(Quota, by: Int)
  /// The week costs more than it should, by so much.
  case overBudget(Money, by: Money)
  /// A kept or locked entry breaks a limit of who eats it.
  case breaksLimit(PlannedMealID)
  /// Something at home is not used before it expires.
  case notUsedUp(FoodID, by: Int)
}
