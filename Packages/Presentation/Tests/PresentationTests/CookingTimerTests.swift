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
      ("Cook for 6-7 minutes on each side.", [CookingTimer(seconds: 360, upTo: 420)]),
      ("Simmer for 2\u{2013}3 minutes.", [CookingTimer(seconds: 120, upTo: 180)]),
      ("Fry 5 to 6 minutes.", [CookingTimer(seconds: 300, upTo: 360)]),
      (
        "Cook for 1 minute until fragrant. Add tomatoes and cook for 2 minutes.",
        [CookingTimer(seconds: 60), CookingTimer(seconds: 120)]
      ),
      ("Stir for 30 seconds, then rest 30 seconds.", [CookingTimer(seconds: 30)]),
      ("Bake 1 hour 30 minutes.", [CookingTimer(seconds: 5400)]),
      ("Bake 1 hour and 10-15 minutes.", [CookingTimer(seconds: 4200, upTo: 4500)]),
      ("Chill 1 1/2 hours, then half an hour more.", [.init(seconds: 5400), .init(seconds: 1800)]),
      ("Toast for a minute.", [CookingTimer(seconds: 60)]),
      ("Rest ten minutes.", [CookingTimer(seconds: 600)]),
      ("Eat within 2 hours. Stir every 5 minutes, also in the last 3 minutes.", []),
      ("Add the second half; wait a minute's while.", []),
      ("Soak for 10 hours.", []),
      ("Wait 2 seconds.", []),
      ("minutes 5- -5 minutes 0 minutes x minutes 1/0 minutes nan minutes", []),
      ("", []),
    ] as [(String, [CookingTimer])])
  func `a step offers a timer for each wait that it names`(step: String, timers: [CookingTimer]) {
    #expect(CookingTimer.timers(in: step) == timers)
  }

  @Test func `a range says at which end its timer rings`() {
    let root = CookingScreen(meal: SampleKitchen.tuscan, step: 1, .english).element
    #expect(root.fired("cooking.timer.360") == "cooking.startTimer?seconds=360")
    #expect(root.text("cooking.timer.360.title")?.text == "Start Timer: 6 minutes")
    #expect(
      root.text("cooking.timer.note")?.text
        == "The step says 6 minutes to 7 minutes. The timer rings after 6 minutes.")
    let plain = CookingScreen(meal: SampleKitchen.tuscan, step: 2, .english)
    #expect(plain.timers.map(\.action.description).count == 2)
    #expect(plain.timerNote == nil)
  }

  @Test func `a running timer shows what is left and can be stopped`() throws {
    let timer = RunningTimer(CookingTimer(seconds: 360, upTo: 420), secondsLeft: 90)
    let screen = CookingScreen(meal: SampleKitchen.tuscan, step: 3, timer: timer, .english)
    let root = screen.element
    #expect(screen.state == "timer-running")
    #expect(root.text("cooking.timer.clock")?.text == "1:30")
    let bar = try #require(root.spoken("cooking.timer.progress"))
    #expect(bar.value == "1 minute 30 seconds left")
    #expect(bar.traits.contains(.updatesFrequently))
    #expect(root.find("cooking.timer.progress")?.content == .track(fraction: 0.75))
    #expect(root.fired("cooking.timer.stop") == "cooking.stopTimer")
    #expect(screen.timers.isEmpty)
    #expect(screen.primaryAction == "cooking.next")
  }

  @Test func `a timer whose time is up says so`() {
    let over = RunningTimer(CookingTimer(seconds: 360), secondsLeft: -3)
    let screen = CookingScreen(meal: SampleKitchen.tuscan, step: 1, timer: over, .english)
    #expect(screen.state == "timer-finished")
    #expect(screen.announcement == "Time is up: 6 minutes")
    #expect(screen.element.text("cooking.timer.clock")?.text == "Time is up: 6 minutes")
    #expect(screen.element.find("cooking.timer.progress") == nil)
    #expect(over.fraction == 1)
  }
}
