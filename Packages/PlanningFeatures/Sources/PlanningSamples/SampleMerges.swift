import DesignSystem
import PlanningPresentation

/// The sample conflicts of the screen catalogue.
enum SampleMerges {
  typealias Field = MergeInput.Field

  static let servings = Field(
    "servings", "Servings", mine: .text("6 servings"), server: .text("4 servings"))
  static let note = Field("note", "Note", mine: .text("prep tonight"), server: .empty)
  static let day = Field(
    "slot", "Time", mine: .text("Mon Dinner"), server: .text("Tue Dinner"))
  static let scripts = [
    Field("title", "Name", mine: .text("مقلوبة الدجاج"), server: .text("마클루바 · маклюба")),
    Field(
      "note", "Note", mine: .text(SampleGroceries.longDish), server: .text("👩‍🍳 茄子と鶏肉の炊き込みご飯")),
  ]

  private static func chosen(_ field: Field, _ side: MergeSide) -> Field {
    var field = field
    field.choice = side
    return field
  }

  /// The sheet in each of its states.
  static let merges: [(StateID, MergeInput)] = [
    ("open", MergeInput(SampleWeek.salmon.title, fields: [servings, note, day])),
    ("one-field", MergeInput(SampleWeek.salmon.title, fields: [servings])),
    (
      "partly-decided",
      MergeInput(
        SampleWeek.salmon.title, fields: [chosen(servings, .mine), note, day], furtherCount: 2)
    ),
    (
      "decided",
      MergeInput(
        SampleWeek.salmon.title,
        fields: [chosen(servings, .mine), chosen(note, .mine), chosen(day, .server)])
    ),
    ("all-mine", MergeInput(SampleWeek.salmon.title, fields: both.map { chosen($0, .mine) })),
    (
      "before",
      MergeInput(
        SampleWeek.salmon.title,
        fields: [
          Field(
            "servings", "Servings",
            sides: [.init(.mine, .text("6")), .init(.server, name: "Ben", .text("4"))],
            before: .text("2"))
        ])
    ),
    ("others", MergeInput(SampleWeek.salmon.title, fields: [others, othersNote])),
    ("scripts", MergeInput("מקלובה", fields: scripts)),
    (
      "deleted",
      MergeInput(
        SampleGroceries.lemon.name,
        fields: [
          Field("count", "How many", mine: .text("3"), server: .deleted)
        ])
    ),
  ]

  private static let others = Field(
    "servings", "Servings",
    sides: [
      .init(.device(1), name: "Ben", .text("6")), .init(.device(2), .text("4")),
      .init(.device(3), name: "Chloë", .deleted),
    ], before: .empty)
  private static let othersNote = Field(
    "note", "Note",
    sides: [
      .init(.device(1), name: "Ben", .text("prep tonight")), .init(.device(2), .empty),
    ])
  private static let both = [servings, note]
}
