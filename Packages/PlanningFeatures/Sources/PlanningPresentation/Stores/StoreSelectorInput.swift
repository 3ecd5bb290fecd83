import DesignSystem

/// The input of the choice of a store.
public struct StoreSelectorInput: Equatable, Sendable {
  /// A store to choose.
  public struct Store: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: StoreChoiceID
    /// Its name with its number, such as "Kroger #1234".
    public var name: String
    /// Street and town.
    public var address: String
    /// The chain of the store, such as "Kroger".
    public var chain: String
    /// Its ZIP code; nil if unknown.
    public var zip: String?

    /// Makes a store.
    public init(
      _ id: StoreChoiceID, _ name: String, address: String, chain: String, zip: String? = nil
    ) {
      self.zip = zip
      self.id = id
      self.name = name
      self.address = address
      self.chain = chain
    }
  }

  /// The state of the search.
  public enum Phase: Hashable, Sendable {
    /// No ZIP code is entered.
    case asking
    /// The search is running.
    case looking
    /// The search ended, perhaps without stores.
    case found
    /// The ZIP code is unknown or invalid.
    case unknownZIP
    /// There is no network; the earlier results are shown.
    case offline
    /// The retailer did not answer.
    case failed
  }

  /// The marked choice, which takes effect when it is confirmed.
  public enum Mark: Hashable, Sendable {
    /// The choice that is already in effect.
    case current
    /// A store.
    case store(StoreChoiceID)
    /// No store: the list is kept without prices and stock.
    case noStore
  }

  /// The entered ZIP code.
  public var zip: String
  /// The state of the search.
  public var phase: Phase
  /// The stores that were found, the nearest first.
  public var stores: [Store]
  /// The store whose prices the app uses now; nil for none.
  public var current: Store?
  /// The marked choice.
  public var mark: Mark
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default without text, results and mark.
  public init(
    zip: String = "", phase: Phase = .asking, stores: [Store] = [], current: Store? = nil,
    mark: Mark = .current, toast: Notice? = nil
  ) {
    self.zip = zip
    self.phase = phase
    self.stores = stores
    self.current = current
    self.mark = mark
    self.toast = toast
  }
}
