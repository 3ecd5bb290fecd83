import AssistantScreens
import DesignSystem
import SharingScreens
import MealModels

/// The input of Account & Connections.
public struct ConnectionsInput: Equatable, Sendable {
  /// The access to an assistant: the service, and the requests that are allowed.
  public var assistant: AssistantAccess
  /// The store; nil if none is chosen.
  public var store: ChosenStore?
  /// The diets of the eater that have a chip.
  public var tags: Set<DietaryTag>
  /// The further foods, by name, that the eater avoids and that have no chip here.
  public var furtherLimits: [String]
  /// The most that a week should cost; nil for no bound.
  public var budget: Money?
  /// The rules for choosing products.
  public var rules: ProductRules
  /// The rule for automatic requests for prices.
  public var refresh: PriceRefresh
  /// The household that shares the record; nil if there can be none.
  public var sharing: SharingInput?
  /// The number of open conflicts between devices.
  public var questionCount: Int
  /// Whether there is no network.
  public var isOffline: Bool
  /// Whether the eater can change settings other than the diets.
  public var isAllowed: Bool
  /// Whether the settings could not be read.
  public var isUnreadable: Bool
  /// A short message.
  public var toast: Notice?
  /// The part that the screen shows.
  public var part = Part.everything

  /// A part of the screen, which an app can show as a page of its own.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// All sections, as Account & Connections.
    case everything
    /// The budget, the rules for products and the price refresh.
    case planning
    /// The assistant.
    case assistant
    /// The devices that share.
    case sharing
  }

  /// The range of the week's budget track, in whole units of the currency.
  public static let budgetRange = 10.0...300.0

  /// Makes an input; by default without settings.
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
