import DesignSystem
import MealModels
import Synchronization

/// The port to whoever has pictures of meals.
///
/// A picture is what is known about its file; nothing here decodes one.
public struct PictureSource: Sendable {
  /// Loads a picture and says on the way how far it is, 0 to 1; nil where the provider has none of
  /// the meal, whose plate is drawn then.
  ///
  /// It comes to an end by itself, since an app that closes waits for it.
  public typealias Load =
    @Sendable (PictureRequest, _ progress: @escaping @Sendable (Double) -> Void)
    async throws(PictureError) -> PhotoAsset?

  /// Loads a picture; nil where all of them are drawn on this device, which takes no time.
  public let load: Load?

  /// Draws the plates of all meals on this device.
  public static let plates = PictureSource(typed: nil)

  /// Makes a source that loads; what it throws becomes ``PictureError/init(_:)``.
  ///
  /// A photo that is not fit for its place (D-IMG-02 to 05) is as good as none: it throws
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

/// Passes on how far a picture is: never back, and not each of a thousand small steps.
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
