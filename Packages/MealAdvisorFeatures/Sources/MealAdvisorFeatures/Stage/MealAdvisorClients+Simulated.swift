import EaterRecord
import MealAdvisorFeatureParts
import RecipeBookFeatures

extension MealAdvisorClients {
  /// The same, with everybody outside asked over a simulated connection.
  func asking(over network: SimulatedNetwork) -> MealAdvisorClients {
    var clients = self
    clients.service = service.asking(over: network)
    clients.retailers = retailers?.asking(over: network)
    clients.assistants = assistants?.asking(over: network)
    clients.households = households?.asking(over: network)
    clients.recipeLinks = recipeLinks?.asking(over: network)
    return clients
  }
}

extension RecipeLinkReader {
  /// The same, with pages asked for over a simulated connection; a text needs none.
  fileprivate func asking(over network: SimulatedNetwork) -> RecipeLinkReader {
    RecipeLinkReader { source, progress in
      guard case .link = source else {
        return try await self.reading(of: source, progress: progress)
      }
      return try await network.carry(
        offline: .offline, unheard: .unreadable, useless: .failure(.unreadable)
      ) { () async throws(RecipeLinkError) in
        try await self.reading(of: source, progress: progress)
      }
    }
  }
}
