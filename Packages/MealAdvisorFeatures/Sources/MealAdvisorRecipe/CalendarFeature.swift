import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

/// The time for cooking, in the eater's calendar; asked for the first time, and on demand alone.
struct CalendarFeature: MealAdvisorFeature {
  enum Action: Sendable {
    case asked(MealID)
    case confirmed(MealID)
    case added(place: String)
    case failed
  }

  enum Effect: Sendable {
    /// Adds an appointment, after permission was stored where it is new.
    case add(CookingAppointment, allows: Bool, World)
  }

  let id: FeatureID = "calendar"
  let routes = [RouteDefinition(Routes.calendarQuestion, .sheet)]
  let clients: MealAdvisorClients
  let stored: Slice<Consents>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.consents)
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [
    .on(CalendarAction.add) { .asked($0) },
    .on(CalendarAction.confirm) { .confirmed($0) },
  ]

  func reduce(
    _ action: Action, _ state: inout Void, _ consents: Consents, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .asked(let id):
      guard consents.given.contains(CalendarPort.consent) else {
        return [.show(Route(Routes.calendarQuestion, id))]
      }
      return add(id, allows: false, world)
    case .confirmed(let id): return [.dismiss] + add(id, allows: true, world)
    case .added(let place): return [.say(.confirmation(copy("calendar.added", ["place": place])))]
    case .failed: return [.say(.failure(copy("calendar.failed")))]
    }
  }

  private func add(_ id: MealID, allows: Bool, _ world: World) -> [Command<Effect>] {
    appointment(id, world).map { [.run(.add($0, allows: allows, world))] } ?? []
  }

  private func appointment(_ id: MealID, _ world: World) -> CookingAppointment? {
    clients.service.catalog.meal(id).map {
      CookingAppointment(cooking: $0.recipe, for: $0.slots, after: world.moment)
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<Consents>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .add(let appointment, let allows, let world):
        let place = await add(appointment, allows, world, context)
        report(place.map { .added(place: $0) } ?? .failed)
      }
    }
  }

  private func add(
    _ appointment: CookingAppointment, _ allows: Bool, _ world: World,
    _ context: EffectContext<Consents>
  ) async -> String? {
    if allows {
      let event = ConsentEvent(CalendarPort.consent, isGiven: true)
      _ = await context.isWritten {
        try await clients.stores.consents.record([event], at: world.date)
      }
    }
    let entry = CalendarEntry(
      id: context.environment.makeID(), made: world.deviceDate, product: "MealAdvisor")
    return try? await clients.calendar?.add(appointment, entry)
  }

  func screen(
    _ route: Route, _ state: Void, _ stored: Consents, _ context: ScreenContext
  ) -> (any Screen)? {
    guard let id = Routes.calendarQuestion.read(route),
      let meal = clients.service.catalog.meal(id),
      let appointment = appointment(id, context.world)
    else { return nil }
    return CalendarQuestionScreen(
      meal, from: appointment.start, to: appointment.end, presentation(context))
  }

  func offers(_ state: Void, _ stored: Consents, _ world: World) -> Offers {
    var offers = Offers()
    guard clients.calendar != nil else { return offers }
    let copy = copy
    offers.consents = [
      ConsentOffer(
        CalendarPort.consent, title: copy("calendar.consent"),
        explanation: copy("calendar.consent.explanation"))
    ]
    offers.add(
      RecipeActionOffer { meal in
        CustomAction(copy("calendar.add"), ControlAction(CalendarAction.add, meal))
      })
    return offers
  }
}
