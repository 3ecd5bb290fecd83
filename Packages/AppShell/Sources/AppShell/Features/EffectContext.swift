/// The edge at which an effect runs: the world outside, and what is stored.
public struct EffectContext<Stored: Sendable>: Sendable {
  /// What lies outside.
  public let environment: AppEnvironment
  private let read: @Sendable () async throws(StoredDataError) -> Stored

  /// Makes a context.
  ///
  /// - Parameter read: reads again what is stored; an app tells all its features of it. Whatever it
  ///   throws, what is stored cannot be read.
  public init(
    _ environment: AppEnvironment, read: @escaping @Sendable () async throws -> Stored
  ) {
    self.environment = environment
    self.read = { () async throws(StoredDataError) in
      do { return try await read() } catch { throw StoredDataError() }
    }
  }

  /// Reads again what is stored, tells every feature that shows it, and answers with it.
  ///
  /// Throws when it cannot be read.
  public func latest() async throws(StoredDataError) -> Stored { try await read() }

  /// Does something that stores, and has every feature know what is stored then, also after an
  /// error.
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

  /// The same, for who needs to know no more than whether it was stored.
  public func isWritten(_ body: () async throws -> Void) async -> Bool {
    (try? await write(body)) != nil
  }
}

/// What is stored cannot be read.
public struct StoredDataError: Error, Equatable, Sendable {
  /// Makes the error.
  public init() {}
}
