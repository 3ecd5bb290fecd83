#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import ServiceCalls

/// The households of one folder, each in a journal of its own.
///
/// Sessions and invitations are looked up in memory; everything is on disk before anybody is told of it.
/// One server at a time has a folder; a second one would not hear of new members before it is started
/// anew.
public actor HouseholdBooks {
  private let folder: BookFolder
  private let makeID: @Sendable () -> String
  private let codes: FoundingCodes
  private var books: [String: HouseholdBook] = [:]
  private var desk = HouseholdDesk()

  /// Opens the households of a folder, and finishes deletions that were cut off.
  ///
  /// - Parameters:
  ///   - folder: where they are.
  ///   - makeID: gives a different UUID in lower case at every call.
  /// - Throws: what keeps a household from being read; every file is left as it was.
  public init(
    _ folder: BookFolder, makeID: @escaping @Sendable () -> String = { EventID.random().rawValue }
  ) async throws(JournalError) {
    self.folder = folder
    self.makeID = makeID
    codes = FoundingCodes(
      try EventJournal(directory: folder.codes, fileSystem: folder.files, makeID: makeID))
    for id in try folder.householdIDs() { try await open(id) }
  }

  private func open(_ id: String) async throws(JournalError) {
    let journal = try EventJournal(
      directory: folder.household(id), fileSystem: folder.files, makeID: makeID)
    let book = HouseholdBook(journal)
    let people = try await book.read().people
    guard !people.isEnded else {
      // Where that fails, as on a full disk, all others are served, and it is tried again at the next start.
      try? await remove(id)
      return
    }
    books[id] = book
    desk.note(people, of: id)
    if !people.unswept.isEmpty { try? await book.sweep() }
  }

  /// Whether there is no household.
  public var isEmpty: Bool { books.isEmpty }

  /// A new code by which a household is founded, good for a day and for one use.
  ///
  /// - Parameter random: so many random bytes.
  public func foundingCode(
    at time: Date, random: @Sendable (Int) -> [UInt8]
  ) async throws(JournalError) -> HouseholdCode {
    let code = HouseholdCode(drawnFrom: random)
    try await codes.add(code, at: time)
    return code
  }

  /// A new code for a folder that a server may have open at this moment; nothing else is touched.
  ///
  /// - Parameter random: so many random bytes.
  public static func foundingCode(
    in folder: BookFolder, at time: Date, random: @Sendable (Int) -> [UInt8]
  ) async throws(JournalError) -> HouseholdCode {
    let code = HouseholdCode(drawnFrom: random)
    try await FoundingCodes(
      try EventJournal(directory: folder.codes, fileSystem: folder.files)
    ).add(code, at: time)
    return code
  }

  /// Who a session belongs to; nil where there is none.
  func caller(_ session: SessionToken) -> HouseholdCaller? { desk.caller(session) }

  /// Whether somebody is a member of any household.
  func isMember(_ member: String) -> Bool { desk.isMember(member) }

  /// The household of a caller, where it is the one that is named.
  func book(of caller: HouseholdCaller, named household: String) throws(HouseholdFault)
    -> (book: HouseholdBook, member: String)
  {
    guard caller.household == household, let member = caller.member, let book = books[household]
    else { throw .notAMember }
    return (book, member)
  }

  /// Founds a household; gives its id, also to whoever did with this session already.
  func found(
    with code: HouseholdCode, _ seat: (name: String, device: DeviceID), _ session: SessionToken,
    at time: Date
  ) async throws(HouseholdFault) -> String {
    if let founder = desk.caller(session) {
      return try await enter(again: founder, on: seat.device, at: time)
    }
    try await codes.spend(code, by: session, at: time)
    let (id, new) = (session.householdID, newSeat(seat, session))
    let book =
      books[id]
      ?? HouseholdBook(
        EventJournal(unread: folder.household(id), fileSystem: folder.files, makeID: makeID))
    try await book.change(at: time) { index throws(HouseholdFault) in
      HouseholdBook.Change(entries: try index.people.found(new), value: ())
    }
    if books[id] == nil { books[id] = book }
    try await note(id)
    return id
  }

  /// Lets somebody in; gives the id of the household, also to whoever is in it with this session already.
  func join(
    with code: HouseholdCode, _ seat: (name: String, device: DeviceID), _ session: SessionToken,
    at time: Date
  ) async throws(HouseholdFault) -> String {
    if let guest = desk.caller(session) {
      return try await enter(again: guest, on: seat.device, at: time)
    }
    guard let id = desk.household(invitingWith: code.digest), let book = books[id] else {
      throw .invitationSpent
    }
    let new = newSeat(seat, session)
    do throws(HouseholdFault) {
      try await book.change(at: time) { index throws(HouseholdFault) in
        HouseholdBook.Change(
          entries: try index.people.join(new, with: code, at: time), value: ())
      }
    } catch { throw error == .notAMember ? .invitationSpent : error }
    try await note(id)
    return id
  }

  /// Lets a member in who asks a second time, because the first answer was lost; gives the id of the
  /// household.
  private func enter(
    again caller: HouseholdCaller, on device: DeviceID, at time: Date
  ) async throws(HouseholdFault) -> String {
    guard let member = caller.member, let book = books[caller.household] else {
      throw .invitationSpent
    }
    try await book.change(at: time) { index throws(HouseholdFault) in
      try index.people.admit(member)
      return HouseholdBook.Change(
        entries: try index.people.claim(device, for: member), value: ())
    }
    return caller.household
  }

  /// Takes in what changed among the members of a household; one that ended goes from the disk, and
  /// what is about members who left goes from its file.
  func note(_ id: String) async throws(HouseholdFault) {
    guard let book = books[id] else { return }
    let people = try await book.index().people
    desk.note(people, of: id)
    guard people.isEnded else {
      if !people.unswept.isEmpty { try await book.sweep() }
      return
    }
    do throws(JournalError) { try await remove(id) } catch { throw .broken }
  }

  /// Takes a household that ended from the disk, once it is noted that it did.
  private func remove(_ id: String) async throws(JournalError) {
    try await codes.end(id)
    books[id] = nil
    desk.forget(id)
    try folder.remove(id)
  }

  private func newSeat(
    _ seat: (name: String, device: DeviceID), _ session: SessionToken
  ) -> NewSeat {
    NewSeat(member: makeID(), name: seat.name, device: seat.device, session: session.digest)
  }
}
