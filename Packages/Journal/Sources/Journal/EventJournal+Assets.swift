extension EventJournal {
  /// Appends events as one batch after the assets that they name are on disk.
  ///
  /// After an error no event is there; an asset that is there then is removed by the next
  /// ``sweepAssets(of:named:)``. Where there is no file of the journal yet, it is made first: assets
  /// without one say that it is gone.
  /// - Parameter stream: The stream whose assets they are.
  @discardableResult
  public func append(
    _ events: [Event], naming assets: [Asset], of stream: StreamName
  ) async throws(JournalError) -> [Record] {
    if !log.exists { try begin() }
    for asset in assets { try folder.keep(asset, of: stream) }
    let records = try await append(events)
    // Somebody who swept a moment ago may not have seen the events yet.
    for asset in assets { try folder.keep(asset, of: stream) }
    return records
  }

  /// What an asset of a stream holds; nil where there is none of that name.
  public func asset(_ name: AssetName, of stream: StreamName) throws(JournalError) -> [UInt8]? {
    try folder.asset(name, of: stream)
  }

  /// Removes the assets of a stream that no event names.
  ///
  /// - Parameter named: The assets that the events of the stream name now; asked twice, since
  ///   another process may name one meanwhile.
  /// - Returns: How many were removed.
  @discardableResult
  public func sweepAssets(
    of stream: StreamName, named: @Sendable () async throws(JournalError) -> Set<AssetName>
  ) async throws(JournalError) -> Int {
    try folder.setAside(assetsOf: stream, except: try await named())
    return try folder.finishSweep(of: stream, named: try await named())
  }
}
