import EaterCommands
import EaterRecord
import CommandKit
import Groceries
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  var whyForm: CommandForm {
    CommandForm(
      "grocery why [ITEM...]", flags: [PlanSession.week, .simulate(), .json],
      "which lines an item comes from, and which product is chosen", run: why)
  }

  private func why(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      let item = try session.item(invocation)
      let answer = await session.groceries.kept()
      let words = WhyItemWords(WhyItem(item, priced: answer.priced), session, answer)
      return invocation.reply(words.document, words.lines)
    }
  }
}

/// The reasons why an item is on the list, as text.
struct WhyItemWords: Sendable {
  private let why: WhyItem
  private let session: GrocerySession
  private let answer: StoreAnswer

  init(_ why: WhyItem, _ session: GrocerySession, _ answer: StoreAnswer) {
    self.why = why
    self.session = session
    self.answer = answer
  }

  var lines: [String] {
    let item = why.listed
    let head = ItemText(item, nil, in: session.units).lines(explains: false) + instead
    let sources = why.sources.flatMap { source in
      WrappedText.lines("\(place(source.meal)): \(source.text)", indent: 4, hanging: 2)
        + steps(source).flatMap { WrappedText.lines($0, indent: 6, hanging: 2) }
    }
    let off = item.sourcesOff.map { "    Left out: \(place($0))" }
    let home = why.taken.map { take in
      "    " + (take.amount.map { "\($0.text) at home" } ?? "Always at home")
    }
    return head + sources + off + home
      + shelf.flatMap { WrappedText.lines($0, indent: 4, hanging: 2) }
  }

  /// The substitute that is bought for the item.
  private var instead: [String] {
    let isReplaced = session.list.replaced.contains { $0.id == why.listed.id }
    guard isReplaced, let name = why.listed.marks.substitute?.name else { return [] }
    return WrappedText.lines("Replaced by: \(name)", indent: 4, hanging: 2)
  }

  private func place(_ meal: MealSource) -> String {
    meal.day.map { "\(meal.title) (\(session.advisor.copy.day($0)))" } ?? meal.title
  }

  /// The steps from the cooked amount to the bought one.
  private func steps(_ source: ItemSource) -> [String] {
    let book = session.groceries.foods.book
    let bought = source.bought.map(\.text).joined(separator: " + ")
    return source.steps.map { $0.text { book[$0]?.name } }
      + (bought.isEmpty || source.bought == source.asked ? [] : ["so \(bought)"])
  }

  private var shelf: [String] {
    if let problem = answer.problemText { return [problem] }
    guard answer.store != nil else { return ["No store is chosen, so the price is unknown."] }
    if let problem = why.problem { return [GroceryAnswer.sentence(problem)] }
    guard let choice = why.choice else { return [] }
    let left = choice.left.map { left in
      [left.leftoverText.map { "Left over: \($0)" } ?? "Nothing left over."]
    }
    let passed = choice.passedOver.map { passed in
      let name = answer.product(passed.product)?.name ?? passed.product.rawValue
      return "Not \(name): \(Self.text(passed.reason, session.groceries.foods.book))"
    }
    return choice.lines.map { "Chosen: \(ShelfText.line($0)): \(Self.text(choice.reason))" }
      + (left ?? []) + passed
  }

  static func text(_ reason: PackageChoice.Reason) -> String {
    switch reason {
    case .onlyOne: "nothing else there is enough"
    case .cheapest: "nothing cheaper is enough"
    case .leastWaste: "others cost the same and leave more left over"
    case .storeBrand: "the store's own brand, as you prefer"
    case .noPrice: "no price is known, so the least is left over"
    case .byHand: "you chose it"
    case .notComparable: "the amount cannot be compared with a package"
    }
  }

  static func text(_ reason: ExclusionReason, _ book: FoodBook) -> String {
    switch reason {
    case .isUnsafe(let food):
      "its label names \(book[food]?.name ?? food.rawValue), which not every eater may have"
    case .isUnclear(let words):
      "'\(words)' on its label is unknown, and an eater has a diet or an allergy"
    case .isOut: "out of stock"
    case .isOtherKind(let kind): "it is \(kind), and you want only the kind on the list"
    case .isNotOrganic: "not organic"
    case .hasWord(let word): "has '\(word)' in its name, which you avoid"
    case .hasNoPackage: "the shop does not say what is in it"
    case .isInOtherCurrency(let currency): "its price is in \(currency.rawValue)"
    case .hasImpossiblePrice: "its price is below zero"
    }
  }

  var document: JSON {
    [
      "id": .string(why.listed.id.rawValue),
      "text": .string(ItemText(why.listed, nil, in: session.units).text),
      "lines": .array(
        why.sources.map { source in
          [
            "meal": .string(source.meal.id), "title": .string(source.meal.title),
            "date": .optional(source.meal.day.map { CalendarDay($0).text }),
            "line": .string(source.text), "asked": .array(source.asked.map(\.json)),
            "bought": .array(source.bought.map(\.json)), "steps": .strings(steps(source)),
          ]
        }),
      "leftOut": .strings(why.listed.sourcesOff.map(\.title)),
      "atHome": .array(
        why.taken.map { take in
          ["name": .string(take.name), "amount": take.amount?.json ?? .null]
        }),
      "buys": .array((why.choice?.lines ?? []).map(GroceryAnswer.document)),
      "because": .optional(why.choice.map { Self.text($0.reason) }),
      "left": why.choice?.left?.json ?? .null,
      "problem": .optional(answer.problemText ?? why.problem.map(GroceryAnswer.sentence)),
    ]
  }
}
