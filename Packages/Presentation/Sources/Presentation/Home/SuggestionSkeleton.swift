import DesignSystem

/// The card while a suggestion loads: bars in the slots of its parts (C-L18).
struct SuggestionSkeleton: Component {
  /// The stable path.
  var id: ElementID

  /// Makes the placeholder.
  init(_ id: ElementID) { self.id = id }

  /// The tree node of this value; the busy button shows that data is loading.
  var element: Element {
    Card(id, .suggestion, spacing: .componentSpacing, minHeight: 400, accessibility: .hidden) {
      Skeleton(id.child("image"), height: 200, radius: .medium)
      Stack(
        id.child("text"),
        LayoutSpec(spacing: .s, padding: .horizontal(.cardPadding), width: .fill)
      ) {
        Skeleton(id.child("title"), width: 200, height: 22, slotHeight: 28)
        Stack(
          id.child("badges"), LayoutSpec(.horizontal, spacing: .componentSpacing, minHeight: 24)
        ) {
          for name in ["time", "difficulty", "cuisine"] {
            Skeleton(
              id.child("badges").child(name), width: 80, height: 16, slotHeight: 24)
          }
        }
        Stack(id.child("description"), LayoutSpec(.vertical, minHeight: 40)) {
          Skeleton(id.child("description.1"), width: 300, height: 16, slotHeight: 20)
          Skeleton(id.child("description.2"), width: 250, height: 16, slotHeight: 20)
        }
      }
    }.element
  }
}
