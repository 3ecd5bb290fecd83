import DesignSystem
import MealModels

/// The eater's own note on a recipe, and the row that changes it.
struct OwnNoteSection: Component {
  /// The stable path.
  var id: ElementID
  /// The heading and the lines of the note; empty if there is none.
  var lines: [TextBlock]
  /// "Add a Note" or "Edit Note".
  var row: ListRow

  /// Makes the section of a recipe.
  init(_ id: ElementID, of recipe: Recipe, _ copy: Copy) {
    self.id = id
    let texts = recipe.ownNote?.split(separator: "\n").map(String.init) ?? []
    lines = texts.enumerated().map { index, text in
      TextBlock(id.child("text").child(index), text, style: .callout, fillsWidth: true)
    }
    if !lines.isEmpty {
      lines.insert(
        TextBlock(
          id.child("header"), copy("note.title"), style: .title3, isHeader: true, fillsWidth: true),
        at: 0)
    }
    row = ListRow(
      id.child("edit"), icon: .edit, copy(texts.isEmpty ? "note.add" : "note.edit"),
      accessory: .disclosure, hint: copy("note.hint"),
      action: ControlAction(RecipeNoteAction.open, recipe.id, motion: .sheet))
  }

  /// The note as one line that opens it, for use while cooking; nil if there is none.
  static func line(_ id: ElementID, of recipe: Recipe, _ copy: Copy) -> ListRow? {
    recipe.ownNote.map { note in
      ListRow(
        id, icon: .edit, copy("note.title"),
        subtitle: note.replacing("\n", with: " "), accessory: .disclosure,
        hint: copy("note.hint"),
        action: ControlAction(RecipeNoteAction.open, recipe.id, motion: .sheet))
    }
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      for line in lines { line }
      ListSection(id.child("rows"), spokenHeader: row.title) { row }
    }.element
  }
}
