extension AppRuntime {
  /// Informs the app that stored data changed, for example by another process.
  ///
  /// The app reads the data again and informs every feature that depends on it. It also reads parts
  /// again that were unreadable last time.
  public func dataChanged(_ change: DataChange) async {
    await read(parts.filter { change.concerns($0) || unread.contains($0.id) })
  }

  /// Informs the app that one stream changed.
  public func dataChanged(in stream: String) async { await dataChanged(.streams([stream])) }

  /// Reads parts again.
  ///
  /// Two calls never read at the same time, so that older data never replaces newer data.
  func read(_ parts: [AnyStoredPart], tells: Bool = true) async {
    let before = reading
    let task = Task {
      await before?.value
      await self.take(parts, tells: tells)
    }
    reading = task
    await task.value
  }

  /// Reads a feature's stored data, for one of its effects.
  func latest(for owner: Int) async throws(StoredDataError) -> StoredValues {
    await read(parts)
    let needed = runners[owner].parts.map(\.id)
    guard unread.isDisjoint(with: needed) else { throw StoredDataError() }
    return stored
  }

  /// Whether a part was never read, so that any screen could be wrong.
  var isUnknown: Bool { !unread.isSubset(of: everRead) }

  private func take(_ parts: [AnyStoredPart], tells: Bool) async {
    var changed: [String: StoredValues.Entry] = [:]
    var failed: Set<String> = []
    for part in parts {
      do {
        changed[part.id] = try await part.read(unread.contains(part.id) ? nil : stored[part.id])
        everRead.insert(part.id)
      } catch {
        failed.insert(part.id)
        if !unread.contains(part.id) { changed[part.id] = part.unread(stored[part.id]) }
      }
    }
    unread.subtract(parts.map(\.id))
    unread.formUnion(failed)
    if !changed.isEmpty { replace(changed, tells: tells) }
    guard tells else { return }
    if !failed.isEmpty { sayUnread() } else if unread.isEmpty { retractUnread() }
  }

  /// Replaces the known data, and informs the features that depend on it.
  private func replace(_ changed: [String: StoredValues.Entry], tells: Bool) {
    let before = stored
    for (id, entry) in changed { stored[id] = entry }
    for owner in runners.indices where tells {
      guard runners[owner].parts.contains(where: { changed[$0.id] != nil }) else { continue }
      change(owner) { $0.handle(changeFrom: before, $1) }
    }
    reportChange()
  }

  /// Removes the notice of unreadable data once every part is readable.
  private func retractUnread() {
    if let unreadNotice { retract(unreadNotice) }
  }

  /// Shows the notice of unreadable data.
  ///
  /// It does nothing if the screen shows another failure already, or if the whole screen is about
  /// unreadable data.
  private func sayUnread() {
    let place = navigation.current
    guard let unreadNotice, !isUnknown, said[place]?.notice.kind != .error else { return }
    say(unreadNotice, on: place)
  }
}
