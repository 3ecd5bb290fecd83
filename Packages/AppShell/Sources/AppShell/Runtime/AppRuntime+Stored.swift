extension AppRuntime {
  /// Tells the app that stored data changed, for example by another process: it is read again, and
  /// every feature that depends on it is told.
  ///
  /// What could not be read the last time is tried again with it.
  public func dataChanged(_ change: DataChange) async {
    await read(parts.filter { change.concerns($0) || unread.contains($0.id) })
  }

  /// The same for a change of one stream.
  public func dataChanged(in stream: String) async { await dataChanged(.streams([stream])) }

  /// Reads parts again, one reading after the other, so that what is known never becomes older.
  func read(_ parts: [AnyStoredPart], tells: Bool = true) async {
    let before = reading
    let task = Task {
      await before?.value
      await self.take(parts, tells: tells)
    }
    reading = task
    await task.value
  }

  /// Reads what a feature depends on, for one of its effects.
  func latest(for owner: Int) async throws(StoredDataError) -> StoredValues {
    await read(parts)
    let needed = runners[owner].parts.map(\.id)
    guard unread.isDisjoint(with: needed) else { throw StoredDataError() }
    return stored
  }

  /// Whether something that is stored was never read, so that no screen would be true.
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

  /// Puts what was read in the place of what was known, and tells whoever depends on it.
  private func replace(_ changed: [String: StoredValues.Entry], tells: Bool) {
    let before = stored
    for (id, entry) in changed { stored[id] = entry }
    for owner in runners.indices where tells {
      guard runners[owner].parts.contains(where: { changed[$0.id] != nil }) else { continue }
      change(owner) { $0.handle(changeFrom: before, $1) }
    }
    reportChange()
  }

  /// Once everything can be read, nobody is told any more that it cannot.
  private func retractUnread() {
    if let unreadNotice { retract(unreadNotice) }
  }

  /// That something could not be read is said, unless something that failed stands there already, or
  /// the whole screen says it.
  private func sayUnread() {
    let place = navigation.current
    guard let unreadNotice, !isUnknown, said[place]?.notice.kind != .error else { return }
    say(unreadNotice, on: place)
  }
}
