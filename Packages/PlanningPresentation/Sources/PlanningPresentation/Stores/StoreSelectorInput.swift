import DesignSystem

/// What the choice of a store is made from.
public struct StoreSelectorInput: Equatable, Sendable {
  /// A store to choose.
  public struct Store: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: StoreChoiceID
    /// Its name with its number, such as "Kroger #1234".
    public var name: String
    /// Street and town.
    public var address: String
    /// Whose store it is, such as "Kroger".
    public var chain: String

    /// Makes a store.
    public init(_ id: StoreChoiceID, _ name: String, address: String, chain: String) {
      self.id = id
      self.name = name
      self.address = address
      self.chain = chain
    }
  }

  /// How far the search is.
  public enum Phase: Hashable, Sendable {
    /// No ZIP code is entered.
    case asking
    /// Stores are being looked for.
    case looking
    /// These are there, perhaps none.
    case found
    /// There is no such ZIP code, or it is none.
    case unknownZIP
    /// There is no network; what was found before is shown.
    case offline
    /// The retailer did not answer.
    case failed
  }

  /// What is marked, and counts once it is confirmed.
  public enum Mark: Hashable, Sendable {
    /// What counts already.
    case current
    /// A store.
    case store(StoreChoiceID)
    /// None: the list is kept without prices and stock.
    case noStore
  }

  /// What is entered as the ZIP code.
  public var zip: String
  /// How far the search is.
  public var phase: Phase
  /// The stores that were found, the nearest first.
  public var stores: [Store]
  /// The store whose prices count now; nil for none.
  public var current: Store?
  /// What is marked.
  public var mark: Mark
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is entered, found or marked unless given.
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
