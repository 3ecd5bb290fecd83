import AppShell
import DesignSystem
import MealAdvisorFeatureParts
import MealModels
import MealPictures

/// Loads the pictures that other features need, and offers them with their progress.
///
/// If all pictures are drawn on this device, the feature does nothing.
struct PicturesFeature: MealAdvisorFeature {
  enum Action: Sendable {
    case looked
    case connected
    case progressed(PictureRequest, Double)
    case arrived(PictureRequest, PhotoAsset?)
    case failed(PictureRequest)
  }

  enum Effect: Sendable {
    case load(PictureRequest)
  }

  let id: FeatureID = "pictures"
  let routes: [RouteDefinition] = []
  let clients: MealAdvisorClients

  init(_ clients: MealAdvisorClients) { self.clients = clients }

  func initialState() -> PictureShelf { PictureShelf() }

  let actions: [ActionHandler<Action>] = [.on(PictureAction.look, .looked)]

  func action(forConnection isThere: Bool) -> Action? { isThere ? .connected : nil }

  func reduce(
    _ action: Action, into shelf: inout PictureShelf, stored: Void, world: World
  ) -> [Command<Effect>] {
    let next: [PictureRequest]
    switch action {
    case .looked: next = shelf.want(world.offers.all(WantedPictures.self).flatMap(\.requests))
    case .connected: next = shelf.retry()
    case .progressed(let request, let fraction):
      shelf.progress(request, fraction)
      next = []
    case .arrived(let request, let photo): next = shelf.arrived(request, photo)
    case .failed(let request): next = shelf.failed(request)
    }
    return next.map { .run(.load($0), id: EffectID("\($0.ratio.rawValue) \($0.meal)")) }
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    AsyncStream { continuation in
      let task = Task {
        switch effect {
        case .load(let request): continuation.yield(await load(request, continuation))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func load(
    _ request: PictureRequest, _ reports: AsyncStream<Action>.Continuation
  ) async -> Action {
    guard let load = clients.pictures.load else { return .arrived(request, nil) }
    do throws(PictureError) {
      let photo = try await load(request) { reports.yield(.progressed(request, $0)) }
      return .arrived(request, photo)
    } catch {
      return .failed(request)
    }
  }

  func screen(
    of route: Route, state: PictureShelf, stored: Void, context: ScreenContext
  ) -> (any Screen)? { nil }

  func offers(_ shelf: PictureShelf, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    if clients.pictures.load != nil { offers.add(shelf) }
    return offers
  }
}

extension MealAdvisorClients {
  /// The feature that loads pictures, for an app whose pictures are not drawn on the device.
  public var loadedPictures: any Feature { PicturesFeature(self) }
}
