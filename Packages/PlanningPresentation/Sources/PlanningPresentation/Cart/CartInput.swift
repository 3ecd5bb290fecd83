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
  /// Whether it may be handed over now.
  public var phase: Phase
  /// Whether it can be handed over at all; reading it always can be.
  public var isAllowed: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; allowed, ready and unchanged unless given.
  public init(
    store: ChosenStore?, readyCount: Int, changeCount: Int = 0, total: Money? = nil,
    unpricedCount: Int = 0, phase: Phase = .ready, isAllowed: Bool = true,
    toast: Notice? = nil
  ) {
    self.store = store
    self.readyCount = readyCount
    self.changeCount = changeCount
    self.total = total
    self.unpricedCount = unpricedCount
    self.phase = phase
    self.isAllowed = isAllowed
    self.toast = toast
  }
}
