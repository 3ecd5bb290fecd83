import DesignSystem
import SharingScreens
import MealModels

/// What Account & Connections is made from.
public struct ConnectionsInput: Equatable, Sendable {
  /// What may be asked of a service, and how.
  public var assistant: AssistantAccess
  /// The store; nil where none is chosen.
  public var store: ChosenStore?
  /// The diets of the eater, as far as they have a chip.
  public var tags: Set<DietaryTag>
  /// What else the eater avoids, by name, which has no chip here.
  public var furtherLimits: [String]
  /// What a week should cost at most; nil for no bound.
  public var budget: Money?
  /// How products are chosen.
  public var rules: ProductRules
  /// When prices are asked for by themselves.
  public var refresh: PriceRefresh
  /// The household that shares the record; nil where there can be none.
  public var sharing: SharingInput?
  /// How many things several devices changed, about which nobody decided yet.
  public var questionCount: Int
  /// Whether there is no network.
  public var isOffline: Bool
  /// Whether anything but the diets can be changed.
  public var isAllowed: Bool
  /// Whether what is chosen could not be read.
  public var isUnreadable: Bool
  /// A short message.
  public var toast: Notice?

  /// What the track of the budget offers for a week, in whole units of the currency.
  public static let budgetRange = 10.0...300.0

  /// Makes an input; nothing is set unless given.
  public init(
    assistant: AssistantAccess = AssistantAccess(), store: ChosenStore? = nil,
    tags: Set<DietaryTag> = [], furtherLimits: [String] = [], budget: Money? = nil,
    rules: ProductRules = ProductRules(), refresh: PriceRefresh = PriceRefresh(),
    sharing: SharingInput? = nil, questionCount: Int = 0,
    isOffline: Bool = false, isAllowed: Bool = true, isUnreadable: Bool = false,
    toast: Notice? = nil
  ) {
    self.assistant = assistant
    self.store = store
    self.tags = tags
    self.furtherLimits = furtherLimits
    self.budget = budget
    self.rules = rules
    self.refresh = refresh
    self.sharing = sharing
    self.questionCount = questionCount
    self.isOffline = isOffline
    self.isAllowed = isAllowed
    self.isUnreadable = isUnreadable
    self.toast = toast
  }
}
