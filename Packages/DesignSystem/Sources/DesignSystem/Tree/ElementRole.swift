/// What an element is; the closed vocabulary that renderers, audits and snapshots know.
public enum ElementRole: String, CaseIterable, Sendable {
  /// The root of a screen.
  case screen
  /// A group without meaning of its own.
  case stack
  /// Cards in columns.
  case grid
  /// Running text, a title or a label.
  case text
  /// A picture of a meal.
  case image
  /// A symbol.
  case icon
  /// A small fact with an icon.
  case badge
  /// A filled button, at most one on a screen.
  case primaryButton
  /// An outlined button.
  case secondaryButton
  /// A button of text only.
  case textButton
  /// A button of one icon, in a bar or beside something.
  case iconButton
  /// A raised surface.
  case card
  /// A card with a dashed outline that invites to add something.
  case dashedCard
  /// One line of a list.
  case row
  /// A header with the rows below it.
  case section
  /// Lines of one kind below each other.
  case list
  /// Lines that are counted below each other.
  case numberedList
  /// A line between rows.
  case separator
  /// A field for text.
  case field
  /// A field for text that nobody may read over a shoulder.
  case secureField
  /// A field for a search.
  case searchField
  /// A field for a day, a time or one of a list.
  case picker
  /// A switch.
  case toggle
  /// A box to tick.
  case checkbox
  /// A track to choose a number on.
  case slider
  /// A number with a button on either side.
  case stepper
  /// A word that can be chosen or removed.
  case chip
  /// A row of exclusive choices.
  case segmentedControl
  /// One choice of a segmented control or a tab bar.
  case segment
  /// A line that opens and folds what is below it.
  case disclosure
  /// A bar that fills up.
  case progressBar
  /// A ring that fills up.
  case ring
  /// Numbers over time or by kind, as bars or a line.
  case chart
  /// How loud a voice is, as bars.
  case waveform
  /// What a camera sees, with the area that counts.
  case viewfinder
  /// A person's picture or initials.
  case avatar
  /// Something turning while work goes on.
  case spinner
  /// A bar in the place of content that is loading.
  case skeleton
  /// A panel that comes from the bottom.
  case sheet
  /// A panel that comes from the bottom and leaves what is behind it usable.
  case drawer
  /// A list of what can be done with something, which a long press or a swipe opens.
  case menu
  /// A word about a control, beside it.
  case tooltip
  /// A raised button above the page.
  case floatingButton
  /// The handle on top of a sheet.
  case grabHandle
  /// A lasting message inside the page.
  case banner
  /// A short message above the page.
  case toast
  /// A question that must be answered.
  case alert
  /// The bar at the top.
  case navigationBar
  /// The bar at the bottom.
  case tabBar
  /// Room that grows.
  case spacer
}

extension ElementRole {
  /// Whether a person can use an element of this role itself, not only what it holds.
  public var isInteractive: Bool {
    switch self {
    case .primaryButton, .secondaryButton, .textButton, .iconButton, .field, .searchField,
      .secureField, .picker, .toggle, .checkbox, .slider, .chip, .segment,
      .disclosure, .floatingButton:
      true
    default: false
    }
  }
}
