import MealModels
import SuggestionEngine

/// The proposals of a filler for the requested slots.
public struct FilledPlan: Hashable, Sendable {
  /// A proposal for one slot.
  public struct Proposal: Hashable, Sendable {
    /// The slot in which the meal is eaten.
    public var slot: PlanSlot
    /// The content of the proposal.
    public var content: Content
    /// The sides of the meal.
    public var sides: Sides
    /// The servings to cook, including those left over for later meals; for leftovers, the servings
    /// to eat.
    public var servings: Int
    /// The minutes of soaking, chilling or cooking that begin the evening before; nil for none.
    public var minutesAhead: Int?
    /// Whether a person fixed the meal, so that the filler chose nothing.
    public var isLocked: Bool
    /// The reasons why the engine chose the meal, strongest first; empty for leftovers.
    public var reasons: [Reason]
    /// The wishes that were relaxed for the meal.
    public var relaxations: [Relaxation]
    /// The terms of its score, for an explanation.
    public var terms: [ScoreTerm]

    /// Makes a proposal.
    public init(
      slot: PlanSlot, content: Content, sides: Sides = Sides(), servings: Int,
      minutesAhead: Int? = nil, isLocked: Bool = false, reasons: [Reason] = [],
      relaxations: [Relaxation] = [], terms: [ScoreTerm] = []
    ) {
      self.slot = slot
      self.content = content
      self.sides = sides
      self.servings = servings
      self.minutesAhead = minutesAhead
      self.isLocked = isLocked
      self.reasons = reasons
      self.relaxations = relaxations
      self.terms = terms
    }

    /// The content of a proposal: a meal, or the leftovers of another slot or entry.
    public enum Content: Hashable, Sendable {
      /// A meal of the pool.
      case meal(MealID)
      /// The leftovers of the meal proposed for another slot.
      case leftoversOf(PlanSlot)
      /// The leftovers of a kept entry.
      case leftoversOfKept(PlannedMealID)
    }
  }

  /// The proposals in the order of their slots.
  public var proposals: [Proposal]
  /// The problems that prevented wishes, each with its slot if it has one.
  public var problems: [PlanProblem]
  /// The reason why nothing can be planned at all; nil if something can.
  public var deadEnd: DeadEnd?
  /// The total cost of the proposals; nil without a cost estimator or if one cost is unknown.
  public var cost: Money?
  /// The estimated cost of the packages to buy; nil without a budget or known packages.
  public var packages: Money?

  /// Makes a plan; by default without proposals.
  public init(
    proposals: [Proposal] = [], problems: [PlanProblem] = [], deadEnd: DeadEnd? = nil,
    cost: Money? = nil
  ) {
    self.proposals = proposals
    self.problems = problems
    self.deadEnd = deadEnd
    self.cost = cost
  }

  /// The meal that each slot's proposal cooks; leftovers are not included.
  public var meals: [PlanSlot: MealID] {
    var meals: [PlanSlot: MealID] = [:]
    for proposal in proposals {
      if case .meal(let meal) = proposal.content { meals[proposal.slot] = meal }
    }
    return meals
  }
}
