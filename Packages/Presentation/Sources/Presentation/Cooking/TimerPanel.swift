import DesignSystem
import MealModels
import ScreenParts

/// A timer that was started: what it is for, what is left, and how to halt, prolong and end it.
public struct TimerPanel: Component {
  /// The stable path.
  public var id: ElementID
  /// What the timer is for.
  public var name: String
  /// The meal that it belongs to, where that is not the one on screen.
  public var meal: String?
  /// The clock, such as "5:42", or that the time is up.
  public var clock: String
  /// What is left, as read aloud.
  public var spoken: String
  /// How much has passed, 0 to 1.
  public var fraction: Double
  /// Whether the time is up.
  public var isOver: Bool
  /// Whether the time was up less than a minute ago.
  public var rings: Bool
  /// Halts it or lets it run on, gives it a minute more, and ends it.
  public var controls: [ActionButton]

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

  /// The node that this value stands for.
  public var element: Element {
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

  /// The clock; while it runs the bar below is read instead.
  private var display: Element {
    let text = TextContent(
      clock, style: isOver ? .title3 : .largeTitle, alignment: .center)
    return Element(
      id.child("clock"), .text, content: .text(text),
      accessibility: isOver ? Accessibility(spoken) : .hidden)
  }
}

extension RunningTimer {
  /// Its name, with the meal where that is another one.
  fileprivate var spokenName: String { meal.map { "\(name), \($0)" } ?? name }
}
