import DesignSystem
import MealModels

/// What the cart is made from, before it goes to the retailer.
public struct CartInput: Equatable, Sendable {
  /// Whether the cart may be handed over now.
  public enum Phase: Hashable, Sendable {
    /// Prices and stock were held against the store, and the cart is held.
    case ready
    /// They are being held against the store.
    case checking
    /// The hour for which the cart was held is over (C-R08).
    case expired
    /// There is no network.
    case offline
    /// The store did not answer.
    case failed
    /// It is on its way to the retailer.
    case leaving
  }

  /// A cart that was handed to the retailer, about which nobody said yet whether it was ordered.
  public struct Order: Hashable, Sendable {
    /// The retailer, such as "Kroger".
    public var retailer: String
    /// How many packages are in it.
    public var count: Int
    /// What it cost when it was handed over; nil where no price is known.
    public var total: Money?

    /// Makes an order.
    public init(retailer: String, count: Int, total: Money? = nil) {
      self.retailer = retailer
      self.count = count
      self.total = total
    }
  }

  /// The store; nil where none is chosen.
  public var store: ChosenStore?
  /// How many packages can be bought.
  public var readyCount: Int
  /// How many lines changed since the eater looked.
  public var changeCount: Int
  /// What it costs; nil where no price is known.
  public var total: Money?
  /// How many lines have no price, and are not in the total.
  public var unpricedCount: Int
  /// What the week costs beside its budget; nil without one.
  public var budget: BudgetSum?
  /// What the store does not have, so that it is not in the cart.
  public var missing: [String]
  /// The cart that was handed over and is asked about; nil where none is.
  public var order: Order?
  /// Whether it may be handed over now.
  public var phase: Phase
  /// Whether it can be handed over at all; reading it always can be.
  public var isAllowed: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; allowed, ready and unchanged unless given.
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
