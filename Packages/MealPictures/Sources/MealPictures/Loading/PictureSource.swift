import DesignSystem
import MealModels
import Synchronization

/// The port to a provider of pictures of meals.
///
/// A picture is the facts about its file; no code here decodes one.
public struct PictureSource: Sendable {
  /// Loads a picture and reports its progress from 0 to 1.
  ///
  /// It returns nil if the provider has no picture of the meal; the app then draws the plate.
  ///
  /// It must end in limited time, because an app that closes waits for it.
  public typealias Load =
    @Sendable (PictureRequest, _ progress: @escaping @Sendable (Double) -> Void)
    async throws(PictureError) -> PhotoAsset?

  /// Loads a picture; nil if this device draws all pictures, which takes no time.
  public let load: Load?

  /// Draws the plates of all meals on this device.
  public static let plates = PictureSource(typed: nil)

  /// Makes a source that loads; its errors become ``PictureError/init(_:)``.
  ///
  /// For a photo that is not fit for its place (D-IMG-02 to 05), it throws
  /// ``PictureError/unfit(_:)``.
  public init(
    load:
      @escaping @Sendable (PictureRequest, _ progress: @escaping @Sendable (Double) -> Void)
      async throws -> PhotoAsset?
  ) {
    self.init(typed: { request, progress async throws(PictureError) in
      let steps = ProgressSteps(progress)
      let photo: PhotoAsset?
      do { photo = try await load(request, steps.take) } catch { throw PictureError(error) }
      let findings = photo?.findings(for: request.ratio).filter { !$0.isAdvice } ?? []
      guard findings.isEmpty else { throw .unfit(findings) }
      return photo
    })
  }

  private init(typed load: Load?) { self.load = load }
}

/// Passes on the progress of a picture.
///
/// It never goes backwards, and skips very small steps.
private final class ProgressSteps: Sendable {
  private static let least = 0.05

  private let last = Mutex(0.0)
  private let report: @Sendable (Double) -> Void

  init(_ report: @escaping @Sendable (Double) -> Void) { self.report = report }

  @Sendable func take(_ fraction: Double) {
    guard fraction.isFinite else { return }
    let step = last.withLock { last -> Double? in
      let next = min(1, fraction)
      guard next - last >= Self.least || (next == 1 && last < 1) else { return nil }
      last = next
      return next
    }
    if let step { report(step) }
  }
}
