import DesignSystem
import ScreenParts

/// The household among the connections: founding or joining one, or who belongs to it and what is shared.
public struct SharingSection: Component {
  private let section: ListSection

  /// Makes the section.
  public init(_ input: SharingInput, isOffline: Bool, _ copy: Copy) {
    section = ListSection(
      "sharing", header: copy("sharing.title"), footer: copy("sharing.footer"),
      surface: .groupedCard
    ) {
      input.error.map { Self.problem($0) }
      if let seat = input.seat {
        Self.seat(seat, copy)
        Self.members(input, isOffline: isOffline, copy)
        Self.sync(input, isOffline: isOffline, copy)
        Self.notes(input, copy)
        if let server = seat.server {
          Self.invitation(input, server, copy)
          Self.invite(input, isOffline: isOffline, copy)
        }
        ListRow(
          "sharing.leave", copy("sharing.leave"),
          action: ControlAction(SharingAction.leave, motion: .sheet), isDestructive: true)
      } else {
        Self.entry("create", .home, SharingAction.create, input, copy)
        Self.entry("join", .key, SharingAction.join, input, copy)
      }
    }
  }

  /// The node that this value stands for.
  public var element: Element { section.element }

  private static func problem(_ text: String) -> Stack {
    Stack.inset("sharing.problem") { StatusLine("sharing.error", .warning, text) }
  }

  private static func entry(
    _ name: String, _ icon: IconRole, _ action: ActionForm<Void, Void>, _ input: SharingInput,
    _ copy: Copy
  ) -> ListRow {
    ListRow(
      ElementID("sharing").child(name), icon: icon, copy(CopyKey("sharing.\(name)")),
      accessory: .disclosure,
      hint: copy(input.isAllowed ? CopyKey("sharing.\(name).hint") : "control.needs-premium"),
      action: ControlAction(action, motion: .sheet), isEnabled: input.isAllowed)
  }

  private static func seat(_ seat: SharingInput.Seat, _ copy: Copy) -> ListRow {
    guard let server = seat.server else {
      return ListRow(
        "sharing.seat", icon: .home, copy("sharing.seat.made-up"),
        subtitle: copy("sharing.seat.made-up.subtitle"))
    }
    return ListRow(
      "sharing.seat", icon: .home, copy("sharing.seat", ["server": server]),
      subtitle: seat.name.isEmpty
        ? copy("sharing.seat.no-name") : copy("sharing.seat.name", ["name": seat.name]))
  }

  /// Who belongs to it, or why that is not known.
  private static func members(
    _ input: SharingInput, isOffline: Bool, _ copy: Copy
  ) -> [ListRow] {
    switch input.members {
    case .known(let members):
      return members.enumerated().map { member($1, ElementID("sharing.member").child($0), copy) }
    case .looking where !isOffline:
      return [ListRow("sharing.members", icon: .servings, copy("sharing.members.looking"))]
    case .looking, .unknown:
      let words: CopyKey = isOffline ? "sharing.members.offline" : "sharing.members.unknown"
      let row = ListRow("sharing.members", icon: .servings, copy(words))
      let again = ListRow(
        "sharing.look", icon: .refresh, copy("sharing.look"),
        action: ControlAction(SharingAction.look))
      return isOffline ? [row] : [row, again]
    }
  }

  private static func member(
    _ member: SharingInput.Member, _ id: ElementID, _ copy: Copy
  ) -> ListRow {
    let name =
      switch (member.isYou, member.name) {
      case (true, ""): copy("sharing.member.you.nameless")
      case (true, let name): copy("sharing.member.you", ["name": name])
      case (false, ""): copy("sharing.member.nameless")
      case (false, let name): name
      }
    return ListRow(
      id, icon: .person, name, value: copy("sharing.member.devices", count: member.deviceCount))
  }

  /// When the server was last met, what waits, and meeting it now.
  private static func sync(
    _ input: SharingInput, isOffline: Bool, _ copy: Copy
  ) -> ListRow {
    func line(_ ago: (Int) -> String) -> String {
      let synced =
        input.syncedSecondsAgo.map { copy("sharing.synced", ["ago": ago($0)]) }
        ?? copy("sharing.synced.never")
      let drafts = input.draftCount > 0 ? [copy("sharing.drafts", count: input.draftCount)] : []
      return ([synced] + drafts).joined(separator: " · ")
    }
    let isBusy = input.task == .syncing
    return ListRow(
      "sharing.sync", icon: .sync, copy(isBusy ? "sharing.sync.busy" : "sharing.sync"),
      value: line(copy.ago), spokenValue: line(copy.agoSpoken),
      hint: isOffline ? copy("sharing.sync.offline") : "",
      action: ControlAction(SharingAction.sync), isEnabled: !isOffline && !isBusy)
  }

  /// Turning it off is always possible.
  private static func notes(_ input: SharingInput, _ copy: Copy) -> ListRow? {
    input.sharesNotes.map { isShared in
      ListRow.toggle(
        "sharing.notes", copy("sharing.notes"), copy("sharing.notes.subtitle"),
        isOn: isShared, action: ControlAction(SharingAction.notes),
        isAllowed: input.isAllowed || isShared, copy)
    }
  }

  /// The code, until when it is good, and what the other one does with it.
  private static func invitation(
    _ input: SharingInput, _ server: String, _ copy: Copy
  ) -> Stack? {
    input.invitation.map { invitation in
      let time = copy.region.time(hour: invitation.minute / 60, minute: invitation.minute % 60)
      return Stack.inset("sharing.invitation") {
        TextBlock(
          "sharing.invitation.label", copy("sharing.code"), style: .footnote,
          color: .secondaryLabel, fillsWidth: true)
        TextBlock(
          "sharing.invitation.code", invitation.code, style: .title3,
          spoken: invitation.code.map(String.init).joined(separator: " "), fillsWidth: true)
        TextBlock(
          "sharing.invitation.expires",
          copy("sharing.code.expires", ["time": time, "day": copy.day(invitation.day)]),
          style: .footnote, fillsWidth: true)
        TextBlock(
          "sharing.invitation.pass-on",
          copy("sharing.code.pass-on", ["server": server]), style: .footnote,
          color: .secondaryLabel, fillsWidth: true)
      }
    }
  }

  private static func invite(
    _ input: SharingInput, isOffline: Bool, _ copy: Copy
  ) -> ListRow {
    let words: CopyKey =
      input.task == .inviting
      ? "sharing.invite.busy"
      : input.invitation == nil ? "sharing.invite" : "sharing.invite.again"
    return ListRow(
      "sharing.invite", icon: .add, copy(words),
      hint: copy(isOffline ? "sharing.invite.offline" : "sharing.invite.hint"),
      action: ControlAction(SharingAction.invite),
      isEnabled: !isOffline && input.task != .inviting)
  }
}
