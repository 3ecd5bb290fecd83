import DesignSystem

extension CopyTable {
  /// The words for conflicts in the eaters' preferences.
  static let limitDisputesEnglish: [CopyKey: CopyEntry] = [
    "merge.thing.limits": "Your preferences",
    "merge.thing.person": "The person called {name}",
    "merge.field.value": "Setting",
    "merge.field.name": "Name",
    "merge.reset": "All settings are reset, and so are later limits",
    "merge.traces.accept": "Traces are accepted",
    "merge.traces.avoid": "Traces are avoided",
  ]
}
