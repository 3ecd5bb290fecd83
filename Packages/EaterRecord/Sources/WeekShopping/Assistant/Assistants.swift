import AppRecord
import Groceries
import MealModels
import RecipeAssistant
import ServiceCalls

/// The assistant that a household chose, with its key and the household's consent.
///
/// Every feature works without it. Its answers are proposals, checked against the known foods and
/// the eaters' limits; none is stored until a person accepts it.
public struct Assistants: Sendable {
  /// The keys, each for one address.
  public let keys: AssistantKeys
  private var caller: ServiceCaller
  private let foods: @Sendable () -> FoodReference
  private let refused = RefusedKeys()

  /// Makes the assistants.
  ///
  /// - Parameters:
  ///   - caller: calls services over the network.
  ///   - secrets: stores the keys that the user wants to keep.
  ///   - session: keeps the other keys until the process ends.
  ///   - foods: the known foods.
  public init(
    over caller: ServiceCaller, secrets: SecretStore, session: SecretStore,
    foods: @escaping @Sendable () -> FoodReference
  ) {
    self.caller = caller
    self.foods = foods
    keys = AssistantKeys(kept: secrets, session: session)
  }

  /// The assistants behind a simulated connection.
  public func asking(over network: SimulatedNetwork) -> Assistants {
    var assistants = self
    assistants.caller = network.caller(over: caller)
    return assistants
  }

  /// The client of the chosen assistant; nil if the consent allows no data, or a required key is
  /// missing.
  ///
  /// - Throws: `AssistantError.notAnAddress`, `notSecure` or `keyUnreadable`.
  public func client(
    of settings: AssistantSettings
  ) throws(AssistantError) -> AssistantClient? {
    guard settings.consent != .nothing else { return nil }
    let endpoint = try settings.endpoint()
    if endpoint.needsKey, try keys.key(for: settings) == nil { return nil }
    return client(endpoint, settings)
  }

  /// Asks the assistant to read doubtful lines of an import.
  ///
  /// - Throws: `AssistantError`, which explains why there is no answer.
  public func proposals(
    for question: ReadingQuestion, by settings: AssistantSettings
  ) async throws(AssistantError) -> ReadingProposals {
    let client = client(try settings.endpoint(), settings)
    return try await noting(settings) { () async throws(AssistantError) in
      try await client.readings(of: question, allowing: settings.consent)
    }
  }

  /// Asks the assistant for substitutes for a food, and returns those that every eater may have.
  ///
  /// - Parameters:
  ///   - request: the table that eats the food; of its limits, only the diets may be sent, and only
  ///     if the consent allows dietary tags.
  ///   - weeklyBudget: the budget of a week, which is sent if the consent allows it.
  /// - Throws: `AssistantError`, which explains why there is no answer.
  public func substitutes(
    for food: FoodID, at request: SubstituteRequest, weeklyBudget: Money? = nil,
    by settings: AssistantSettings
  ) async throws(AssistantError) -> SubstituteProposals {
    let question = SubstituteQuestion(
      about: food, tags: request.tags.union(request.limits.diets), weeklyBudget: weeklyBudget)
    let client = client(try settings.endpoint(), settings)
    return try await noting(settings) { () async throws(AssistantError) in
      try await client.substitutes(for: question, at: request, allowing: settings.consent)
    }
  }

  /// Asks the assistant for substitutes for an item of a list.
  ///
  /// - Returns: the substitutes; nil if the item's food is unknown, or the limits of its eaters
  ///   cannot be read.
  /// - Throws: `AssistantError`, which explains why there is no answer.
  public func substitutes(
    for item: ListedItem, on list: GroceryList, at table: ItemEaters,
    unavailable: Set<FoodID> = [], weeklyBudget: Money? = nil, by settings: AssistantSettings
  ) async throws(AssistantError) -> SubstituteProposals? {
    guard let food = item.item.food,
      let request = table.request(for: item, on: list, unavailable: unavailable)
    else { return nil }
    return try await substitutes(
      for: food, at: request, weeklyBudget: weeklyBudget, by: settings)
  }

  /// The place where the chosen assistant's key is stored.
  ///
  /// - Throws: `AssistantError.keyUnreadable`.
  public func keyPlace(of settings: AssistantSettings) throws(AssistantError) -> KeyPlace {
    guard settings.provider == nil, try keys.key(for: settings) != nil else { return .nowhere }
    return settings.remembersKey ? .device : .memory
  }

  /// Whether the user is signed in with the chosen provider, according to this device.
  public func isSignedIn(by settings: AssistantSettings) -> Bool {
    settings.provider != nil && (try? keys.key(for: settings)) ?? nil != nil
  }

  /// Whether the service refused the present key at the last request.
  public func isKeyRefused(of settings: AssistantSettings) -> Bool {
    guard let key = try? keys.key(for: settings) else { return false }
    return refused.contains(key, at: settings.address)
  }

  /// Asks the assistant, and remembers a key that the service refuses.
  private func noting<Answer>(
    _ settings: AssistantSettings, _ ask: () async throws(AssistantError) -> Answer
  ) async throws(AssistantError) -> Answer {
    let key = try keys.key(for: settings)
    do throws(AssistantError) { return try await ask() } catch {
      guard error == .keyRefused, let key else { throw error }
      guard settings.provider == nil else {
        try? keys.keepSignedIn(nil, for: settings)
        throw .signedOut
      }
      refused.note(key, at: settings.address)
      throw error
    }
  }

  private func client(
    _ endpoint: AssistantEndpoint, _ settings: AssistantSettings
  ) -> AssistantClient {
    AssistantClient(
      endpoint, over: caller, foods: foods(),
      key: { [keys] () throws(AssistantError) in try keys.key(for: settings) })
  }
}
