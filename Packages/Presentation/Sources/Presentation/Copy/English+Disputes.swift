import DesignSystem

extension CopyTable {
  /// The words of disagreements about what eaters told and said.
  static let eaterDisputesEnglish: [CopyKey: CopyEntry] = [
    "merge.thing.limits": "What you told us",
    "merge.thing.person": "Who was called {name}",
    "merge.thing.opinions": "What you said of meals",
    "merge.field.value": "What is set",
    "merge.field.name": "Name",
    "merge.field.opinion": "What was said",
    "merge.field.opinion.of": "What {name} said",
    "merge.disliked": "Not for me",
    "merge.reset": "Everything is set back, also limits that were added since",
    "merge.forgotten": "Everything is forgotten, also what was said since",
    "merge.traces.accept": "Traces are accepted",
    "merge.traces.avoid": "Traces are avoided",
  ]
}
