import DesignSystem
import ScreenParts

/// The household among the connections.
///
/// It shows how to found or join one, or the members and what is shared.
public struct SharingSection: Component {
  private let section: ListSection

  /// Makes the section.
  public init(_ input: SharingInput, isOffline: Bool, _ copy: Copy) {
    section = ListSection(
      "sharing", spokenHeader: copy("sharing.title"), footer: copy("sharing.footer"),
      surface: .groupedCard
    ) {
      input.error.map { Self.problem($0) }
      if let membership = input.membership {
        Self.membership(membership, copy)
        Self.members(input, isOffline: isOffline, copy)
        Self.sync(input, isOffline: isOffline, copy)
        Self.notes(input, copy)
        if let server = membership.server {
          Self.invitation(input, server, copy)
          Self.invite(input, isOffline: isOffline, copy)
        }
        ListRow(
          "sharing.leave", copy("sharing.leave"),
          action: ControlAction(SharingAction.leave, motion: .sheet), isDestructive: true)
      } else {
        Self.entry("create", icon: .home, action: SharingAction.create, input: input, copy: copy)
        Self.entry("join", icon: .key, action: SharingAction.join, input: input, copy: copy)
      }
    }
  }

  /// The element that shows the section.
  public var element: Element { section.element }

  private static func problem(_ text: String) -> Stack {
    Stack.inset("sharing.problem") { StatusLine("sharing.error", .warning, text) }
  }

  private static func entry(
    _ name: String, icon: IconRole, action: ActionForm<Void, Void>, input: SharingInput, copy: Copy
  ) -> ListRow {
    ListRow(
      ElementID("sharing").child(name), icon: icon, copy(CopyKey("sharing.\(name)")),
      accessory: .disclosure,
      hint: copy(input.isAllowed ? CopyKey("sharing.\(name).hint") : "control.needs-premium"),
      action: ControlAction(action, motion: .sheet), isEnabled: input.isAllowed)
  }

  private static func membership(_ membership: SharingInput.Membership, _ copy: Copy) -> ListRow {
    guard let server = membership.server else {
      return ListRow(
        "sharing.seat", icon: .home, copy("sharing.seat.made-up"),
        subtitle: copy("sharing.seat.made-up.subtitle"))
    }
    return ListRow(
      "sharing.seat", icon: .home, copy("sharing.seat", ["server": server]),
      subtitle: membership.name.isEmpty
        ? copy("sharing.seat.no-name") : copy("sharing.seat.name", ["name": membership.name]))
  }

  /// The members, or the reason why they are unknown.
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

  /// The time of the last sync, the pending edits, and the button to sync now.
  private static func sync(
    _ input: SharingInput, isOffline: Bool, _ copy: Copy
  ) -> ListRow {
    func line(_ ago: (Int) -> String) -> String {
      let synced =
        input.syncedSecondsAgo.map { copy("sharing.synced", ["ago": ago($0)]) }
        ?? copy("sharing.synced.never")
      let pendingEdits =
        input.pendingEditCount > 0 ? [copy("sharing.drafts", count: input.pendingEditCount)] : []
      return ([synced] + pendingEdits).joined(separator: " · ")
    }
    let isBusy = input.task == .syncing
    return ListRow(
      "sharing.sync", icon: .sync, copy(isBusy ? "sharing.sync.busy" : "sharing.sync"),
      value: line(copy.ago), spokenValue: line(copy.agoSpoken),
      hint: isOffline ? copy("sharing.sync.offline") : "",
      action: ControlAction(SharingAction.sync), isEnabled: !isOffline && !isBusy)
  }

  /// The switch for sharing notes, which can always be turned off; nil for an app without notes.
  private static func notes(_ input: SharingInput, _ copy: Copy) -> ListRow? {
    input.sharesNotes.map { isShared in
      ListRow.toggle(
        "sharing.notes", copy("sharing.notes"), subtitle: copy("sharing.notes.subtitle"),
        isOn: isShared, action: ControlAction(SharingAction.notes),
        isAllowed: input.isAllowed || isShared, copy: copy)
    }
  }

  /// The code, the time when it expires, and how the invited person uses it.
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
