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
import RecipeBookFeatures
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
  /// Signing in at a provider, which no server offers.
  private static let waiting = ["connections.signIn", "connections.signOut"]

  /// The screens that an app of a layout has.
  private static func isShown(_ screen: String, in layout: AppLayout) -> Bool {
    let ofHome = ["home", "search", "history", "connection-error", "why"]
    return layout == .suggestions || !ofHome.contains(screen)
  }

  @Test(arguments: AppLayout.allCases)
  func `no control is dead`(layout: AppLayout) throws {
    let clients = try clients(layout)
    let answered =
      MealAdvisor.features(clients).flatMap { ids(of: $0) }
      + [NavigationAction.dismiss.id, NavigationAction.selectTab.id]
    let carried = try carried(in: layout).filter { id in
      !Self.waiting.contains { id.rawValue.hasPrefix($0) }
    }
    #expect(carried.count > 100)
    #expect(Set(carried).subtracting(answered).map(\.rawValue).sorted() == [])
  }

  /// The actions of every element of every state.
  private func carried(in layout: AppLayout) throws -> [ActionID] {
    let samples = try #require(SampleMeals { Catalog.bundled.meal($0) })
    let screens = ScreenCatalog(samples: samples, copy: .english).screens.filter {
      Self.isShown($0.id.rawValue, in: layout)
    }
    let context = PresentationContext(copy: .english)
    let trees = screens.flatMap(\.states).map { $0.make(context).element }
    return trees.flatMap { root in
      root.all.flatMap { element in
        [element.action].compactMap { $0?.id }
          + element.accessibility.customActions.map(\.action.id)
      }
    }
  }

  private func ids<F: Feature>(of feature: F) -> [ActionID] { feature.actions.map(\.id) }

  private func clients(_ layout: AppLayout) throws -> MealAdvisorClients {
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory())
    let stores = Stores(journal: journal, premium: .mealAdvisor)
    var clients = MealAdvisorClients(
      service: SuggestionService(catalog: .bundled), stores: stores,
      subscriptions: .local(stores, now: { Date(timeIntervalSince1970: 0) }))
    clients.layout = layout
    clients.recipeLinks = RecipeLinkReader { _, _ in throw RecipeLinkError.unreadable }
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
