import DesignSystem
import MealModels

/// The pictures that screens want or recently wanted, each with its loading state.
///
/// The shelf keeps facts about files, not the files. It keeps all wanted pictures and up to
/// ``capacity`` others. A few pictures load at a time, in the order in which screens wanted them.
public struct PictureShelf: Equatable, Sendable {
  /// The number of pictures kept in addition to the wanted ones.
  public let capacity: Int
  /// The number of pictures that load at the same time.
  public let width: Int
  private var states: [PictureRequest: PictureState] = [:]
  private var wanted: [PictureRequest] = []
  /// The kept pictures; the most recently wanted is last.
  private var order: [PictureRequest] = []
  private var loading: Set<PictureRequest> = []

  /// Makes an empty shelf.
  public init(capacity: Int = 60, width: Int = 4) {
    self.capacity = max(0, capacity)
    self.width = max(1, width)
  }

  /// The state of a picture; a picture that was not requested is a placeholder.
  public subscript(request: PictureRequest) -> PictureState {
    states[request] ?? PictureState(.placeholder)
  }

  /// The number of pictures that the shelf knows.
  public var count: Int { states.count }

  /// Records the wanted pictures, and returns the pictures to load now.
  ///
  /// A failed picture is tried again when it is next wanted.
  public mutating func want(_ requests: [PictureRequest]) -> [PictureRequest] {
    var now: [PictureRequest] = []
    for request in requests where !now.contains(request) { now.append(request) }
    let before = Set(wanted)
    for request in now where states[request] == nil || !before.contains(request) {
      if states[request] == nil || states[request]?.phase == .failed {
        states[request] = PictureState(.placeholder)
      }
    }
    wanted = now
    tidy()
    return begin()
  }

  /// Records how far a picture has loaded.
  public mutating func progress(_ request: PictureRequest, _ fraction: Double) {
    guard loading.contains(request) else { return }
    states[request] = PictureState(.loading(min(1, max(0, fraction))))
  }

  /// Stores a picture, and returns the pictures to load next.
  public mutating func arrived(
    _ request: PictureRequest, _ photo: PhotoAsset?
  ) -> [PictureRequest] {
    end(request, PictureState(.loaded, photo: photo))
  }

  /// Records that a picture is not available, and returns the pictures to load next.
  public mutating func failed(_ request: PictureRequest) -> [PictureRequest] {
    end(request, PictureState(.failed))
  }

  /// Retries failed pictures that are still wanted, and returns the pictures to load now.
  public mutating func retry() -> [PictureRequest] {
    for request in wanted where states[request]?.phase == .failed {
      states[request] = PictureState(.placeholder)
    }
    return begin()
  }

  private mutating func end(
    _ request: PictureRequest, _ state: PictureState
  ) -> [PictureRequest] {
    guard loading.remove(request) != nil else { return [] }
    states[request] = state
    tidy()
    return begin()
  }

  private mutating func begin() -> [PictureRequest] {
    let waiting = wanted.filter {
      states[$0]?.phase == .placeholder && !loading.contains($0)
    }
    let next = Array(waiting.prefix(max(0, width - loading.count)))
    for request in next {
      loading.insert(request)
      states[request] = PictureState(.loading(0))
    }
    return next
  }

  /// Drops unwanted pictures.
  ///
  /// A picture whose loading never began is dropped at once. Other pictures are dropped when the
  /// shelf exceeds its capacity.
  private mutating func tidy() {
    let now = Set(wanted)
    order =
      order.filter { states[$0] != nil && !now.contains($0) }
      + wanted.filter { states[$0] != nil }
    func isIdle(_ request: PictureRequest) -> Bool {
      !now.contains(request) && !loading.contains(request)
    }
    for request in order where isIdle(request) && states[request]?.phase == .placeholder {
      states[request] = nil
    }
    let idle = order.filter { isIdle($0) && states[$0] != nil }
    for request in idle.prefix(max(0, idle.count - capacity)) { states[request] = nil }
    order = order.filter { states[$0] != nil }
  }
}
