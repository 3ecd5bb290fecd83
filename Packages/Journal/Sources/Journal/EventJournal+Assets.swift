extension EventJournal {
  /// Appends events as one batch, after the assets that they name are on disk.
  ///
  /// After an error no event is stored; the next ``sweepAssets(of:named:)`` removes assets that
  /// were stored. If the journal has no file yet, the file is created first, because assets without
  /// a journal would mean that the journal was lost.
  /// - Parameter stream: The stream of the assets.
  @discardableResult
  public func append(
    _ events: [Event], naming assets: [Asset], of stream: StreamName
  ) async throws(JournalError) -> [Record] {
    if !log.exists { try begin() }
    for asset in assets { try folder.keep(asset, of: stream) }
    let records = try await append(events)
    // The assets are stored once more, because a concurrent sweep may not have seen the events.
    for asset in assets { try folder.keep(asset, of: stream) }
    return records
  }

  /// The bytes of an asset; nil if no asset has the name.
  public func asset(_ name: AssetName, of stream: StreamName) throws(JournalError) -> [UInt8]? {
    try folder.asset(name, of: stream)
  }

  /// The bytes of an asset of any stream; nil if no asset has the name.
  public func asset(_ name: AssetName) throws(JournalError) -> [UInt8]? {
    for stream in try folder.streamsWithAssets() {
      if let bytes = try folder.asset(name, of: stream) { return bytes }
    }
    return nil
  }

  /// Removes the assets of a stream that no event names.
  ///
  /// - Parameter named: Gives the assets that the stream's events name; it is called twice, because
  ///   another process may add a name in the meantime.
  /// - Returns: The number of removed assets.
  @discardableResult
  public func sweepAssets(
    of stream: StreamName, named: @Sendable () async throws(JournalError) -> Set<AssetName>
  ) async throws(JournalError) -> Int {
    try folder.setAside(assetsOf: stream, except: try await named())
    return try folder.finishSweep(of: stream, named: try await named())
  }
}
