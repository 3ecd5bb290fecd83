import EaterCommands
import EaterRecord
import CommandKit
import Groceries
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  static let anyway = Flag(
    "--accept", nil, "buy it although it is not safe for everybody; only for what you added")

  var chooseForm: CommandForm {
    CommandForm(
      "grocery choose ITEM [PRODUCT]", flags: [Self.anyway, PlanSession.week, .simulate(), .json],
      "what the store sells for an item; PRODUCT chooses one, 'none' undoes it",
      run: choose)
  }

  private func choose(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      try session.mayAsk(invocation)
      let item = try ItemTargets(list: session.list).item(invocation.operand())
      let text = invocation.operand(1)
      let offers = try await session.offers(for: item)
      guard !text.isEmpty else { return offers.reply(invocation) }
      let product =
        text.lowercased() == "none"
        ? nil
        : try offers.product(
          text, anyway: invocation.arguments.has(Self.anyway))
      let events = try session.events { () throws(GroceryError) in
        try session.shopping.choosing(product, for: item.id, on: session.list)
      }
      return try await changed(session, events: events, id: item.id, invocation: invocation)
    }
  }
}

/// A shop's products for an item, each with the cost of the item if only that product is bought.
struct ItemOffers: Sendable {
  let item: ListedItem
  let offers: [ProductOffer]
  /// The foods that reasons may name.
  let book: FoodBook
  /// Whether a person may choose an offer that is not safe for everybody.
  let mayBeChosen: @Sendable (ProductOffer) -> Bool

  /// The product that a call names, if it may be chosen.
  func product(_ text: String, anyway: Bool) throws(CommandError) -> ProductID {
    guard let offer = offers.first(where: { $0.product.id.rawValue == text }) else {
      let ids = offers.filter { $0.choice != nil }.map { "'\($0.product.id)'" }
      throw .wrong(
        "the store has no product \(PlainText.quoted(text)) for \(item.item.name); "
          + (ids.isEmpty
            ? "it sells nothing for this item" : "it sells: \(ids.joined(separator: ", "))"),
        listsChoices: true)
    }
    guard offer.choice != nil || anyway && mayBeChosen(offer) else {
      throw .wrong(
        "\(offer.product.name) cannot be chosen: \(sentence(offer.problem))"
          + (mayBeChosen(offer)
            ? " Say \(GroceryVerb.anyway.name) to buy it anyway, for others." : ""))
    }
    return offer.product.id
  }

  func reply(_ invocation: Invocation) -> Reply {
    invocation.reply(
      [
        "item": .string(item.id.rawValue),
        "products": .array(offers.map(document)),
      ],
      offers.isEmpty
        ? ["The store does not sell \(item.item.name)."]
        : offers.flatMap { offer in
          let isTaken = item.marks.product == offer.product.id
          let line = offer.choice?.lines.first
          let name = line.map(ShelfText.name) ?? offer.product.name
          return ["\(isTaken ? "✓" : " ") \(offer.product.id)"]
            + ItemText.right(
              offer.choice.map { $0.cost?.text ?? "price unknown" } ?? "",
              of: WrappedText.lines(
                offer.choice == nil ? "\(name): \(sentence(offer.problem))" : name,
                indent: 4, hanging: 2))
        })
  }

  private func document(_ offer: ProductOffer) -> JSON {
    [
      "product": .string(offer.product.id.rawValue), "name": .string(offer.product.name),
      "brand": .string(offer.product.brand),
      "package": .optional(offer.product.package?.text),
      "price": offer.product.price?.json ?? .null,
      "count": .optional(offer.choice?.lines.first?.count),
      "cost": offer.choice?.cost?.json ?? .null,
      "problem": .optional(offer.choice == nil ? sentence(offer.problem) : nil),
    ]
  }

  private func sentence(_ problem: PricedList.Problem?) -> String {
    guard case .passedOver(let reasons) = problem, let reason = reasons.first?.reason else {
      return problem.map(GroceryAnswer.sentence) ?? ""
    }
    return WhyItemWords.text(reason, book) + "."
  }
}

extension GrocerySession {
  /// The shop's products for an item, the cheapest first.
  fileprivate func offers(for item: ListedItem) async throws(CommandError) -> ItemOffers {
    do throws(RetailerError) {
      return ItemOffers(
        item: item, offers: try await groceries.offers(for: item), book: groceries.foods.book,
        mayBeChosen: { [groceries] in groceries.mayBeChosen($0, for: item) })
    } catch {
      throw .retailer(error)
    }
  }
}
