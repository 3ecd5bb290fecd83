import EaterCommands
import EaterRecord
import CommandKit
import Groceries
import MealModels
import PrintedText

/// The text of `grocery cart`.
struct CartText: Sendable {
  private let session: GrocerySession
  private let reviewed: ReviewedCart

  init(_ session: GrocerySession, _ reviewed: ReviewedCart) {
    self.session = session
    self.reviewed = reviewed
  }

  func reply(_ invocation: Invocation, _ bought: BoughtCart? = nil) -> Reply {
    invocation.reply(document(bought), bought.map(lines) ?? lines)
  }

  private var lines: [String] {
    let draft = reviewed.draft
    return ["Cart at \(draft.store)", ""] + changes + draft.lines.flatMap(line) + [""] + missing
      + [TotalText.line(draft.total)] + session.budgetLine(draft.total) + [hold] + problems
  }

  private func line(_ line: CartDraft.Line) -> [String] {
    let taken = PackageChoice.Line(line.product, count: line.count)
    let text = ShelfText.name(taken) + (line.product.availability == .low ? ", few left" : "")
    return ItemText.right(
      line.cost?.text ?? "price unknown",
      of: WrappedText.lines("  \(text)", indent: 2, hanging: 4))
  }

  /// The changes of the cart since its last review; empty at the first review.
  private var changes: [String] {
    guard reviewed.seen != nil else { return [] }
    let changes = reviewed.changes.changes
    guard !changes.isEmpty else { return ["Nothing changed since you looked.", ""] }
    return ["Changed since you looked:"]
      + changes.flatMap { change in
        WrappedText.lines(Self.text(change), indent: 2, hanging: 2)
      } + [""]
  }

  private static func text(_ change: CartReview.Change) -> String {
    let name = (change.after ?? change.before)?.product.name ?? change.item.rawValue
    func amount(_ line: CartDraft.Line) -> String {
      "\(line.count) for \(line.cost?.text ?? "an unknown price")"
    }
    switch (change.before, change.after) {
    case (nil, let after?): return "+ \(name): \(amount(after))"
    case (let before?, nil): return "- \(name): was \(amount(before))"
    case (let before?, let after?):
      return "\(name): \(amount(after)), was \(amount(before))"
    case (nil, nil): return name
    }
  }

  private var missing: [String] {
    let names = reviewed.draft.missing.map { session.list[$0]?.item.name ?? $0.rawValue }
    guard !names.isEmpty else { return [] }
    return WrappedText.lines("Not available there: \(names.joined(separator: ", "))", hanging: 2)
  }

  private var hold: String {
    guard reviewed.draft.itemsReady > 0 else { return "There is nothing to buy." }
    return
      "Held until \(until ?? "an hour from now"); 'grocery cart --checkout' sends it to the store."
  }

  /// The time until which the cart is held, in the eater's local time.
  private var until: String? {
    let isOnline = session.advisor.environment.isConnected()
    guard
      case .ready(let end) = reviewed.draft.readiness(
        at: session.session.now, isOnline: isOnline)
    else { return nil }
    let offset = session.advisor.environment.secondsFromGMT(end)
    return LocalMoment(date: end, secondsFromGMT: offset).text
  }

  private var problems: [String] {
    session.problems.flatMap { WrappedText.lines("! " + $0, hanging: 2) }
  }

  private func lines(_ bought: BoughtCart) -> [String] {
    let refused = bought.refused.map { reviewed.answer.product($0)?.name ?? $0.rawValue }
    let ready = bought.cart.itemsReady
    return
      ["Sent to \(bought.cart.store): \(ready == 1 ? "1 item" : "\(ready) items")."]
      + (refused.isEmpty
        ? [] : WrappedText.lines("Not accepted: \(refused.joined(separator: ", "))", hanging: 2))
      + [TotalText.line(bought.cart.total)] + session.budgetLine(bought.cart.total)
      + ["Pay here: \(bought.address)"]
      + WrappedText.lines(
        "Nothing is ticked yet. If you order it, say 'grocery ordered'; if not, "
          + "'grocery ordered no'.",
        hanging: 2)
  }

  private func document(_ bought: BoughtCart?) -> JSON {
    let cart = bought?.cart ?? reviewed.draft
    return [
      "list": .string(session.list.id.rawValue), "store": .string(cart.store.rawValue),
      "lines": .array(cart.lines.map(document)),
      "missing": .strings(cart.missing.map(\.rawValue)),
      "itemsReady": .integer(cart.itemsReady),
      "total": cart.total.known?.json ?? .null, "unpriced": .integer(cart.total.unknown),
      "changes": .array(reviewed.seen == nil ? [] : reviewed.changes.changes.map(document)),
      "readyUntil": bought == nil ? .optional(until) : .null,
      "refused": .strings(bought?.refused.map(\.rawValue) ?? []),
      "checkout": .optional(bought?.address),
    ]
  }

  private func document(_ line: CartDraft.Line) -> JSON {
    let taken = PackageChoice.Line(line.product, count: line.count)
    let item: JSON = ["item": .string(line.item.rawValue)]
    return item.adding(GroceryAnswer.document(taken))
  }

  private func document(_ change: CartReview.Change) -> JSON {
    [
      "item": .string(change.item.rawValue), "before": change.before.map(document) ?? .null,
      "after": change.after.map(document) ?? .null,
      "difference": change.difference?.json ?? .null,
    ]
  }
}
