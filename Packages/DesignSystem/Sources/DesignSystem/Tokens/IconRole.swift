/// What an icon means; it has a drawn glyph for text and an SF Symbol for a rendered UI.
public enum IconRole: String, CaseIterable, Sendable {
  /// Minutes.
  case time
  /// How hard a recipe is.
  case difficulty
  /// Where a dish comes from.
  case cuisine
  /// How many it serves.
  case servings
  /// Evening in light mode.
  case evening
  /// Night, or evening in dark mode.
  case night
  /// Morning.
  case morning
  /// Afternoon.
  case afternoon
  /// The Home tab.
  case home
  /// The Favorites tab.
  case favorites
  /// The Settings tab.
  case settings
  /// Dietary restrictions.
  case restrictions
  /// All cuisines of the world.
  case world
  /// The person's account.
  case account
  /// Premium.
  case premium
  /// The privacy policy.
  case privacy
  /// The terms of service.
  case terms
  /// Information about the app.
  case information
  /// A meal without a picture.
  case meal
  /// A drink without a picture.
  case drink
  /// No connection.
  case offline
  /// A new suggestion, or trying again.
  case refresh
  /// Saving a recipe.
  case save
  /// A recipe that is saved.
  case saved
  /// The short confirmation of a save.
  case savedHeart
  /// Sharing.
  case share
  /// Closing or cancelling.
  case close
  /// Going back.
  case back
  /// Going forward.
  case forward
  /// Adding or creating.
  case add
  /// Removing.
  case remove
  /// Something chosen or included.
  case check
  /// Something not chosen.
  case unchecked
  /// An error or a warning.
  case warning
  /// A picture that is loading.
  case photo
  /// Searching.
  case search
  /// More actions.
  case more
  /// Ordering at a delivery service.
  case order
  /// Favourite or rating.
  case star
  /// Opening what is folded.
  case expand
  /// Folding what is open.
  case collapse
}
