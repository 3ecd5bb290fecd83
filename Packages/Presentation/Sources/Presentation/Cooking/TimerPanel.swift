import DesignSystem
import MealModels
import ScreenParts

/// A started timer: its name, its remaining time, and buttons to pause, extend and end it.
struct TimerPanel: Component {
  /// The stable path.
  var id: ElementID
  /// The name of the timer.
  var name: String
  /// The name of its meal; nil if that is the meal on screen.
  var meal: String?
  /// The remaining time, such as "5:42", or the words that the time is up.
  var clock: String
  /// The remaining time, as read aloud.
  var spoken: String
  /// The fraction of the time that has passed, from 0 to 1.
  var fraction: Double
  /// Whether the time is up.
  var isOver: Bool
  /// Whether the time has been up for less than a minute.
  var rings: Bool
  /// The buttons that pause or resume the timer, add a minute, and end it.
  var controls: [ActionButton]

  /// Makes the panel of a timer, as a part of a list.
  init(_ list: ElementID, _ timer: RunningTimer, copy: Copy) {
    let place = timer.place
    let id = list.child("\(place.meal)-\(place.step)-\(place.index)")
    self.id = id
    name = timer.name
    meal = timer.meal
    isOver = timer.isOver
    rings = timer.rings
    fraction = timer.fraction
    let left = ["time": copy.duration(timer.secondsLeft)]
    switch timer.phase {
    case .over(let since) where since >= 60:
      spoken = copy("cooking.timer.done", ["time": copy.duration(since / 60 * 60)])
    case .over: spoken = copy("cooking.timer.over")
    case .paused: spoken = copy("cooking.timer.paused", left)
    case .running: spoken = copy("cooking.timer.left", left)
    }
    clock = isOver ? spoken : Copy.clock(timer.secondsLeft)
    func button(
      _ part: String, _ form: ActionForm<TimerPlace, Void>
    ) -> ActionButton {
      ActionButton(
        id.child(part), .secondary, copy(CopyKey("cooking.timer.\(part)")),
        label: copy(CopyKey("cooking.timer.\(part).label"), ["name": timer.spokenName]),
        action: ControlAction(form, place), horizontalPadding: .s)
    }
    let halt =
      timer.phase == .paused
      ? button("continue", CookingAction.continueTimer) : button("pause", CookingAction.pauseTimer)
    let end = button(isOver ? "close" : "stop", CookingAction.stopTimer)
    controls = (isOver ? [] : [halt]) + [button("add", CookingAction.addMinute), end]
  }

  /// The tree node of this value.
  var element: Element {
    Card(
      id, .suggestion, padding: .all(.cardPadding), minHeight: 0,
      accessibility: .container(name)
    ) {
      TextBlock(id.child("name"), name, style: .headline)
      meal.map {
        TextBlock(id.child("meal"), $0, style: .footnote, color: .secondaryLabel)
      }
      display
      if !isOver {
        ProgressBar(id.child("progress"), label: name, value: spoken, fraction: fraction)
      }
      Stack(
        id.child("controls"),
        LayoutSpec(
          .horizontal, spacing: .buttonSpacing, width: .fill, stacksAtAccessibilitySizes: true)
      ) { controls }
    }.element
  }

  /// The clock; while the timer runs, VoiceOver reads the bar below instead.
  private var display: Element {
    let text = TextContent(
      clock, style: isOver ? .title3 : .largeTitle, alignment: .center)
    return Element(
      id.child("clock"), .text, content: .text(text),
      accessibility: isOver ? Accessibility(spoken) : .hidden)
  }
}

extension RunningTimer {
  /// The name, with the meal if it is not the one on screen.
  fileprivate var spokenName: String { meal.map { "\(name), \($0)" } ?? name }
}
