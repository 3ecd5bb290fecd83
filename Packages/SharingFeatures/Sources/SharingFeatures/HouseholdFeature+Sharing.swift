import AppShell
import DesignSystem
import HouseholdSharing
import Journal
import MealModels
import SharingScreens
import PremiumGate
import ScreenParts
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HouseholdFeature {
  /// What follows of what happens about the household.
  func share(
    _ step: SharingStep, _ state: inout State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    switch step {
    case .opened, .wrote, .wroteSecret, .held, .entered, .joined, .refused:
      return enter(step, &state, stored, world)
    case .leaveTapped, .leaveConfirmed, .left, .stayed: return leave(step, &state, stored, world)
    case .lookTapped:
      state.sharing.isUnknown = false
      return look(state, stored, world)
    case .looked(let members): (state.sharing.members, state.sharing.isUnknown) = (members, false)
    case .unknown: state.sharing.isUnknown = true
    case .inviteTapped:
      guard let seat = stored.status.seat, !seat.isStandIn, !state.sharing.isInviting else {
        return []
      }
      (state.sharing.isInviting, state.sharing.trouble) = (true, nil)
      return [.run(.share(.invite), id: "invite")]
    case .invited(let invitation):
      (state.sharing.isInviting, state.sharing.invitation) = (false, invitation)
    case .failed(let trouble): (state.sharing.isInviting, state.sharing.trouble) = (false, trouble)
    case .syncTapped:
      // Who was told that the server was set back, and syncs again, tells it everything anew.
      let isAnew = state.sharing.trouble == .server(.cursorAhead)
      (state.sharing.isByHand, state.sharing.trouble) = (true, nil)
      return meet(.hand, isAnew: isAnew, &state, stored, world)
    case .notesSet(let isOn):
      guard !isOn || isAllowed(stored, world) else { return [] }
      return [.run(.share(.notes(isOn)))]
    case .unstored: return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  /// Asks who belongs to the household, where that can be asked.
  func look(_ state: State, _ stored: KeptHousehold, _ world: World) -> [Command<Effect>] {
    guard stored.status.seat != nil, world.isConnected else { return [] }
    return [.run(.share(.look), id: "look")]
  }

  private func leave(
    _ step: SharingStep, _ state: inout State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    let closing: [Command<Effect>] = world.isAt(SharingRoutes.leave) ? [.dismiss] : []
    switch step {
    case .leaveTapped:
      state.sharing.isHeld = false
      return stored.status.seat == nil ? [] : [.show(Route(SharingRoutes.leave))]
    case .leaveConfirmed(let isForced):
      return [.run(.share(.leave(isForced: isForced)), id: "leave")]
    case .left:
      state.sharing = Sharing()
      (state.told, state.lastMet) = (nil, nil)
      return closing + [.say(.confirmation(clients.copy("sharing.left")))]
    case .stayed(.server(let failure)) where failure.isPassing && !state.sharing.isHeld:
      // The question stays, and says what leaving means now.
      state.sharing.isHeld = true
      return []
    case .stayed(let trouble):
      state.sharing.trouble = trouble
      return closing
    default: return []
    }
  }

  /// Whether sharing may be begun and widened.
  func isAllowed(_ stored: KeptHousehold, _ world: World) -> Bool {
    guard let feature = clients.households.rules.feature else { return true }
    let phase = stored.entitlement.phase(at: world.deviceDate)
    return Gate(phase, of: clients.record.offer).decide(.apply, feature).isAllowed
  }

  /// Who works on which device, as far as the server said.
  func names(_ state: State) -> [DeviceID: String] {
    let pairs = (state.sharing.members ?? []).flatMap { member in
      member.devices.compactMap { text in (try? DeviceID(text)).map { ($0, member.name) } }
    }
    return Dictionary(pairs.filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
  }

  /// Everything that is asked.
  func disputed(_ state: State, _ stored: KeptHousehold) -> [DisputedThing] {
    stored.status.conflicts.isEmpty ? [] : DisputedThing.all(stored.status, names(state))
  }

  /// The household as Account & Connections shows it.
  func sharing(_ state: State, _ stored: KeptHousehold, _ world: World) -> SharingInput {
    let sharing = state.sharing
    return SharingInput(
      seat: stored.status.seat.map {
        .init(server: $0.isStandIn ? nil : $0.service, name: $0.name)
      },
      members: sharing.members.map { .known($0.map(SharingInput.Member.init)) }
        ?? (sharing.isUnknown ? .unknown : .looking),
      invitation: sharing.invitation.flatMap { shown($0, world) },
      syncedSecondsAgo: state.lastMet.map {
        Int(bounded: max(0, world.date.timeIntervalSince($0)))
      },
      draftCount: stored.status.drafts.count,
      sharesNotes: clients.notesConsent.map(stored.consents.given.contains),
      task: sharing.isInviting ? .inviting : state.isMeeting ? .syncing : nil,
      error: sharing.trouble.map { clients.copy.words(of: $0) },
      isAllowed: isAllowed(stored, world))
  }

  /// An invitation until it expires.
  private func shown(
    _ invitation: HouseholdInvitation, _ world: World
  ) -> SharingInput.Invitation? {
    guard invitation.expires > world.date else { return nil }
    let end = invitation.expires.timeIntervalSince1970 + Double(world.secondsFromGMT)
    let minutes = Int(bounded: (end / 60).rounded(.down))
    return .init(invitation.code, day: minutes / 1_440, minute: minutes % 1_440)
  }
}

extension SharingInput.Member {
  fileprivate init(_ member: HouseholdMember) {
    self.init(
      member.id, name: member.name, deviceCount: member.devices.count, isYou: member.isYou)
  }
}
