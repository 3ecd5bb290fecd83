import ServiceCalls

/// What the contract of a home's retailer offers; `openapi.json` describes each of them.
enum ContractOperation: CaseIterable, Hashable {
  /// What is served, and within which limits.
  case service
  /// The stores near a ZIP code.
  case stores
  /// What a store sells for some wishes.
  case products
  /// What products cost now.
  case snapshots
  /// Makes a cart.
  case makeCart
  /// Fills a cart anew.
  case fillCart
  /// Hands a cart over, for the address at which a person pays.
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

  /// The path with something in place of the name in braces.
  func path(_ segment: String = "") -> [String] {
    template.map { $0.hasPrefix("{") ? segment : $0 }
  }

  /// What stands in place of the name in braces, or an empty text without one; nil for a path that
  /// is another one.
  func segment(of path: [String]) -> String? {
    guard path.count == template.count else { return nil }
    var segment = ""
    for (part, name) in zip(path, template) {
      if name.hasPrefix("{") { segment = part } else if name != part { return nil }
    }
    return segment
  }

  /// Whether a request changes something, so that it needs a key that tells it from the next one.
  var needsKey: Bool { self == .makeCart || self == .checkOut }

  /// Whether a request has a body.
  var hasBody: Bool { method != .get && self != .checkOut }
}
