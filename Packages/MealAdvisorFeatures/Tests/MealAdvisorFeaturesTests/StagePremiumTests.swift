import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealModels
import PremiumGate
import Testing

@testable import MealAdvisorStage

/// A subscription that is only simulated.
@Suite struct StagePremiumTests {
  @Test(arguments: SimulatedPremium.allCases)
  func `each state is the one it is called, now and after asking the store again`(
    _ premium: SimulatedPremium
  ) async throws {
    let theatre = try await Theatre()
    let now = theatre.world.now
    let stores = try await premium.simulated(in: theatre.stores, at: now)
    let subscriptions = Subscriptions.local(stores, paying: premium.payment) { theatre.world.now }
    let id = premium == .free ? "none" : premium.rawValue
    #expect(try await stores.read().phase(at: now).id == id)
    #expect(try await subscriptions.refresh(at: now).id == id)
    theatre.world.advance(hours: 24)
    #expect(try await subscriptions.refresh(at: theatre.world.now).id == id)
    #expect(await subscriptions.isTrialAvailable(at: now) == (premium == .free))
    #expect(try await theatre.stores.journal.records().isEmpty)
  }

  @Test(arguments: [false, true])
  func `buying and losing it leaves what is stored byte for byte`(_ hasTrial: Bool) async throws {
    let theatre = try await Theatre()
    let now = theatre.world.now
    if hasTrial {
      _ = try await Subscriptions.local(theatre.stores) { now }.startTrial(at: now)
    }
    for premium in SimulatedPremium.allCases {
      let stored = try await theatre.records(of: "entitlement", "store-receipt", "nudge")
      let actor = try await theatre.enter(["premium": premium.rawValue])
      for _ in 0..<6 { try await actor.visitor.tap("home.newSuggestion") }
      #expect(
        try await theatre.records(of: "entitlement", "store-receipt", "nudge") == stored,
        "\(premium)")

      let before = try theatre.bytes
      if try await !actor.hasPremium() {
        #expect(premium == .free || premium == .lapsed)
        try await actor.visitor.tap("premium.open", "premium.startTrial")
      }
      #expect(try await actor.hasPremium(), "\(premium)")
      try await actor.visitor.tap("tab.select?id=settings")
      try await actor.visitor.tap("settings.open?screen=subscription", "premium.restore")
      #expect(try theatre.bytes == before, "\(premium)")
    }
  }

  @Test func `an app without the switch has what is stored, beside one that simulates`()
    async throws
  {
    let theatre = try await Theatre()
    let paid = try await theatre.enter(["premium": "active"])
    let free = try await theatre.enter()
    #expect(try await paid.hasPremium())
    #expect(try await !free.hasPremium())
  }

  @Test func `changing the premium state of a stage needs a restart and changes nothing before`()
    async throws
  {
    let theatre = try await Theatre()
    let actor = try await theatre.enter(["premium": "trial", "time": "07:00"])
    let date = await actor.app.world.date
    for settings: StageSettings in [
      [:], ["premium": "active", "time": "12:00", "network": "offline"], ["time": "07:00"],
    ] {
      #expect(await !actor.adjust(settings))
      #expect(await actor.app.world.date == date)
      #expect(await actor.app.world.isConnected)
    }
    #expect(await actor.adjust(["premium": "trial", "time": "12:00"]))
    #expect(await actor.app.world.date == date.addingTimeInterval(18_000))
  }

  @Test func `deleting all data also deletes simulated data, except the receipt`()
    async throws
  {
    let theatre = try await Theatre()
    let date = theatre.world.now
    let stores = try await SimulatedPremium.trial.simulated(in: theatre.stores, at: date)
    try await stores.nudge.record([.shown], at: date)
    #expect(try await stores.nudge.state() != Nudge())
    try await stores.deleteEverything()
    #expect(try await stores.nudge.state() == Nudge())
    #expect(try await stores.entitlement.state() == Entitlement())
    #expect(try await stores.record.knownReceipt()?.trial != nil)
  }
}
