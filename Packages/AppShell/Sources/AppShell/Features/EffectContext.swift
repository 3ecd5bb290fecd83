/// The environment and stored data of an effect.
public struct EffectContext<Stored: Sendable>: Sendable {
  /// The environment.
  public let environment: AppEnvironment
  private let read: @Sendable () async throws(StoredDataError) -> Stored

  /// Makes a context.
  ///
  /// - Parameter read: reads the stored data again; an app then informs all its features. Any error
  ///   means that the data is unreadable.
  public init(
    _ environment: AppEnvironment, read: @escaping @Sendable () async throws -> Stored
  ) {
    self.environment = environment
    self.read = { () async throws(StoredDataError) in
      do { return try await read() } catch { throw StoredDataError() }
    }
  }

  /// Reads the stored data again, informs every feature that shows it, and returns it.
  ///
  /// Throws if it is unreadable.
  public func latest() async throws(StoredDataError) -> Stored { try await read() }

  /// Runs a function that stores data.
  ///
  /// Then informs every feature of the new data, even after an error.
  @discardableResult
  public func write<Result: Sendable, Failure: Error>(
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: Result
    do throws(Failure) { result = try await body() } catch {
      _ = try? await read()
      throw error
    }
    _ = try? await read()
    return result
  }

  /// Runs a function that stores data, and returns whether it succeeded.
  ///
  /// Every feature is informed of the new data.
  public func isWritten(_ body: () async throws -> Void) async -> Bool {
    (try? await write(body)) != nil
  }
}

/// The stored data is unreadable.
public struct StoredDataError: Error, Equatable, Sendable {
  /// Makes the error.
  public init() {}
}
