import DesignSystem

extension AppRuntime {
  /// Fires an action of the current screen, and removes its notice.
  ///
  /// Throws `rejectedAction` if no enabled control there has the action or the screen is not the
  /// intended one, and `unclaimedAction` if no feature handles it.
  ///
  /// - Parameter isMeant: whether the action is still meant for a screen with this root.
  public func fire(
    _ call: ActionCall, where isMeant: @Sendable (Element) -> Bool = { _ in true }
  ) throws(AppShellError) {
    let root = try shownTree()
    guard isMeant(root), root.action(for: call) != nil else {
      throw .rejectedAction(call.description)
    }
    said[shownRoute] = nil
    returnToList(for: call, in: root)
    guard dispatch(call) else { throw .unclaimedAction(call.description) }
  }

  /// Informs the features that the connection changed; features that wait for it can continue.
  public func connectionChanged() {
    let isThere = environment.isConnected()
    for owner in runners.indices { change(owner) { $0.handle(connection: isThere, $1) } }
    reportChange()
  }

  @discardableResult
  private func dispatch(_ call: ActionCall) -> Bool {
    if let path = NavigationAction.selectTab.read(call)?.subject {
      guard let tab = navigation.tabs.first(where: { $0.path == path }) else { return false }
      show(tab)
    } else if call == NavigationAction.dismiss.call() {
      navigation.dismiss()
    } else {
      return dispatchToOwner(call)
    }
    reportChange()
    return true
  }

  private func dispatchToOwner(_ call: ActionCall) -> Bool {
    owners[call.id].map { change($0) { $0.handle(call, $1) } } ?? false
  }

  func carryOut(_ commands: [ErasedCommand], for owner: Int) {
    for command in commands {
      switch command {
      case .run(let effect, let id): run(effect, id, for: owner)
      case .cancel(let id): effects.cancel(id, of: owner)
      case .show(let route): show(route)
      case .dismiss: navigation.dismiss()
      case .say(let notice, let route): say(notice, on: route ?? shownRoute)
      case .retract(let notice): retract(notice)
      case .fire(let call): dispatch(call)
      case .leave(let departure): leave(for: departure)
      case .call(let words): call(words)
      }
    }
    reportChange()
  }
}
