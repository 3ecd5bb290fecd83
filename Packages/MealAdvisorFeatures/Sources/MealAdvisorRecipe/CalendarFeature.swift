import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

/// Adds appointments for cooking to the eater's calendar; asks for consent the first time.
struct CalendarFeature: MealAdvisorFeature {
  enum Action: Sendable {
    case asked(MealID)
    case confirmed(MealID)
    case added(place: String)
    case handed(Departure)
    case failed
  }

  enum Effect: Sendable {
    /// Adds an appointment, after storing a new consent.
    case add(CookingAppointment, allows: Bool, World)
  }

  /// The consents, and the state that determines a meal's sides.
  struct Stored: Sendable {
    var consents: Consents
    var record: StoredState
  }

  let id: FeatureID = "calendar"
  let routes = [RouteDefinition(Routes.calendarQuestion, .sheet)]
  let clients: MealAdvisorClients
  let stored: Slice<Stored>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals.with(Slice(clients.parts.consents)) {
      Stored(consents: $1, record: $0)
    }
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [
    .on(CalendarAction.add) { .asked($0) },
    .on(CalendarAction.confirm) { .confirmed($0) },
  ]

  func reduce(
    _ action: Action, into state: inout Void, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .asked(let id):
      guard stored.consents.given.contains(CalendarPort.consent) else {
        return [.show(Route(Routes.calendarQuestion, id))]
      }
      return add(id, allows: false, stored, world)
    case .confirmed(let id): return [.dismiss] + add(id, allows: true, stored, world)
    case .added(let place): return [.say(.confirmation(copy("calendar.added", ["place": place])))]
    case .handed(let departure): return [.leave(to: departure)]
    case .failed: return [.say(.failure(copy("calendar.failed")))]
    }
  }

  private func add(
    _ id: MealID, allows: Bool, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    appointment(id, stored, world).map { [.run(.add($0, allows: allows, world))] } ?? []
  }

  private func appointment(
    _ id: MealID, _ stored: Stored, _ world: World
  ) -> CookingAppointment? {
    let sides = clients.service.sides(of: id, stored.record, at: world.deviceDate)
    return clients.service.catalog.meal(id).map {
      CookingAppointment(
        cooking: $0.recipe, with: sides.served, notes: copy.servedWith(sides), for: $0.slots,
        after: world.moment)
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .add(let appointment, let allows, let world):
        report(await add(appointment, allows: allows, world: world, context: context))
      }
    }
  }

  private func add(
    _ appointment: CookingAppointment, allows: Bool, world: World, context: EffectContext<Stored>
  ) async -> Action {
    if allows {
      let event = ConsentEvent(CalendarPort.consent, isGiven: true)
      _ = await context.isWritten {
        try await clients.stores.consents.record([event], at: world.date)
      }
    }
    let entry = CalendarEntry(
      id: context.environment.makeID(), made: world.deviceDate, product: "MealAdvisor")
    if clients.exports.isHandedOver {
      return .handed(
        .document(appointment.iCalendar(entry), named: "\(appointment.meal).ics"))
    }
    let place = try? await clients.calendar?.add(appointment, entry)
    return place.map { .added(place: $0) } ?? .failed
  }

  func screen(
    of route: Route, state: Void, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    guard let id = Routes.calendarQuestion.read(route),
      let meal = clients.service.catalog.meal(id),
      let appointment = appointment(id, stored, context.world)
    else { return nil }
    return CalendarQuestionScreen(
      meal, sides: appointment.notes, from: appointment.start, to: appointment.end,
      presentation(context))
  }

  func offers(_ state: Void, _ stored: Stored, _ world: World) -> Offers {
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
