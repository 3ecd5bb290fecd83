import Groceries
import MealModels
import RecipeAssistant
import ServiceCalls

/// The assistant that a household asks, if it wants to ask one: with its key, and for what it allowed.
///
/// Everything works without it. What it answers are proposals that hold against the foods that we know
/// and the limits of those who eat; nothing is stored until a person takes one.
public struct Assistants: Sendable {
  /// The keys, each for its own address.
  public let keys: AssistantKeys
  private var caller: ServiceCaller
  private let foods: @Sendable () -> FoodReference
  private let refused = RefusedKeys()

  /// Makes it.
  ///
  /// - Parameters:
  ///   - caller: asks services over the network.
  ///   - secrets: where keys are kept that somebody wants remembered.
  ///   - session: where the others are held until the process ends.
  ///   - foods: the foods that are known.
  public init(
    over caller: ServiceCaller, secrets: SecretStore, session: SecretStore,
    foods: @escaping @Sendable () -> FoodReference
  ) {
    self.caller = caller
    self.foods = foods
    keys = AssistantKeys(kept: secrets, session: session)
  }

  /// The same assistant, asked over a simulated connection.
  public func asking(over network: SimulatedNetwork) -> Assistants {
    var assistants = self
    assistants.caller = network.caller(over: caller)
    return assistants
  }

  /// The client of the assistant that is set; nil where nothing may be told to it, or where it has no
  /// key and needs one, so that there is nothing to offer.
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

  /// How the assistant reads what of an import is in doubt.
  ///
  /// - Throws: `AssistantError`, which says in plain words why there is no answer.
  public func proposals(
    for question: ReadingQuestion, by settings: AssistantSettings
  ) async throws(AssistantError) -> ReadingProposals {
    let client = client(try settings.endpoint(), settings)
    return try await noting(settings) { () async throws(AssistantError) in
      try await client.readings(of: question, allowing: settings.consent)
    }
  }

  /// What the assistant would take instead of a food, as far as everyone who eats may have it.
  ///
  /// - Parameters:
  ///   - request: the table at which it is eaten; of its limits the diets alone may be told, and
  ///     those only where dietary tags are allowed.
  ///   - weeklyBudget: what is spent in a week, told where the budget is allowed.
  /// - Throws: `AssistantError`, which says in plain words why there is no answer.
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

  /// What the assistant would take instead of an item of a list; nil where nobody knows what the item
  /// is, or the limits of those who eat it cannot be read.
  ///
  /// - Throws: `AssistantError`, which says in plain words why there is no answer.
  public func substitutes(
    for item: ListedItem, on list: GroceryList, at table: ItemTable,
    unavailable: Set<FoodID> = [], weeklyBudget: Money? = nil, by settings: AssistantSettings
  ) async throws(AssistantError) -> SubstituteProposals? {
    guard let food = item.item.food,
      let request = table.request(for: item, on: list, unavailable: unavailable)
    else { return nil }
    return try await substitutes(
      for: food, at: request, weeklyBudget: weeklyBudget, by: settings)
  }

  /// Where the key of the assistant that is set is.
  ///
  /// - Throws: `AssistantError.keyUnreadable`.
  public func keyPlace(of settings: AssistantSettings) throws(AssistantError) -> KeyPlace {
    guard settings.provider == nil, try keys.key(for: settings) != nil else { return .nowhere }
    return settings.remembersKey ? .device : .memory
  }

  /// Whether somebody signed in with the provider that is set, as far as this device knows.
  public func isSignedIn(by settings: AssistantSettings) -> Bool {
    settings.provider != nil && (try? keys.key(for: settings)) ?? nil != nil
  }

  /// Whether the service did not take the very key that is kept now, when it was asked last.
  public func isKeyRefused(of settings: AssistantSettings) -> Bool {
    guard let key = try? keys.key(for: settings) else { return false }
    return refused.contains(key, at: settings.address)
  }

  /// Asks, and notes a key that the service does not take.
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
