/// The meaning of an icon, which has a glyph for text and an SF Symbol for a rendered UI.
public enum IconRole: String, CaseIterable, Sendable {
  /// Minutes.
  case time
  /// The difficulty of a recipe.
  case difficulty
  /// The cuisine of a dish.
  case cuisine
  /// The number of servings.
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
  /// A saved recipe.
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
  /// Opening folded content.
  case expand
  /// Folding open content.
  case collapse
  /// Taking a photo of food.
  case camera
  /// Speaking instead of typing.
  case microphone
  /// Scanning a product's code.
  case barcode
  /// Choosing an existing photo.
  case photoLibrary
  /// The flash of the camera is on.
  case flash
  /// The flash of the camera is off.
  case flashOff
  /// The light of the phone is on.
  case torch
  /// The light of the phone is off.
  case torchOff
  /// Numbers as bars; the Insights tab.
  case chart
  /// Numbers over time.
  case trend
  /// A day or a week.
  case calendar
  /// Recent items.
  case recent
  /// A running timer.
  case timer
  /// Reminders.
  case bell
  /// A cart of groceries.
  case cart
  /// A shop.
  case store
  /// A place, such as a ZIP code.
  case location
  /// A price.
  case price
  /// A budget.
  case budget
  /// Paying by month or year.
  case subscription
  /// A link out of the app.
  case external
  /// Changing something.
  case edit
  /// Deleting something.
  case trash
  /// Undoing the last step.
  case undo
  /// Duplicating something.
  case duplicate
  /// Replacing one item with another.
  case swap
  /// Leaving out an item.
  case skip
  /// Importing something.
  case importing
  /// A change that is not sent yet.
  case draft
  /// Sending and fetching changes.
  case sync
  /// Moving one place up.
  case moveUp
  /// Moving one place down.
  case moveDown
  /// Dragging an item to another place.
  case handle
  /// Choosing an item of a list.
  case choose
  /// Filtering a list.
  case filter
  /// A list.
  case list
  /// An address on the web.
  case link
  /// Protected data.
  case lock
  /// A key for a service.
  case key
  /// Showing a hidden text.
  case eye
  /// Hiding a shown text.
  case eyeOff
  /// A message to a person.
  case mail
  /// An answer to a question.
  case help
  /// A person.
  case person
  /// Data about the body.
  case health
  /// An item that is not a favourite yet.
  case heart
  /// More than before.
  case up
  /// Less than before.
  case down
  /// As much as before.
  case equal
  /// There is enough of an item.
  case available
  /// There is little of an item.
  case scarce
  /// An item that is out of stock.
  case unavailable
  /// A guess that is most likely right.
  case confidenceHigh
  /// A guess that may be right.
  case confidenceMedium
  /// A guess that needs a look.
  case confidenceLow
  /// The chosen option of several.
  case radioOn
  /// An option that is not chosen.
  case radioOff
  /// A star that is not given.
  case starOutline
  /// Liked.
  case thumbsUp
  /// Not liked.
  case thumbsDown
  /// Reporting a mistake.
  case flag
  /// Starting.
  case play
  /// Pausing.
  case pause
  /// Stopping.
  case stop
  /// A state that needs attention, without a failure.
  case caution
  /// A finished task.
  case celebration
  /// A suggestion.
  case tip
  /// A goal.
  case goal
  /// Eating without numbers.
  case mindful
  /// The user's own foods.
  case foods
  /// The user's own recipes.
  case recipes
  /// Other services.
  case integrations
  /// Light or dark.
  case appearance
  /// Measures.
  case units
  /// Signing out of the account.
  case signOut
  /// Mostly sitting.
  case sitting
  /// Light movement.
  case walking
  /// Regular exercise.
  case running
  /// Intense training.
  case training
  /// Training every day.
  case athlete
}
