import DesignSystem
import MealModels

/// The input of the cart, before it goes to the retailer.
public struct CartInput: Equatable, Sendable {
  /// Whether the cart may be handed over now.
  public enum Phase: Hashable, Sendable {
    /// Prices and stock were checked with the store, and the cart is held.
    case ready
    /// Prices and stock are being checked with the store.
    case checking
    /// The hour for which the cart was held has ended (C-R08).
    case expired
    /// There is no network.
    case offline
    /// The store did not answer.
    case failed
    /// The cart is being handed over to the retailer.
    case leaving
    /// The cart belongs to another week than the one on screen.
    case otherWeek
  }

  /// A handed-over cart for which the eater has not yet said whether it was ordered.
  public struct Order: Hashable, Sendable {
    /// The retailer, such as "Kroger".
    public var retailer: String
    /// The number of items in the cart.
    public var count: Int
    /// The cost at the time of the handover; nil if no price is known.
    public var total: Money?

    /// Makes an order.
    public init(retailer: String, count: Int, total: Money? = nil) {
      self.retailer = retailer
      self.count = count
      self.total = total
    }
  }

  /// The store; nil if none is chosen.
  public var store: ChosenStore?
  /// The first day of the week that the cart is for, in days since 1 January 1970; nil if unknown.
  public var firstDay: Int?
  /// The first day of the week on screen, if that is another one.
  public var shownFirstDay: Int?
  /// The number of items that can be bought.
  public var readyCount: Int
  /// The items in the cart, in the order of the list.
  public var lines: [Line] = []
  /// The number of lines that changed since the eater last reviewed the cart.
  public var changeCount: Int
  /// The cost; nil if no price is known.
  public var total: Money?
  /// The number of lines without a price, which the total does not include.
  public var unpricedCount: Int
  /// The cost of the week and its budget; nil without a budget.
  public var budget: BudgetSum?
  /// The items that are not in the cart because the store does not sell them.
  public var missing: [String]
  /// The items that are not in the cart because the store has none left.
  public var soldOut: [String] = []
  /// The items that are not in the cart because no product fits the limits and rules.
  public var unsuitable: [String] = []
  /// The handed-over cart that the screen asks about; nil if there is none.
  public var order: Order?
  /// Whether the cart may be handed over now.
  public var phase: Phase
  /// Whether the eater may hand the cart over at all; reading is always allowed.
  public var isAllowed: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default allowed, ready and unchanged.
  public init(
    store: ChosenStore?, readyCount: Int, changeCount: Int = 0, total: Money? = nil,
    unpricedCount: Int = 0, budget: BudgetSum? = nil, missing: [String] = [],
    order: Order? = nil, phase: Phase = .ready, isAllowed: Bool = true, toast: Notice? = nil
  ) {
    self.store = store
    self.readyCount = readyCount
    self.changeCount = changeCount
    self.total = total
    self.unpricedCount = unpricedCount
    self.budget = budget
    self.missing = missing
    self.order = order
    self.phase = phase
    self.isAllowed = isAllowed
    self.toast = toast
  }
}
