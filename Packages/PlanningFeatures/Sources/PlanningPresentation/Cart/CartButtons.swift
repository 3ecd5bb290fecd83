import DesignSystem

/// The buttons of the cart: the two drawn ones in order, then the one that saves it (C-R01).
struct CartButtons: Component {
  /// Shows the changes; disabled if there are none.
  var review: ActionButton
  /// Opens the retailer, or checks the cart if the hold has ended.
  var primary: ActionButton
  /// The drawn button, disabled, while the cart has to be checked first.
  var resting: ActionButton?
  /// Keeps the cart without buying.
  var save: ActionButton

  /// Makes the buttons of a cart.
  init(_ input: CartInput, _ store: ChosenStore, _ copy: Copy) {
    review = ActionButton(
      "cart.review", .secondary, copy("cart.review"),
      hint: input.changeCount > 0 ? "" : copy("cart.review.none"),
      action: ControlAction(CartAction.reviewChanges, motion: .push),
      phase: input.changeCount > 0 ? .ready : .disabled)
    let leaves = Self.leaving(input, store, copy)
    if input.isAllowed, input.phase == .otherWeek, let shown = input.shownFirstDay {
      primary = ActionButton(
        "cart.shown-week", .primary,
        copy("cart.shown-week", ["week": copy.week(from: shown)]), icon: .calendar,
        action: ControlAction(CartAction.shownWeek))
      resting = leaves
    } else if input.isAllowed, input.phase.needsCheck {
      primary = ActionButton(
        "cart.validate", .primary, copy("cart.validate"), icon: .refresh,
        action: ControlAction(CartAction.validate))
      resting = leaves
    } else {
      primary = leaves
      resting = nil
    }
    save = ActionButton(
      "cart.save", .text, copy("cart.save"),
      hint: copy(input.isAllowed ? "cart.save.hint" : "control.needs-premium"),
      action: ControlAction(CartAction.save), phase: input.isAllowed ? .ready : .disabled)
  }

  private static func leaving(
    _ input: CartInput, _ store: ChosenStore, _ copy: Copy
  ) -> ActionButton {
    guard input.isAllowed else {
      return ActionButton(
        "cart.continue", .primary, copy("cart.continue", ["retailer": store.retailer]),
        hint: copy("control.needs-premium"), action: ControlAction(CartAction.checkOut),
        phase: .disabled, isLink: true)
    }
    let phase: ActionButton.Phase =
      switch input.phase {
      case .ready: .ready
      case .checking, .leaving: .busy
      case .expired, .offline, .failed, .otherWeek: .disabled
      }
    let hint: CopyKey =
      switch input.phase {
      case .ready, .leaving: "cart.continue.hint"
      case .checking: "cart.continue.checking"
      case .offline: "cart.offline"
      case .expired: "cart.expired"
      case .failed: "cart.failed"
      case .otherWeek: "cart.other-week.hint"
      }
    return ActionButton(
      "cart.continue", input.phase.needsCheck ? .secondary : .primary,
      copy("cart.continue", ["retailer": store.retailer]), hint: copy(hint),
      action: ControlAction(CartAction.checkOut), phase: phase, isLink: true)
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      "cart.buttons",
      LayoutSpec(
        .vertical, spacing: .buttonSpacing, padding: .all(.cardPadding), width: .fill),
      surface: .groupedCard
    ) {
      review
      resting
      primary
      Stack(
        "cart.ways-out",
        LayoutSpec(.vertical, padding: .vertical(.sPlus), align: .center, width: .fill)
      ) { save }
    }.element
  }
}

extension CartInput.Phase {
  /// Whether the cart has to be checked with the store again before anything else.
  var needsCheck: Bool { self == .expired || self == .failed || self == .otherWeek }
}
