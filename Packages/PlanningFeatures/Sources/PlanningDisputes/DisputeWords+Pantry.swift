import DesignSystem
import Groceries
import Journal
import MealModels
import PlanningPresentation
import ScreenParts
import SharingFeatures

extension DisputeWords {
  /// The words of conflicts about the pantry.
  ///
  /// - Parameter food: the name of a food by its id; nil if it is unknown.
  public static func pantry(
    _ pantry: Pantry, _ copy: Copy, food: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    let stream = EventStream<Pantry, PantryEvent>.pantry
    return DisputeWords(
      of: stream.name,
      title: { thing in
        let thing = thing ?? ""
        let staple = thing.hasPrefix("staple/") ? food(String(thing.dropFirst(7))) : nil
        return staple ?? pantry[PantryItemID(rawValue: thing)]?.item.name
          ?? copy("merge.thing.pantry")
      },
      name: {
        copy.name(ofField: $0, among: ["item", "counted", "use-by", "removed", "staple"])
      },
      value: { record, field, _ in
        stream.content(of: record).flatMap { PantryWords(copy: copy).value(of: $0, field) }
      })
  }
}

/// The words for edits of the pantry.
private struct PantryWords {
  let copy: Copy

  /// The value that an event of the pantry gives a field.
  func value(of event: PantryEvent, _ field: String) -> MergeInput.Value? {
    switch event {
    case .stocked(let item): value(of: item, field)
    case .changed(_, .counted(let amount, _)): .words(amount?.shopperText)
    case .changed(_, .useBy(let day)): .words(day.map(copy.date))
    case .changed(_, .isRemoved(let isRemoved)):
      isRemoved ? .deleted : .text(copy("merge.kept"))
    case .used(let use): .text(copy("merge.used", ["amount": use.amount.shopperText]))
    case .staple(_, let isStaple): .text(copy(isStaple ? "merge.staple" : "merge.no-staple"))
    }
  }

  /// The value of a field when the item was added to the pantry.
  private func value(of item: PantryItem, _ field: String) -> MergeInput.Value? {
    switch field {
    case "counted": .words(item.amount?.shopperText)
    case "useBy": .words(item.useBy.map(copy.date))
    case "item", "":
      .text(
        item.amount.map {
          copy("merge.amount", ["amount": $0.shopperText, "name": item.name])
        } ?? item.name)
    default: nil
    }
  }
}
