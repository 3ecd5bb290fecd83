#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import ServiceCalls

/// The households of one folder, each with a separate journal.
///
/// Sessions and invitations are looked up in memory. Everything is on disk before a call is
/// answered. Only one server may use a folder: a second server would see new members only after a
/// restart.
public actor HouseholdJournals {
  private let folder: HouseholdFolder
  private let makeID: @Sendable () -> String
  private let codes: FoundingCodes
  private var journals: [String: HouseholdJournal] = [:]
  private var directory = SessionDirectory()

  /// Opens the households of a folder, and finishes interrupted deletions.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - makeID: returns a different UUID in lower case at every call.
  /// - Throws: the error of a household that cannot be read; then no file is changed.
  public init(
    _ folder: HouseholdFolder,
    makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) async throws(JournalError) {
    self.folder = folder
    self.makeID = makeID
    codes = FoundingCodes(
      try EventJournal(directory: folder.codes, fileSystem: folder.files, makeID: makeID))
    for id in try folder.householdIDs() { try await open(id) }
  }

  private func open(_ id: String) async throws(JournalError) {
    let events = try EventJournal(
      directory: folder.household(id), fileSystem: folder.files, makeID: makeID)
    let journal = HouseholdJournal(events)
    let people = try await journal.read().people
    guard !people.isEnded else {
      // If this fails, for example on a full disk, the other households are served, and the next
      // start tries again.
      try? await remove(id)
      return
    }
    journals[id] = journal
    directory.note(people, of: id)
    if !people.unswept.isEmpty { try? await journal.sweep() }
  }

  /// Whether the folder has no household.
  public var isEmpty: Bool { journals.isEmpty }

  /// Makes a code for founding a household, valid for a day and for one use.
  ///
  /// - Parameter random: returns the given number of random bytes.
  public func foundingCode(
    at time: Date, random: @Sendable (Int) -> [UInt8]
  ) async throws(JournalError) -> HouseholdCode {
    let code = HouseholdCode(drawnFrom: random)
    try await codes.add(code, at: time)
    return code
  }

  /// Makes a code for a folder that a server may be using; it changes only the list of codes.
  ///
  /// - Parameter random: returns the given number of random bytes.
  public static func foundingCode(
    in folder: HouseholdFolder, at time: Date, random: @Sendable (Int) -> [UInt8]
  ) async throws(JournalError) -> HouseholdCode {
    let code = HouseholdCode(drawnFrom: random)
    try await FoundingCodes(
      try EventJournal(directory: folder.codes, fileSystem: folder.files)
    ).add(code, at: time)
    return code
  }

  /// The member of a session; nil if the session is unknown.
  func caller(_ session: SessionToken) -> HouseholdCaller? { directory.caller(session) }

  /// Whether an id belongs to a member of any household.
  func isMember(_ member: String) -> Bool { directory.isMember(member) }

  /// The journal of a caller's household; throws if the caller names another household.
  func journal(of caller: HouseholdCaller, named household: String) throws(HouseholdFault)
    -> (journal: HouseholdJournal, member: String)
  {
    guard caller.household == household, let member = caller.member,
      let journal = journals[household]
    else { throw .notAMember }
    return (journal, member)
  }

  /// Founds a household and returns its id.
  ///
  /// A repeated call with the same session gets the same id.
  func found(
    with code: HouseholdCode, _ profile: (name: String, device: DeviceID), _ session: SessionToken,
    at time: Date
  ) async throws(HouseholdFault) -> String {
    if let founder = directory.caller(session) {
      return try await enter(again: founder, on: profile.device, at: time)
    }
    try await codes.spend(code, by: session, at: time)
    let (id, new) = (session.householdID, newMember(profile, session))
    let journal =
      journals[id]
      ?? HouseholdJournal(
        EventJournal(unread: folder.household(id), fileSystem: folder.files, makeID: makeID))
    try await journal.change(at: time) { index throws(HouseholdFault) in
      HouseholdJournal.Change(entries: try index.people.found(new), value: ())
    }
    if journals[id] == nil { journals[id] = journal }
    try await note(id)
    return id
  }

  /// Adds a member and returns the household's id.
  ///
  /// A repeated call with the same session gets the same id.
  func join(
    with code: HouseholdCode, _ profile: (name: String, device: DeviceID), _ session: SessionToken,
    at time: Date
  ) async throws(HouseholdFault) -> String {
    if let guest = directory.caller(session) {
      return try await enter(again: guest, on: profile.device, at: time)
    }
    guard let id = directory.household(invitingWith: code.digest), let journal = journals[id] else {
      throw .invitationSpent
    }
    let new = newMember(profile, session)
    do throws(HouseholdFault) {
      try await journal.change(at: time) { index throws(HouseholdFault) in
        HouseholdJournal.Change(
          entries: try index.people.join(new, with: code, at: time), value: ())
      }
    } catch { throw error == .notAMember ? .invitationSpent : error }
    try await note(id)
    return id
  }

  /// Answers a member who repeats a call because the first answer was lost; returns the household's
  /// id.
  private func enter(
    again caller: HouseholdCaller, on device: DeviceID, at time: Date
  ) async throws(HouseholdFault) -> String {
    guard let member = caller.member, let journal = journals[caller.household] else {
      throw .invitationSpent
    }
    try await journal.change(at: time) { index throws(HouseholdFault) in
      try index.people.admit(member)
      return HouseholdJournal.Change(
        entries: try index.people.claim(device, for: member), value: ())
    }
    return caller.household
  }

  /// Applies changed memberships.
  ///
  /// If the household ended, the call deletes the household from the disk. Otherwise it removes the
  /// events about former members from the file.
  func note(_ id: String) async throws(HouseholdFault) {
    guard let journal = journals[id] else { return }
    let people = try await journal.index().people
    directory.note(people, of: id)
    guard people.isEnded else {
      if !people.unswept.isEmpty { try await journal.sweep() }
      return
    }
    do throws(JournalError) { try await remove(id) } catch { throw .broken }
  }

  /// Deletes a household that ended, after recording its end.
  private func remove(_ id: String) async throws(JournalError) {
    try await codes.end(id)
    journals[id] = nil
    directory.forget(id)
    try folder.remove(id)
  }

  private func newMember(
    _ profile: (name: String, device: DeviceID), _ session: SessionToken
  ) -> NewMember {
    NewMember(member: makeID(), name: profile.name, device: profile.device, session: session.digest)
  }
}
