extension Element {
  /// The structure findings of this tree as a whole screen on a phone, in tree order.
  public var structureFindings: [StructureFinding] {
    let root = shown(in: .narrow)
    return root.duplicates + root.missingLabels + root.unreachable
      + (root.hasWayOn ? [] : [.init(.noEnabledAction, id)]) + root.severalPrimaries
  }

  private var duplicates: [StructureFinding] {
    var seen: Set<ElementID> = []
    return all.filter { !seen.insert($0.id).inserted }.map { .init(.duplicateID, $0.id) }
  }

  private var missingLabels: [StructureFinding] {
    all.filter { element in
      let needsLabel = element.action != nil || element.role.isInteractive
      let isRead = element.accessibility.exposure == .element
      return needsLabel && isRead && element.accessibility.label.isEmpty
    }.map { .init(.missingLabel, $0.id) }
  }

  private var unreachable: [StructureFinding] {
    let reached = Set(readingOrder.map(\.id))
    let offered = all.flatMap { $0.accessibility.customActions.map(\.action) }
    return all.filter { element in
      guard let action = element.action else { return false }
      return !reached.contains(element.id) && !offered.contains(action)
    }.map { .init(.unreachableAction, $0.id) }
  }

  private var hasWayOn: Bool { !actions.isEmpty }

  private var severalPrimaries: [StructureFinding] {
    all.filter { $0.role == .primaryButton }.dropFirst()
      .map { .init(.severalPrimaryActions, $0.id) }
  }
}

extension Screen {
  /// The structure findings of the screen's tree, including those about its primary action.
  public var structureFindings: [StructureFinding] {
    let root = element
    guard let primaryAction, root.find(primaryAction)?.action == nil else {
      return root.structureFindings
    }
    return root.structureFindings + [.init(.unknownPrimaryAction, primaryAction)]
  }
}
