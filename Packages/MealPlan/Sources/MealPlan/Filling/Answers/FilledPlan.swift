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
    /// What goes with the meal.
    public var sides: Sides
    /// Servings to cook, those of leftovers that it leaves among them; of leftovers those to eat.
    public var servings: Int
    /// For how many minutes it soaks, chills or cooks before its time, begun the evening before; nil
    /// for nothing.
    public var minutesAhead: Int?
    /// Whether somebody settled it, so that nothing was chosen.
    public var isLocked: Bool
    /// Why the engine chose the meal, strongest first; none for leftovers.
    public var reasons: [Reason]
    /// Wishes that had to bend for it.
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

  /// Makes a plan; by default nothing is proposed.
  public init(
    proposals: [Proposal] = [], problems: [PlanProblem] = [], deadEnd: DeadEnd? = nil,
    cost: Money? = nil
  ) {
    self.proposals = proposals
    self.problems = problems
    self.deadEnd = deadEnd
    self.cost = cost
  }

  /// The meal that each slot's proposal cooks; leftovers are not among them.
  public var meals: [PlanSlot: MealID] {
    var meals: [PlanSlot: MealID] = [:]
    for proposal in proposals {
      if case .meal(let meal) = proposal.content { meals[proposal.slot] = meal }
    }
    return meals
  }
}
