import DesignSystem
import MealModels

/// The input of the first questions.
public struct FirstRunInput: Equatable, Sendable {
  /// A question, or the proposed week after the last one.
  public enum Step: Int, CaseIterable, Hashable, Sendable {
    /// Whether anybody must not eat something.
    case limits
    /// How many people eat.
    case people
    /// The meals that are planned.
    case meals
    /// The proposed week.
    case week
  }

  /// A common limit that one tap sets.
  public struct Limit: Hashable, Sendable {
    /// The id, such as `nuts`.
    public var id: String
    /// Whether it is set.
    public var isOn: Bool

    /// Makes a limit.
    public init(_ id: String, isOn: Bool) { (self.id, self.isOn) = (id, isOn) }
  }

  /// A proposed meal.
  public struct Meal: Hashable, Sendable {
    /// The id of the entry.
    public var id: PlannerEntryID
    /// The day, in days since 1 January 1970.
    public var day: Int
    /// The part of the day.
    public var slot: MealSlot
    /// The name of the dish.
    public var title: String
    /// Minutes from start to table; nil if unknown.
    public var minutes: Int?

    /// Makes a meal.
    public init(
      _ id: PlannerEntryID, day: Int, slot: MealSlot, title: String, minutes: Int? = nil
    ) {
      (self.id, self.day, self.slot, self.title, self.minutes) = (id, day, slot, title, minutes)
    }
  }

  /// The present step.
  public var step: Step
  /// The common limits.
  public var limits: [Limit]
  /// Everything that is already avoided, such as "Gluten-free, sesame"; nil for nothing.
  public var avoided: String?
  /// How many people eat.
  public var people: Int
  /// The meals of the day to plan.
  public var slots: Set<MealSlot>
  /// The proposed meals in order; nil while they are chosen.
  public var meals: [Meal]?
  /// Why no week can be proposed, or what went wrong, as a sentence.
  public var problem: String?
  /// A short message.
  public var toast: Notice?

  /// The most people that the question offers.
  public static let mostPeople = 8

  /// Makes an input; by default the first question, unanswered.
  public init(
    _ step: Step = .limits, limits: [Limit] = [], avoided: String? = nil, people: Int = 1,
    slots: Set<MealSlot> = [.breakfast, .lunch, .dinner], meals: [Meal]? = nil,
    problem: String? = nil, toast: Notice? = nil
  ) {
    self.step = step
    self.limits = limits
    self.avoided = avoided
    self.people = people
    self.slots = slots
    self.meals = meals
    self.problem = problem
    self.toast = toast
  }
}
