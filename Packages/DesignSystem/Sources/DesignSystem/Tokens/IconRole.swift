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
  /// Taking a photo of food.
  case camera
  /// Speaking instead of typing.
  case microphone
  /// Scanning a product's code.
  case barcode
  /// Choosing a photo that exists.
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
  /// What was used before.
  case recent
  /// A time that runs.
  case timer
  /// Reminders.
  case bell
  /// A cart of groceries.
  case cart
  /// A shop.
  case store
  /// A place, such as a ZIP code.
  case location
  /// What something costs.
  case price
  /// Money to spend.
  case budget
  /// Paying by month or year.
  case subscription
  /// Leading out of the app.
  case external
  /// Changing something.
  case edit
  /// Deleting something.
  case trash
  /// Taking the last step back.
  case undo
  /// Doing the same again.
  case duplicate
  /// One in place of another.
  case swap
  /// Leaving something out.
  case skip
  /// Taking something in.
  case importing
  /// A change that is not sent yet.
  case draft
  /// Sending and fetching changes.
  case sync
  /// One place up.
  case moveUp
  /// One place down.
  case moveDown
  /// Something that can be moved.
  case handle
  /// Choosing one of a list.
  case choose
  /// Showing only some.
  case filter
  /// Things below each other.
  case list
  /// An address on the web.
  case link
  /// Something kept safe.
  case lock
  /// A key for a service.
  case key
  /// Showing what is hidden.
  case eye
  /// Hiding what is shown.
  case eyeOff
  /// A message to somebody.
  case mail
  /// An answer to a question.
  case help
  /// Somebody.
  case person
  /// Data of the body.
  case health
  /// A favourite that is not one yet.
  case heart
  /// More than before.
  case up
  /// Less than before.
  case down
  /// As much as before.
  case equal
  /// There is enough of it.
  case available
  /// There is little of it.
  case scarce
  /// There is none of it.
  case unavailable
  /// A guess that is most likely right.
  case confidenceHigh
  /// A guess that may be right.
  case confidenceMedium
  /// A guess that needs a look.
  case confidenceLow
  /// The one that is chosen.
  case radioOn
  /// One that is not chosen.
  case radioOff
  /// A star that is not given.
  case starOutline
  /// Liked.
  case thumbsUp
  /// Not liked.
  case thumbsDown
  /// Telling of a mistake.
  case flag
  /// Starting.
  case play
  /// Halting.
  case pause
  /// Ending.
  case stop
  /// Something wants attention, and nothing failed.
  case caution
  /// Something is done.
  case celebration
  /// A suggestion.
  case tip
  /// What is aimed at.
  case goal
  /// Eating without numbers.
  case mindful
  /// Foods of one's own.
  case foods
  /// Recipes of one's own.
  case recipes
  /// Other services.
  case integrations
  /// Light or dark.
  case appearance
  /// Measures.
  case units
  /// Leaving the account.
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
