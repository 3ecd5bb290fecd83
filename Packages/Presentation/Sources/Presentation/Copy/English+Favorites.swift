import DesignSystem

extension CopyTable {
  /// The words of Favorites.
  static let favoritesEnglish: [CopyKey: CopyEntry] = [
    "favorites.title": "Favorites",
    "favorites.grid": .plural(one: "{count} saved meal", other: "{count} saved meals"),
    "favorites.remove": "Remove",
    "favorites.remove.label": "Remove {title} from favorites",
    "favorites.removed.undo": "Removed from favorites. Tap to undo.",
    "favorites.removed.undo.presses": "Removed from favorites. Press to undo.",
    "favorites.share.label": "Share {title}",
    "favorites.edit": "Edit",
    "favorites.edit.hint": "Shows buttons to share and to remove each meal",
    "favorites.done": "Done",
    "favorites.refresh": "Reload Saved Meals",
    "favorites.refresh.hint": "Reads the saved meals from this device again",
    "favorites.add": "Add More Meals",
    "favorites.add.hint": "Opens Home",
    "favorites.gone": "This recipe is no longer available",

    "favorites.empty.headline": "No favorites yet",
    "favorites.empty.body": "Start exploring meal suggestions to save your favorite recipes",
    "favorites.empty.action": "Discover Meals",

    "favorites.premium.headline": "Save Your Favorites",
    "favorites.premium.body":
      "Premium lets you save unlimited meals and build your personal cookbook",
    "favorites.premium.action": "Upgrade to Premium",

    "favorites.read-only":
      "You can still read and remove your saved meals. Saving more needs Premium.",
  ]
}
