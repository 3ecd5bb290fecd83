import AppShell
import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Presentation
import PresentationSamples
import RecipeBookFeatures
import RecipeImport
import ScreenParts
import ServiceCalls
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every control of every screen in every state has somebody who answers it.
@Suite struct DeadControlTests {
  /// An app by the tab that it begins with.
  enum App: CaseIterable {
    case suggestions, planner

    var features: MealAdvisor.Features {
      self == .planner ? MealAdvisor.planningFeatures : MealAdvisor.features
    }
  }

  /// The screens that an app has.
  private static func isShown(_ screen: String, in kind: App) -> Bool {
    let ofHome = ["home", "search", "history", "connection-error", "why"]
    let ofPlanner = ["first-run"]
    return !(kind == .suggestions ? ofPlanner : ofHome).contains(screen)
  }

  @Test(arguments: App.allCases)
  func `no control is dead`(kind: App) throws {
    let clients = try clients()
    let features = kind.features(clients)
    let own = [NavigationAction.dismiss.id, NavigationAction.selectTab.id]
    let calls = try calls(in: kind).filter { !own.contains($0.id) }
    #expect(Set(calls.map(\.id)).count > 100)
    let dead = calls.filter { call in !features.contains { isRead(call, by: $0) } }
    #expect(Set(dead.map(\.description)).sorted() == [])
  }

  /// What every element of every state can be used for.
  private func calls(in kind: App) throws -> [ActionCall] {
    let samples = try #require(SampleMeals { Catalog.bundled.meal($0) })
    let screens = ScreenCatalog(samples: samples, copy: .english).screens.filter {
      Self.isShown($0.id.rawValue, in: kind)
    }
    let context = PresentationContext(copy: .english)
    return screens.flatMap(\.states).map { $0.make(context).element }.flatMap { root in
      root.all.flatMap { element in
        let own = element.tapCall ?? element.action.map(call)
        return [own].compactMap(\.self)
          + element.accessibility.customActions.map { call(of: $0.action) }
      }
    }
  }

  /// A call of an action, with something that may be entered.
  private func call(of action: ControlAction) -> ActionCall {
    switch action.slot {
    case .text(let longest)?: action.call(value: .text(String("2 lemons".prefix(longest))))
    case .number(let range)?: action.call(value: .number(range.lowerBound))
    case .choice(let ids)?: action.call(value: .choice(ids.first ?? ""))
    case .toggle?: action.call(value: .toggle(true))
    case .date?: action.call(value: .date("2026-05-13"))
    case nil: action.call()
    }
  }

  private func isRead<F: Feature>(_ call: ActionCall, by feature: F) -> Bool {
    feature.action(for: call) != nil
  }

  private func clients() throws -> MealAdvisorClients {
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory())
    let stores = Stores(journal: journal, premium: .mealAdvisor)
    var clients = MealAdvisorClients(
      service: SuggestionService(catalog: .bundled), stores: stores,
      subscriptions: .local(stores, now: { Date(timeIntervalSince1970: 0) }))
    clients.asksFirst = true
    clients.households = Households(
      of: stores,
      over: ServiceCaller(
        over: .offline, timing: CallTiming(now: { .distantPast }, chance: { 0 })),
      now: { .distantPast })
    clients.recipeLinks = RecipeImporter { _, _ in throw ImportError.unfetched(.failed(status: 500))
    }
    clients.recipeFiles = RecipeFileChooser(
      opening: { _ in [] },
      reading: { _, _ in throw ImportError.unfetched(.failed(status: 500)) })
    let caller = ServiceCaller(
      over: .offline,
      timing: CallTiming(now: { Date(timeIntervalSince1970: 0) }, chance: { 0 }))
    clients.retailers = Retailers(
      embedded: .nobody, over: caller, secrets: .inMemory(), makeID: { "id" },
      foods: { .culinary })
    clients.assistants = Assistants(
      over: caller, secrets: .inMemory(), session: .inMemory(), foods: { .culinary })
    return clients
  }
}

extension RetailerClient {
  /// A retailer that never answers.
  fileprivate static let nobody = RetailerClient(
    name: "Nobody", stores: { _ throws(RetailerError) in throw .offline },
    products: { _, _ throws(RetailerError) in throw .offline },
    snapshot: { _, _ throws(RetailerError) in throw .offline },
    cart: { _ throws(RetailerError) in throw .offline },
    checkoutURL: { _ throws(RetailerError) in throw .offline })
}
