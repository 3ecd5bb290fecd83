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
  /// Handles a step of sharing.
  func share(
    _ step: SharingStep, in state: inout State, stored: KeptHousehold, world: World
  ) -> [Command<Effect>] {
    switch step {
    case .opened, .wrote, .wroteSecret, .held, .entered, .joined, .refused:
      return enter(step, in: &state, stored: stored, world: world)
    case .leaveTapped, .leaveConfirmed, .left, .stayed:
      return leave(step, in: &state, stored: stored, world: world)
    case .lookTapped:
      state.sharing.members.look()
      return look(state, stored, world)
    case .looked(let members): state.sharing.members = .known(members)
    case .unknown: state.sharing.members.fail()
    case .inviteTapped:
      guard let membership = stored.status.membership, !membership.isStandIn,
        !state.sharing.isInviting
      else {
        return []
      }
      (state.sharing.isInviting, state.sharing.error) = (true, nil)
      return [.run(.share(.invite), id: "invite")]
    case .invited(let invitation):
      (state.sharing.isInviting, state.sharing.invitation) = (false, invitation)
    case .failed(let error): (state.sharing.isInviting, state.sharing.error) = (false, error)
    case .syncTapped:
      // After the message that the server was reset, a sync by hand sends everything again.
      let isAnew = state.sharing.error == .server(.cursorAhead)
      (state.sharing.isByHand, state.sharing.error) = (true, nil)
      return synchronize(.hand, isAnew: isAnew, in: &state, stored: stored, world: world)
    case .notesSet(let isOn):
      guard !isOn || isAllowed(stored, world) else { return [] }
      return [.run(.share(.notes(isOn)))]
    case .unstored: return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  /// Requests the members of the household, if there is a connection.
  func look(_ state: State, _ stored: KeptHousehold, _ world: World) -> [Command<Effect>] {
    guard stored.status.membership != nil, world.isConnected else { return [] }
    return [.run(.share(.look), id: "look")]
  }

  private func leave(
    _ step: SharingStep, in state: inout State, stored: KeptHousehold, world: World
  ) -> [Command<Effect>] {
    let closing: [Command<Effect>] = world.isAt(SharingRoutes.leave) ? [.dismiss] : []
    switch step {
    case .leaveTapped:
      state.sharing.isHeld = false
      return stored.status.membership == nil ? [] : [.show(Route(SharingRoutes.leave))]
    case .leaveConfirmed(let isForced):
      return [.run(.share(.leave(isForced: isForced)), id: "leave")]
    case .left:
      state.sharing = Sharing()
      (state.told, state.lastSync) = (nil, nil)
      return closing + [.say(.confirmation(clients.copy("sharing.left")))]
    case .stayed(.server(let failure)) where failure.isPassing && !state.sharing.isHeld:
      // The alert stays open, and now says what it means to leave.
      state.sharing.isHeld = true
      return []
    case .stayed(let error):
      state.sharing.error = error
      return closing
    default: return []
    }
  }

  /// Whether the user may start sharing, or share more.
  func isAllowed(_ stored: KeptHousehold, _ world: World) -> Bool {
    guard let feature = clients.households.rules.feature else { return true }
    let phase = stored.entitlement.phase(at: world.deviceDate)
    return Gate(phase, of: clients.record.offer).decide(.apply, feature).isAllowed
  }

  /// The names of the members, by their devices, as far as the server named them.
  func names(_ state: State) -> [DeviceID: String] {
    let pairs = state.sharing.members.list.flatMap { member in
      member.devices.compactMap { text in (try? DeviceID(text)).map { ($0, member.name) } }
    }
    return Dictionary(pairs.filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
  }

  /// All conflicts.
  func disputed(_ state: State, _ stored: KeptHousehold) -> [DisputedThing] {
    stored.status.conflicts.isEmpty ? [] : DisputedThing.all(stored.status, names(state))
  }

  /// The household, as Account & Connections shows it.
  func sharing(_ state: State, _ stored: KeptHousehold, _ world: World) -> SharingInput {
    let sharing = state.sharing
    return SharingInput(
      membership: stored.status.membership.map {
        .init(server: $0.isStandIn ? nil : $0.service, name: $0.name)
      },
      members: .init(sharing.members),
      invitation: sharing.invitation.flatMap { shown($0, world) },
      syncedSecondsAgo: state.lastSync.map {
        Int(bounded: max(0, world.date.timeIntervalSince($0)))
      },
      pendingEditCount: stored.status.pendingEdits.count,
      sharesNotes: clients.notesConsent.map(stored.consents.given.contains),
      task: sharing.isInviting ? .inviting : state.isSynchronizing ? .syncing : nil,
      error: sharing.error.map { clients.copy.words(of: $0) },
      isAllowed: isAllowed(stored, world))
  }

  /// An invitation as the page shows it; nil after it expired.
  private func shown(
    _ invitation: HouseholdInvitation, _ world: World
  ) -> SharingInput.Invitation? {
    guard invitation.expires > world.date else { return nil }
    let end = invitation.expires.timeIntervalSince1970 + Double(world.secondsFromGMT)
    let minutes = Int(bounded: (end / 60).rounded(.down))
    return .init(invitation.code, day: minutes / 1_440, minute: minutes % 1_440)
  }
}

extension SharingInput.Members {
  fileprivate init(_ members: HouseholdFeature.Members) {
    self =
      switch members {
      case .looking: .looking
      case .unknown: .unknown
      case .known(let members): .known(members.map(SharingInput.Member.init))
      }
  }
}

extension SharingInput.Member {
  fileprivate init(_ member: HouseholdMember) {
    self.init(
      member.id, name: member.name, deviceCount: member.devices.count, isYou: member.isYou)
  }
}
