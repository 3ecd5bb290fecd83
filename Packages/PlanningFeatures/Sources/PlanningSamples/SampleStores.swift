import DesignSystem
import PlanningPresentation

/// The stores that the catalogue of screens offers.
enum SampleStores {
  typealias Store = StoreSelectorInput.Store

  static let kroger = Store(
    "kroger-1234", "Kroger #1234", address: "1 Market St, San Francisco", chain: "Kroger")
  static let near = Store(
    "kroger-77", "Kroger #77", address: "500 Mission St, San Francisco", chain: "Kroger")
  static let long = Store(
    "long", "Neighborhood Cooperative Market of the Western Addition",
    address: "12345 Old Presidio Avenue, Suite 400, San Francisco", chain: "Neighborhood Co-op")

  /// The choice of a store in each of its states.
  static let selectors: [(StateID, StoreSelectorInput)] = [
    ("asking", StoreSelectorInput()),
    ("looking", StoreSelectorInput(zip: "94103", phase: .looking)),
    ("found", found { _ in }),
    ("first-store", found { ($0.current, $0.mark) = (nil, .store(near.id)) }),
    ("switching", found { $0.mark = .store(near.id) }),
    ("switching-to-none", found { $0.mark = .noStore }),
    ("elsewhere", found { ($0.zip, $0.stores) = ("10001", [near, long]) }),
    ("none", StoreSelectorInput(zip: "99950", phase: .found)),
    ("unknown-zip", StoreSelectorInput(zip: "00000", phase: .unknownZIP, current: kroger)),
    ("offline", StoreSelectorInput(zip: "94103", phase: .offline, current: kroger)),
    ("failed", StoreSelectorInput(zip: "94103", phase: .failed, current: kroger)),
  ]

  private static func found(_ change: (inout StoreSelectorInput) -> Void) -> StoreSelectorInput {
    var input = StoreSelectorInput(
      zip: "94103", phase: .found, stores: [kroger, near], current: kroger)
    change(&input)
    return input
  }
}
