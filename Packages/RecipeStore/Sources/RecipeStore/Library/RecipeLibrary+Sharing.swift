import Journal

extension RecipeLibrary {
  /// The id of the consent with which the owner's notes on recipes are shared.
  public static let notesConsent = "household-notes"

  /// How the devices of a household share recipes: each event is about one field of one recipe, and
  /// the owner's notes need a separate consent.
  public static let sharing = SharedStream(
    stream,
    part: SharedPart(
      "recipe-notes", with: notesConsent, holds: isNote, shown: payloadWithoutNotes)
  ) { record in
    let thing = record.subject?.rawValue
    switch edit(in: record) {
    case nil: return EditMeaning(.happens)
    case .added: return EditMeaning(.gives, of: thing, fields: ["added"])
    case .changed("picture"): return nil
    case .changed(let field): return EditMeaning(.sets, of: thing, fields: [field])
    case .gave(let field): return EditMeaning(.gives, of: thing, fields: [field])
    case .took(let field): return EditMeaning(.takes, of: thing, fields: [field])
    case .restored(let fields): return EditMeaning(.sets, of: thing, fields: fields)
    case .binned, .purged: return EditMeaning(.ends, of: thing)
    }
  }
}
