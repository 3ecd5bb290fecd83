import DesignSystem
import ScreenParts

/// A running timer, or that its time is up, with the way to end it.
public struct TimerPanel: Component {
  /// The stable path.
  public var id: ElementID
  /// What the panel is, for VoiceOver.
  public var label: String
  /// The clock, such as "5:42", or that the time is up.
  public var clock: String
  /// What is left, as read aloud.
  public var spoken: String
  /// How much has passed, 0 to 1.
  public var fraction: Double
  /// Whether the time is up.
  public var isOver: Bool
  /// Ends the timer.
  public var stop: ActionButton

  /// Makes the panel of a timer.
  public init(_ id: ElementID, _ running: RunningTimer, copy: Copy) {
    self.id = id
    let time = copy.duration(running.timer.seconds)
    label = copy("cooking.timer.label")
    isOver = running.isOver
    spoken =
      isOver
      ? copy("cooking.timer.over", ["time": time])
      : copy("cooking.timer.left", ["time": copy.duration(running.secondsLeft)])
    clock = isOver ? spoken : Copy.clock(running.secondsLeft)
    fraction = running.fraction
    stop = ActionButton(
      id.child("stop"), .secondary, copy(isOver ? "cooking.timer.close" : "cooking.timer.stop"),
      action: ControlAction(CookingAction.stopTimer))
  }

  /// The node that this value stands for.
  public var element: Element {
    Card(
      id, .suggestion, padding: .all(.cardPadding), minHeight: 0,
      accessibility: .container(label)
    ) {
      display
      if !isOver {
        ProgressBar(id.child("progress"), label: label, value: spoken, fraction: fraction)
      }
      stop
    }.element
  }

  /// The clock; while it runs the bar below is read instead.
  private var display: Element {
    let text = TextContent(
      clock, style: isOver ? .title3 : .largeTitle, alignment: .center)
    return Element(
      id.child("clock"), .text, content: .text(text),
      accessibility: isOver ? Accessibility(spoken, traits: .header) : .hidden)
  }
}
