import ServiceCalls

/// The operations of a home retailer's contract; `openapi.json` describes each of them.
enum ContractOperation: CaseIterable, Hashable {
  /// The description of the service and its limits.
  case service
  /// The stores near a ZIP code.
  case stores
  /// The products of a store for some wishes.
  case products
  /// The present prices of products.
  case snapshots
  /// Makes a cart.
  case makeCart
  /// Replaces the lines of a cart.
  case fillCart
  /// Hands a cart over, and gives the address at which a person pays.
  case checkOut
  /// The page that shows a cart that was handed over.
  case checkoutPage

  /// The method.
  var method: ServiceMethod {
    switch self {
    case .service, .stores, .checkoutPage: .get
    case .products, .snapshots, .makeCart, .checkOut: .post
    case .fillCart: .put
    }
  }

  /// The path; a name in braces stands for any one segment.
  var template: [String] {
    switch self {
    case .service: ["api"]
    case .stores: ["api", "stores"]
    case .products: ["api", "stores", "{store}", "products"]
    case .snapshots: ["api", "stores", "{store}", "snapshots"]
    case .makeCart: ["api", "cart"]
    case .fillCart: ["api", "cart", "{cart}"]
    case .checkOut: ["api", "cart", "{cart}", "checkout"]
    case .checkoutPage: ["checkout", "{cart}"]
    }
  }

  /// The path, with a segment in place of the name in braces.
  func path(_ segment: String = "") -> [String] {
    template.map { $0.hasPrefix("{") ? segment : $0 }
  }

  /// The segment of a path in place of the name in braces; nil if the path is not of this
  /// operation.
  ///
  /// It is empty for an operation without a name in braces.
  func segment(of path: [String]) -> String? {
    guard path.count == template.count else { return nil }
    var segment = ""
    for (part, name) in zip(path, template) {
      if name.hasPrefix("{") { segment = part } else if name != part { return nil }
    }
    return segment
  }

  /// Whether a repeated request would act twice, so that each request needs its own idempotency
  /// key.
  var needsKey: Bool { self == .makeCart || self == .checkOut }

  /// Whether a request has a body.
  var hasBody: Bool { method != .get && self != .checkOut }
}
