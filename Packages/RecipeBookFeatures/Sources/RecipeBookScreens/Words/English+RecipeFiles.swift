import DesignSystem

extension CopyTable {
  /// The words of the import of other apps' files.
  static let recipeFilesEnglish: [CopyKey: CopyEntry] = [
    "recipe-review.photo": "Keep Its Photo",
    "recipe-review.photo.footer":
      "When you save, this device asks {host} for the photo and sends nothing else.",
    "recipe-files.title": "Import Files",
    "recipe-files.open": "Import from Another App",
    "recipe-files.files": "Files",
    "recipe-files.field": "Files with recipes",
    "recipe-files.placeholder": "Path of a file",
    "recipe-files.body":
      "Pick the export of Paprika, Mealie, Tandoor, Cooklang or another app: one file or several. They are read on this device and sent nowhere.",
    "recipe-files.reading":
      .plural(one: "Reading: one recipe so far", other: "Reading: {count} recipes so far"),
    "recipe-files.keeping": "Saved {count} of {total}",
    "recipe-files.stop.hint": "Recipes saved so far stay",
    "recipe-files.read": .plural(one: "One recipe read", other: "{count} recipes read"),
    "recipe-files.report.whole": "Complete",
    "recipe-files.report.open": "Need a look",
    "recipe-files.report.known": "You had already",
    "recipe-files.report.failed": "Not imported",
    "recipe-files.open.hint": "Opens the names that are still unknown",
    "recipe-files.stopped": "You stopped it. What was saved before stays.",
    "recipe-files.see": "See Recipes",
    "recipe-files.failures": "Not imported",
    "recipe-files.remarks": "Left out of saved recipes",
    "recipe-files.failures.more":
      .plural(one: "And one more.", other: "And {count} more."),
    "recipe-files.missing": "There is no such file, or it cannot be read. Choose another one.",
    "recipe-files.none": "This file has no recipe that can be read.",
    "recipe-files.unsaved": "It could not be saved on this device.",
  ]
}
