/// The role of an element.
///
/// Renderers, audits and snapshots know all roles.
public enum ElementRole: String, CaseIterable, Sendable {
  /// The root of a screen.
  case screen
  /// A group without a meaning.
  case stack
  /// Cards in columns.
  case grid
  /// A column of a table; its parts are in rows with those of the columns beside it.
  case column
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
  /// A button with text only.
  case textButton
  /// A button with an icon only, in a bar or next to other elements.
  case iconButton
  /// A raised surface.
  case card
  /// A card with a dashed outline for adding something.
  case dashedCard
  /// One line of a list.
  case row
  /// A header with the rows below it.
  case section
  /// Lines of the same kind below each other.
  case list
  /// Numbered lines below each other.
  case numberedList
  /// A line between rows.
  case separator
  /// A field for text.
  case field
  /// A field for secret text, which other people must not see.
  case secureField
  /// A field for a search.
  case searchField
  /// A field for a day, a time or an item of a list.
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
  /// A line that shows and hides the content below it.
  case disclosure
  /// A bar that fills up.
  case progressBar
  /// A ring that fills up.
  case ring
  /// Numbers over time or by kind, as bars or a line.
  case chart
  /// The loudness of a voice, as bars.
  case waveform
  /// The view of a camera, with the scanned area.
  case viewfinder
  /// A person's picture or initials.
  case avatar
  /// A turning indicator of running work.
  case spinner
  /// A bar in place of content that is loading.
  case skeleton
  /// A panel that comes from the bottom.
  case sheet
  /// A panel that comes from the bottom and leaves the page behind it usable.
  case drawer
  /// A list of actions, which a long press or a swipe opens.
  case menu
  /// A note about a control, next to it.
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
  /// Space that grows.
  case spacer
}

extension ElementRole {
  /// Whether a person can use an element with this role itself, and not only its children.
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
