import Journal
import MealModels
import MealPlan
import PrintedText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlanEventTests {
  private func stored(_ event: PlanEvent) throws -> Event {
    try EventStream.plan.event(event, at: dinnerTime)
  }

  /// Every later version must read the stored form of an event.
  @Test(
    arguments: [
      (
        PlanEvent.added(
          PlannedMeal(
            id: "e1", slot: .on(0), content: .recipe("lentil-soup", title: "Lentil soup"),
            servings: 4)),
        "e1/added",
        #"{"added":{"at":"2025-05-12-dinner","content":{"recipe":"lentil-soup","title":"Lentil soup"},"id":"e1","servings":4}}"#
      ),
      (
        .changed("e1", .slot(.on(1, .lunch), position: 1.5)), "e1/slot",
        #"{"at":"2025-05-13-lunch","entry":"e1","position":1.5}"#
      ),
      (
        .changed("e1", .content(.leftovers(of: "e0", title: "Soup"))), "e1/content",
        #"{"content":{"leftoversOf":"e0","title":"Soup"},"entry":"e1"}"#
      ),
      (
        .changed("e1", .content(.text("At Mum's"))), "e1/content",
        #"{"content":{"text":"At Mum's"},"entry":"e1"}"#
      ),
      (.changed("e1", .servings(nil)), "e1/servings", #"{"entry":"e1","servings":null}"#),
      (.changed("e1", .eaters(["Ann"])), "e1/eaters", #"{"eaters":["Ann"],"entry":"e1"}"#),
      (.changed("e1", .note("prep tonight")), "e1/note", #"{"entry":"e1","note":"prep tonight"}"#),
      (.changed("e1", .state(.cooked)), "e1/state", #"{"entry":"e1","state":"cooked"}"#),
      (.changed("e1", .isLocked(true)), "e1/isLocked", #"{"entry":"e1","locked":true}"#),
      (
        .changed("e1", .accepted(["b", "a"])), "e1/accepted",
        #"{"accepted":["a","b"],"entry":"e1"}"#
      ),
      (.changed("e1", .guests(2)), "e1/guests", #"{"entry":"e1","guests":2}"#),
      (
        .changed("e1", .refused(["stew", "pie"])), "e1/refused",
        #"{"entry":"e1","refused":["pie","stew"]}"#
      ),
      (
        .template(
          WeekTemplate(
            id: "w1", name: "Busy",
            meals: [
              PlannedMeal(
                id: "e1", slot: PlanSlot(day: 0, slot: .dinner), content: .text("Out"), guests: 1)
            ])), "template/w1",
        #"{"template":{"id":"w1","meals":[{"content":{"text":"Out"},"guests":1,"id":"e1","slot":"dinner","weekday":1}],"name":"Busy"}}"#
      ),
      (.changed("e1", .isRemoved(true)), "e1/isRemoved", #"{"entry":"e1","removed":true}"#),
      (.set(.firstWeekday(7)), "firstWeekday", #"{"set":{"firstWeekday":7}}"#),
      (
        .set(.minutes(PlanTime(weekday: 1, slot: .lunch), 25)), "minutes-1-lunch",
        #"{"set":{"minutes":25,"slot":"lunch","weekday":1}}"#
      ),
      (
        .set(.evening(weekday: 3, isBusy: true)), "evening-3",
        #"{"set":{"isBusy":true,"weekday":3}}"#
      ),
      (.set(.leftoverLunches(2)), "leftoverLunches", #"{"set":{"leftoverLunches":2}}"#),
      (
        .set(.weeklyBudget(Money(hundredths: 7500))), "weeklyBudget",
        #"{"set":{"weeklyBudget":{"currency":"USD","hundredths":7500}}}"#
      ),
    ] as [(PlanEvent, String, String)])
  func `the store writes each event in its stated form and subject`(
    content: PlanEvent, subject: String, payload: String
  ) throws {
    let event = try stored(content)
    #expect(String(decoding: event.payload, as: UTF8.self) == payload)
    #expect(event.subject?.rawValue == subject && event.version == 1)
  }

  @Test(arguments: 0..<20)
  func `the stream and any decoder read every event as it was written`(
    seed: Int
  ) async throws {
    var source = RandomPlan(seed: seed)
    for _ in 0..<50 {
      let content = source.event()
      let event = try stored(content)
      #expect(try JSONDecoder().decode(PlanEvent.self, from: event.payload) == content)
      let record = Record(event, sequence: 1, id: try EventID("a"), device: try DeviceID("d"))
      let folded = EventStream.plan.fold([record])
      #expect(folded.unread == 0)
      #expect(folded.state == Plan().applying([content]))
    }
  }

  private func folded(_ payload: String) throws -> Folded<Plan> {
    let event = Event(stream: "plan", version: 1, time: dinnerTime, payload: Data(payload.utf8))
    return EventStream.plan.fold([
      Record(event, sequence: 1, id: try EventID("a"), device: try DeviceID("d"))
    ])
  }

  @Test func `the store ignores members that a later version added`() throws {
    let plan = try folded(
      #"{"added":{"at":"2025-05-12-dinner","content":{"text":"Soup","icon":"🍜"},"id":"e1","by":"Ann"},"x":1}"#
    )
    #expect(plan.unread == 0 && plan.state["e1"]?.content == .text("Soup"))
  }

  @Test(arguments: [
    #"{"entry":"e1","colour":"red"}"#, #"{"entry":"e1","state":"burnt"}"#, #"{"set":{"theme":1}}"#,
    #"{"entry":"e1","content":{"takeaway":"Pizza"}}"#, #"{"entry":"e1","servings":0}"#,
    #"{"entry":"e1","servings":101}"#, #"{"entry":"e 1","note":"x"}"#, #"{"merged":["e1","e2"]}"#,
    #"{"entry":"e1","at":"2025-02-30-dinner"}"#, "[]", "null", #"{"set":{"firstWeekday":8}}"#,
    #"{"entry":"e1","at":"2025-05-12-dinner","position":1e10}"#,
  ])
  func `the store counts events of a later version, and they change nothing`(payload: String) throws
  {
    let folded = try folded(payload)
    #expect(folded.unread == 1 && folded.state == Plan())
  }
}
