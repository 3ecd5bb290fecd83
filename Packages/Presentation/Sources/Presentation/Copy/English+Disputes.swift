import DesignSystem

extension CopyTable {
  /// The words of conflicts about eaters' opinions of meals.
  static let eaterDisputesEnglish: [CopyKey: CopyEntry] = [
    "merge.thing.opinions": "Your opinions of meals",
    "merge.field.opinion": "Opinion",
    "merge.field.opinion.of": "Opinion: {name}",
    "merge.disliked": "Not for me",
    "merge.forgotten": "Everything is forgotten, later opinions too",
  ]
}
