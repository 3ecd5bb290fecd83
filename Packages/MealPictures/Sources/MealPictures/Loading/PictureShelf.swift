import DesignSystem
import MealModels

/// The pictures that screens want or wanted lately, and how far each has come.
///
/// It keeps what is known about files and no file, as many as ``capacity`` and as are wanted now. A
/// few are loaded at a time, in the order in which they were wanted.
public struct PictureShelf: Equatable, Sendable {
  /// How many pictures are kept beside those that are wanted now.
  public let capacity: Int
  /// How many are loaded at the same time.
  public let width: Int
  private var states: [PictureRequest: PictureState] = [:]
  private var wanted: [PictureRequest] = []
  /// Those that are kept, the last wanted at the end.
  private var order: [PictureRequest] = []
  private var loading: Set<PictureRequest> = []

  /// Makes an empty shelf.
  public init(capacity: Int = 60, width: Int = 4) {
    self.capacity = max(0, capacity)
    self.width = max(1, width)
  }

  /// How far a picture is; one that nobody asked for is a placeholder.
  public subscript(request: PictureRequest) -> PictureState {
    states[request] ?? PictureState(.placeholder)
  }

  /// How many pictures it knows of.
  public var count: Int { states.count }

  /// Takes note of what is wanted now, and says what to begin to load.
  ///
  /// What failed before is tried again once it is wanted anew.
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

  /// Takes note of how far a picture is.
  public mutating func progress(_ request: PictureRequest, _ fraction: Double) {
    guard loading.contains(request) else { return }
    states[request] = PictureState(.loading(min(1, max(0, fraction))))
  }

  /// Takes a picture in, and says what to begin to load next.
  public mutating func arrived(
    _ request: PictureRequest, _ photo: PhotoAsset?
  ) -> [PictureRequest] {
    end(request, PictureState(.loaded, photo: photo))
  }

  /// Takes note that a picture cannot be had, and says what to begin to load next.
  public mutating func failed(_ request: PictureRequest) -> [PictureRequest] {
    end(request, PictureState(.failed))
  }

  /// Tries again what failed and is still wanted: says what to begin to load.
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

  /// Forgets what nobody wants any more: what was never begun at once, the rest once there is more
  /// than is kept.
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
