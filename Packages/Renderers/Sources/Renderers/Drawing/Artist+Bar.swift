import DesignSystem
import Layout
import PrintedText

extension Artist {
  /// Controls at both ends and the title between them on one line; below each other if space is
  /// tight.
  func bar(_ element: Element, _ columns: Int) -> TextBox {
    let boxes = element.children.map { box($0, columns: columns) }
    guard boxes.allSatisfy({ $0.lines.count == 1 }) else {
      return .stacked(boxes, columns: columns)
    }
    var line = Array(repeating: " ", count: columns)
    for box in boxes {
      guard let merged = Self.merged(line, Self.cells(box.lines.joined())) else {
        return .stacked(boxes, columns: columns)
      }
      line = merged
    }
    return TextBox([line.joined()], columns: columns)
  }

  /// A group is as wide as its widest part, or as all of them side by side.
  func groupColumns(_ element: Element) -> Int {
    guard !element.children.isEmpty else {
      return max(1, CharacterWidth.columns(inline(element)))
    }
    let ideals = element.children.map(idealColumns)
    let isBeside =
      switch element.layout.flow {
      case .horizontal: !(isAccessible && element.layout.stacksAtAccessibilitySizes)
      case .wrap: true
      default: false
      }
    return isBeside ? ideals.reduce(ideals.count - 1, +) : max(1, ideals.max() ?? 1)
  }

  /// One line over another; nil if words would touch.
  private static func merged(_ under: [String], _ over: [String]) -> [String]? {
    guard under.count == over.count else { return nil }
    var result = under
    for index in over.indices where over[index] != " " {
      let around = under[max(0, index - 1)...min(under.count - 1, index + 1)]
      guard around.allSatisfy({ $0 == " " }) else { return nil }
      result[index] = over[index]
    }
    return result
  }

  /// The characters of each column; the second column of a wide character is empty.
  private static func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var mark = ""
    for character in line {
      switch CharacterWidth.columns(character) {
      case 0 where [FocusMark.start, StrongMark.start].contains(character):
        mark.append(character)
      case 0: if !cells.isEmpty { cells[cells.count - 1].append(character) }
      case 1:
        cells.append(mark + String(character))
        mark = ""
      default:
        cells += [mark + String(character), ""]
        mark = ""
      }
    }
    return cells
  }
}
