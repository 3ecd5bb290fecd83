import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation

@Suite struct CookingTimerTests {
  // G-07
  @Test(
    arguments: [
      ("Season chicken with salt and pepper.", []),
      (
        "Add chicken to skillet and cook for 6-7 minutes on each side.",
        [
          CookingTimer("Cook", side: 1, seconds: 360, upTo: 420),
          CookingTimer("Cook", side: 2, seconds: 360, upTo: 420),
        ]
      ),
      (
        "Simmer the sauce for 10 minutes, then rest 5 minutes.",
        [CookingTimer("Simmer the sauce", seconds: 600), CookingTimer("Rest", seconds: 300)]
      ),
      (
        "Sear the steaks 3 minutes a side.",
        [
          CookingTimer("Sear the steaks", side: 1, seconds: 180),
          CookingTimer("Sear the steaks", side: 2, seconds: 180),
        ]
      ),
      ("Simmer for 2\u{2013}3 minutes.", [CookingTimer("Simmer", seconds: 120, upTo: 180)]),
      ("Fry 5 to 6 minutes.", [CookingTimer("Fry", seconds: 300, upTo: 360)]),
      (
        "Cook for 1 minute until fragrant. Add tomatoes and cook for 2 minutes.",
        [CookingTimer("Cook", seconds: 60), CookingTimer("Cook", seconds: 120)]
      ),
      (
        "Stir for 30 seconds, then rest 30 seconds.",
        [CookingTimer("Stir", seconds: 30), CookingTimer("Rest", seconds: 30)]
      ),
      ("Let the dough rise for an hour.", [CookingTimer("Rise the dough", seconds: 3600)]),
      ("Let the meat cool for 5 minutes.", [CookingTimer("Cool the meat", seconds: 300)]),
      ("After 20 seconds lift it.", [CookingTimer("Wait", seconds: 20)]),
      ("Let it settle for 5 minutes.", [CookingTimer("Settle", seconds: 300)]),
      (
        "Bring the water to a boil over high heat, 5 minutes.",
        [CookingTimer("Bring the water", seconds: 300)]
      ),
      ("Bake 1 hour 30 minutes.", [CookingTimer("Bake", seconds: 5400)]),
      ("Bake 1 hour and 10-15 minutes.", [CookingTimer("Bake", seconds: 4200, upTo: 4500)]),
      (
        "Chill 1 1/2 hours, then half an hour more.",
        [CookingTimer("Chill", seconds: 5400), CookingTimer("Chill", seconds: 1800)]
      ),
      ("Eat within 2 hours. Stir every 5 minutes, also in the last 3 minutes.", []),
      ("Soak for 10 hours.", []),
      ("Wait 2 seconds.", []),
      ("minutes 5- -5 minutes 0 minutes x minutes 1/0 minutes nan minutes", []),
      ("", []),
    ] as [(String, [CookingTimer])])
  func `a step offers a named timer for each wait that it names, and two for two sides`(
    step: String, timers: [CookingTimer]
  ) {
    #expect(CookingTimer.timers(in: step) == timers)
  }

  @Test func `every timer of a step has its button, and a range says at which end it rings`() {
    let root = CookingScreen(CookingInput(meal: SampleKitchen.tuscan, step: 1), .english).element
    for index in [0, 1] {
      #expect(
        root.fired(ElementID("cooking.timer.\(index)"))
          == "cooking.startTimer?id=creamy-tuscan-chicken&timer=1.\(index)")
      #expect(
        root.text(ElementID("cooking.timer.\(index).title"))?.text
          .hasSuffix(", side \(index + 1): 6 minutes") == true)
    }
    #expect(
      root.text("cooking.timer.note")?.text
        == "The step says 6 minutes to 7 minutes. The timer rings after 6 minutes.")
    let plain = CookingScreen(CookingInput(meal: SampleKitchen.tuscan, step: 2), .english)
    #expect(plain.timers.count == 2)
    #expect(plain.timerNote == nil)
  }

  private let place = TimerPlace("creamy-tuscan-chicken", step: 1, 0)

  private func screen(_ timers: [RunningTimer], step: Int = 3) -> CookingScreen {
    var input = CookingInput(meal: SampleKitchen.tuscan, step: step)
    input.timers = timers
    return CookingScreen(input, .english)
  }

  @Test func `a running timer shows what is left and is halted, prolonged and stopped at any step`()
    throws
  {
    let timer = RunningTimer(place, "Simmer the sauce", seconds: 360, secondsLeft: 90)
    let panel = "cooking.running.creamy-tuscan-chicken-1-0"
    for step in SampleKitchen.tuscan.recipe.steps.indices {
      let screen = screen([timer], step: step)
      let root = screen.element
      #expect(screen.state == "timer-running")
      #expect(root.text(ElementID("\(panel).clock"))?.text == "1:30")
      let bar = try #require(root.spoken(ElementID("\(panel).progress")))
      #expect(bar.label == "Simmer the sauce")
      #expect(bar.value == "1 minute 30 seconds left")
      #expect(bar.traits.contains(.updatesFrequently))
      #expect(root.find(ElementID("\(panel).progress"))?.content == .track(fraction: 0.75))
      for (part, action) in [("pause", "pauseTimer"), ("add", "addMinute"), ("stop", "stopTimer")] {
        #expect(
          root.fired(ElementID("\(panel).\(part)"))
            == "cooking.\(action)?id=creamy-tuscan-chicken&timer=1.0")
      }
    }
    #expect(screen([timer], step: 1).timers.count == 1, "the other side waits for its own")
  }

  @Test func `a timer whose time is up says so, and later calmly for how long`() {
    let over = RunningTimer(
      place, "Simmer the sauce", seconds: 360, secondsLeft: 4, .over(since: 3))
    #expect(over.fraction == 1)
    #expect(screen([over]).state == "timer-finished")
    #expect(screen([over]).announcement == "Simmer the sauce: Time is up")
    let missed = RunningTimer(
      place, "Simmer the sauce", seconds: 360, secondsLeft: 0, .over(since: 725))
    let later = screen([missed])
    #expect(later.announcement?.hasPrefix("Step 4 of 5.") == true)
    let clock: ElementID = "cooking.running.creamy-tuscan-chicken-1-0.clock"
    #expect(later.element.text(clock)?.text == "Done 12 minutes ago")
  }

  @Test func `two timers of one name are told apart by what assistive technology hears`() {
    var other = RunningTimer(
      TimerPlace("thai-green-curry", step: 0, 0), "Cook", of: "Thai Green Curry", seconds: 60,
      secondsLeft: 30)
    other.phase = .paused
    let one = RunningTimer(place, "Cook", seconds: 60, secondsLeft: 30)
    let labels = screen([one, other]).running?.panels.flatMap(\.controls).map(\.label) ?? []
    #expect(Set(labels).count == 6)
    #expect(screen([other]).state == "middle", "the timer of another meal is only listed")
  }
}
