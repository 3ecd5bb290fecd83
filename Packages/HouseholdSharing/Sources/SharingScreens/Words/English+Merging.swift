import DesignSystem

extension CopyTable {
  /// The English words for resolving conflicts.
  static let mergingEnglish: [CopyKey: CopyEntry] = [
    "merge.title": "Changed in Two Places",
    "merge.body": "{title} was changed here and on the server. Choose what to keep.",
    "merge.body.others": "{title} was changed on several devices at once. Choose what to keep.",
    "merge.mine": "Mine",
    "merge.server": "Server",
    "merge.server.by": "Server ({name})",
    "merge.device": "Device {number}",
    "merge.before": "Before: {value}",
    "merge.value.spoken": "{side}: {value}",
    "merge.value.empty": "Nothing",
    "merge.value.deleted": "Deleted",
    "merge.keep-mine": "Keep mine",
    "merge.use-server": "Use server",
    "merge.use-device": "Use {name}’s",
    "merge.choose.label": "{choice} for {field}",
    "merge.all": "Apply to all",
    "merge.all.mine": "Keep all mine",
    "merge.all.server": "Use server for all",
    "merge.all.device": "Use {name}’s for all",
    "merge.further":
      .plural(one: "{count} more change to settle", other: "{count} more changes to settle"),
    "merge.save": "Save choices",
    "merge.save.open": "Choose what to keep for each",
    "merge.later": "Later",
    "merge.asked": .plural(
      one: "{count} change was made in two places", other: "{count} changes were made in two places"
    ),
    "merge.questions":
      .plural(one: "{count} question to answer", other: "{count} questions to answer"),
    "merge.questions.note": "Changed in two places",
    "merge.questions.answer": "Answer",
    "merge.questions.hint": "Shows what each device says, and asks what to keep",
    "merge.outdated": "This was changed again. Please check your choices.",
    "merge.stored": "Your choices are saved",
    "merge.field.whole": "Everything",
    "merge.field.other": "A detail",
    "merge.changed": "Changed",
    "merge.thing.meal": "A meal",
    "merge.field.servings": "Servings",
    "merge.field.removed": "On the list",
    "merge.kept": "Kept",
    "merge.stars": .plural(one: "{count} star", other: "{count} stars"),
    "merge.added": "With {name}",
    "merge.taken": "Without {name}",
    "merge.thing.other": "A setting",
  ]
}
