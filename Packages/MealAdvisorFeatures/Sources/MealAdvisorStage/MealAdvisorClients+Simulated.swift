import EaterRecord
import MealAdvisorFeatureParts
import RecipeImport

extension MealAdvisorClients {
  /// A copy of the clients with every service over a simulated connection.
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

extension RecipeImporter {
  /// A copy of the importer with pages over a simulated connection; importing a text needs no
  /// connection.
  fileprivate func asking(over network: SimulatedNetwork) -> RecipeImporter {
    reading(picturesIf: { network.isConnected() }) { source, progress in
      guard case .link = source else {
        return try await self.reading(of: source, progress: progress)
      }
      return try await network.carry(
        offline: .unfetched(.offline), unheard: .unfetched(.connection("No answer.")),
        useless: .failure(.unfetched(.failed(status: 500)))
      ) { () async throws(ImportError) in
        try await self.reading(of: source, progress: progress)
      }
    }
  }
}
