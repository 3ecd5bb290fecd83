import AppShell
import DesignSystem
import HouseholdSharing
import SharingScreens
import PremiumGate
import ServiceCalls
import Sync

extension HouseholdFeature {
  /// Handles a step of the sheet that founds or joins a household.
  func enter(
    _ step: SharingStep, in state: inout State, stored: KeptHousehold, world: World
  ) -> [Command<Effect>] {
    switch step {
    case .opened(let isNew):
      guard isAllowed(stored, world), stored.status.membership == nil else { return [] }
      state.sharing.error = nil
      // Earlier input stays, except for the error and for whether to found or join.
      (state.sharing.entry.isNew, state.sharing.entry.error) = (isNew, nil)
      return [.show(Route(SharingRoutes.entry))]
    case .wrote(let field):
      state.sharing.entry.take(field)
    case .wroteSecret(let secret, let key): return [.run(.share(.hold(secret, key)))]
    case .held(.key, let isThere): state.sharing.entry.hasKey = isThere
    case .held(.password, let isThere): state.sharing.entry.hasPassword = isThere
    case .entered:
      guard state.sharing.entry.missing.isEmpty, !state.sharing.entry.isBusy, world.isConnected
      else { return [] }
      (state.sharing.entry.isBusy, state.sharing.entry.error) = (true, nil)
      return [.run(.share(.enter(state.sharing.entry)), id: "enter")]
    case .joined:
      state.sharing = Sharing()
      let closing: [Command<Effect>] = world.isAt(SharingRoutes.entry) ? [.dismiss] : []
      return closing + [.say(.confirmation(clients.copy("sharing.joined")))]
        + look(state, stored, world) + synchronize(.hand, in: &state, stored: stored, world: world)
    case .refused(let error):
      state.sharing.entry.isBusy = false
      state.sharing.entry.error = words(of: error, for: state.sharing.entry)
    default: break
    }
    return []
  }

  /// The error, in the words of this sheet.
  private func words(of error: HouseholdError, for entry: SharingEntryInput) -> String {
    switch error {
    case .server(.noSession) where entry.server == .supabase: clients.copy("sharing.error.sign-in")
    default: clients.copy.words(of: error)
    }
  }

  /// Runs an effect at the household's server.
  func perform(
    _ effect: SharingEffect, _ context: Context, _ report: (SharingStep) -> Void
  ) async {
    let households = clients.households
    switch effect {
    case .hold(let secret, let key):
      let isEmpty = key.revealed.isEmpty
      let isKept =
        (try? clients.record.sessionSecrets.keep(secret.name, isEmpty ? nil : key)) != nil
      report(.held(secret, isThere: isKept && !isEmpty))
    case .enter(let entry):
      await enter(entry, households: households, context: context, report: report)
    case .look:
      do throws(HouseholdError) { report(.looked(try await households.members())) } catch {
        report(.unknown)
      }
    case .invite:
      do throws(HouseholdError) { report(.invited(try await households.invite())) } catch {
        report(.failed(error))
      }
    case .notes(let isGiven):
      let isStored = await context.isWritten {
        if let consent = clients.notesConsent { try await households.share(consent, isGiven) }
      }
      if !isStored { report(.unstored) }
    case .leave(let isForced):
      do throws(HouseholdError) {
        try await context.write { () async throws(HouseholdError) in
          try await households.leave(isForced: isForced)
        }
        report(.left)
      } catch { report(.stayed(error)) }
    }
  }

  private func enter(
    _ entry: SharingEntryInput, households: Households, context: Context,
    report: (SharingStep) -> Void
  ) async {
    do throws(HouseholdError) {
      try await context.write { () async throws(HouseholdError) in
        if entry.server == .supabase { try await signIn(entry, households) }
        try await households.join(
          entry.needsCode ? entry.code : nil, isNew: entry.isNew, at: entry.address,
          kind: entry.server == .home ? .home : .supabase, name: entry.name)
      }
      for secret in [SharingStep.Secret.key, .password] {
        try? clients.record.sessionSecrets.keep(secret.name, nil)
      }
      report(.joined)
    } catch { report(.refused(error)) }
  }

  /// Signs in at the project with the entered account, or keeps the current session.
  private func signIn(
    _ entry: SharingEntryInput, _ households: Households
  ) async throws(HouseholdError) {
    let secrets = clients.record.sessionSecrets
    let key = (try? secrets.read(SharingStep.Secret.key.name)) ?? nil
    let account = try await households.account(at: entry.address, projectKey: key)
    guard !entry.email.isEmpty,
      let password = (try? secrets.read(SharingStep.Secret.password.name)) ?? nil
    else { return }
    do throws(HouseholdFailure) {
      try await account.signIn(entry.email, password, isNew: entry.isNewAccount)
    } catch { throw .server(error) }
  }
}

extension SharingEntryInput {
  /// Stores an entered text, without surrounding blanks.
  fileprivate mutating func take(_ field: SharingStep.Field) {
    error = nil
    switch field {
    case .server(let server): self.server = server
    case .advanced: showsAdvanced = true
    case .address(let text): address = text.filter { !$0.isWhitespace }
    case .code(let text): code = text.filter { !$0.isWhitespace }
    case .name(let text):
      name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .email(let text): email = text.filter { !$0.isWhitespace }
    case .newAccount(let isOn): isNewAccount = isOn
    }
  }
}
