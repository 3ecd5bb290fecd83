import IngredientLines
import MealModels

/// The doubts about ingredients of data that no block of the page contradicts.
struct IngredientDoubts {
  let reader: LineReader

  /// A line that may be the heading of those below it: the one short line that names neither an
  /// amount nor a known food, while nearly all others do.
  func heading(among lines: [String]) -> String? {
    guard lines.count >= 5 else { return nil }
    let bare = lines.indices.dropLast().filter { index in
      !LineShape.hasNumber(lines[index]) && LineShape.beginsWithAmount(lines[index + 1])
        && lines[index].utf8.count(where: { $0 == 0x20 }) <= 1
        && lines[index].utf8.count <= 24
    }
    guard !bare.isEmpty, bare.count * 4 <= lines.count else { return nil }
    let amounts = lines.filter { LineShape.beginsWithAmount($0) }
    guard amounts.count * 4 >= lines.count * 3 else { return nil }
    let known = amounts.filter { reader.line($0).food?.id != nil }
    guard known.count * 4 >= amounts.count * 3 else { return nil }
    return bare.first { reader.line(lines[$0]).food?.id == nil }.map { lines[$0] }
  }

  /// Whether a list before the shown block has far more ingredients, and hardly any of these few.
  func isPart(_ lines: [String], shown block: ShownBlock, in blocks: IngredientBlocks) -> Bool {
    guard lines.count <= Self.few else { return false }
    let keys = Set(lines.map { LineShape.key($0) })
    return blocks.lists(before: block.place.lowerBound).contains { list in
      let amounts = list.lines.filter { LineShape.beginsWithAmount($0) }
      let common = list.lines.filter { keys.contains(LineShape.key($0)) }
      return amounts.count >= 4 && amounts.count * 2 >= list.lines.count
        && (2 * lines.count...40).contains(list.lines.count) && common.count * 3 <= lines.count
    }
  }

  /// The most ingredients of a usual part of another recipe.
  private static let few = 5
}
