import DesignSystem

extension CopyTable {
  /// The eater's own notes on recipes.
  static let noteEnglish: [CopyKey: CopyEntry] = [
    "note.title": "Your Note",
    "note.add": "Add a Note",
    "note.edit": "Edit Note",
    "note.hint": "Opens your note on this recipe.",
    "note.field": "Your note on {title}",
    "note.sample": "Less salt next time",
    "note.foods": "A food that you name here counts as part of the dish, also for allergies.",
    "note.kept": "Your note is kept",
    "note.deleted": "Your note is deleted",
    "your-data.kept.meal-notes": "Your notes on recipes of the app",
    "your-data.use.meal-notes": "To show them with the recipe; kept until you delete them.",
  ]
}
