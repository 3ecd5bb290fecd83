import EaterCommands
import EaterRecord
import Groceries
import MealModels
import PrintedText

extension GroceryAnswer {
  /// The list as a document.
  var document: JSON {
    let total = store.priced?.total
    return [
      "list": .string(session.list.id.rawValue),
      "week": .string(CalendarDay(session.groceries.days.lowerBound).text),
      "store": .optional(store.store?.rawValue),
      "items": .array(items.map(document)),
      "removed": .array(session.list.removed.map(document)),
      "replaced": .array(session.list.replaced.map(Self.replaced)),
      "total": total?.known?.json ?? .null,
      "unpriced": .optional(total?.unknown),
      "budget": session.groceries.standing(
        total, of: session.plan.stored.planSettings.weeklyBudget)?.json ?? .null,
      "missing": .strings(store.priced?.missing.map(\.rawValue) ?? []),
      "changes": .array(changes), "problems": .strings(problems),
    ]
  }

  private var changes: [JSON] {
    let deltas = store.store.map(session.shopping.deltas) ?? []
    let words = DeltaWords(store)
    return deltas.map { delta in
      [
        "product": .string(delta.product.rawValue), "name": .string(words.name(delta)),
        "change": .string(DeltaWords.kind(delta.change)),
        "text": .string(DeltaWords.text(delta.change)),
      ]
    }
  }

  private func document(_ item: ListedItem) -> JSON {
    let wanted = item.item
    let aisle = session.groceries.aisle(of: item)
    let priced = priced(item)
    let head: JSON = [
      "id": .string(item.id.rawValue),
      "text": .string(ItemText(item, priced, in: session.units).text),
      "name": .string(wanted.name), "food": .optional(wanted.food?.rawValue),
      "form": .string(wanted.form.rawValue), "department": .string(aisle.department.rawValue),
      "aisle": .string(aisle.rawValue), "amounts": .array(item.item.amounts.map(\.json)),
      "needed": .array(item.needed.map(\.json)),
      "package": item.item.package?.json ?? .null,
    ]
    let state: JSON = [
      "checked": .bool(item.marks.isTicked), "atHome": .bool(item.isAtHome),
      "optional": .bool(item.item.isOptional),
      "insteadOf": item.insteadOf.isEmpty
        ? .null : .string(item.insteadOf.joined(separator: ", ")),
      "buys": .array((priced?.choice?.lines ?? []).map(Self.document)),
      "cost": priced?.choice?.cost?.json ?? .null,
      "problem": .optional(priced?.problem.map(Self.sentence)),
      "from": .array(shares(of: item)),
      "caution": .optional(session.caution(on: item, products(of: item))),
    ]
    return head.adding(state)
  }

  /// An item that a substitute replaces.
  private static func replaced(_ item: ListedItem) -> JSON {
    [
      "id": .string(item.id.rawValue), "name": .string(item.item.name),
      "food": .optional(item.item.food?.rawValue),
      "by": .array(
        (item.marks.substitute?.parts ?? []).map {
          ["food": .string($0.food.rawValue), "name": .string($0.name)]
        }),
    ]
  }

  private func shares(of item: ListedItem) -> [JSON] {
    let on: [JSON] = item.item.sources.map { source in
      Self.document(source.meal).adding([
        "line": .string(source.text), "amounts": .array(source.bought.map(\.json)),
        "off": .bool(false),
      ])
    }
    let off: [JSON] = item.sourcesOff.map { meal in
      Self.document(meal).adding(["line": .null, "amounts": .array([]), "off": .bool(true)])
    }
    return on + off
  }

  private static func document(_ meal: MealSource) -> JSON {
    [
      "meal": .string(meal.id), "title": .string(meal.title),
      "date": .optional(meal.day.map { CalendarDay($0).text }),
    ]
  }

  /// The bought packages of a product.
  static func document(_ line: PackageChoice.Line) -> JSON {
    [
      "product": .string(line.product.id.rawValue), "name": .string(line.product.name),
      "brand": .string(line.product.brand),
      "package": .optional(line.product.package?.text), "count": .integer(line.count),
      "price": line.product.price?.json ?? .null, "cost": line.cost?.json ?? .null,
      "availability": .string(line.product.availability.rawValue),
    ]
  }
}

extension Money {
  /// The amount as a document, in hundredths, so that no reader rounds it.
  var json: JSON {
    [
      "hundredths": .integer(hundredths), "currency": .string(currency.rawValue),
      "text": .string(text),
    ]
  }
}

extension BudgetStanding {
  /// The cost of the week compared with its budget, as a document.
  var json: JSON {
    ["weekly": budget.json, "cost": total.json, "over": over?.json ?? .null]
  }
}
