import Journal
import PrintedText
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A client of a household's server, with the HTTP protocol of `Wire.md`.
///
/// It is the same for every kind of server.
public struct HouseholdClient: Sendable {
  /// The version of the protocol.
  static let version = 1

  private let caller: ServiceCaller
  private let address: ServiceAddress
  private let headers: ServiceFields
  private let session: @Sendable () async throws(HouseholdFailure) -> HiddenKey?

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - address: the address of the server, without `/rpc/…`.
  ///   - headers: headers that the server needs in every request, such as a project's key.
  ///   - session: returns the session, refreshed if it has expired; nil if there is none yet.
  public init(
    _ address: ServiceAddress, over caller: ServiceCaller, headers: ServiceFields = [:],
    session: @escaping @Sendable () async throws(HouseholdFailure) -> HiddenKey?
  ) {
    self.caller = caller
    self.address = address
    self.headers = headers
    self.session = session
  }

  /// The list of a household, for one of the household's devices.
  public func exchange(of household: String, for device: DeviceID) -> EditExchange {
    let place: JSON = ["household": .string(household), "device": .string(device.rawValue)]
    return EditExchange(
      push: { edits, seen throws(HouseholdFailure) in
        let answer = try await call(
          "sync_push",
          place.adding([
            "seen": .integer(seen.number), "seen_id": .optional(seen.id?.rawValue),
            "edits": .array(edits.map(\.json)),
          ]))
        guard let last = answer["last"].integer else { throw .notUnderstood }
        return last
      },
      pull: { after, limit throws(HouseholdFailure) in
        let answer = try await call(
          "sync_pull",
          place.adding([
            "after": .integer(after.number), "after_id": .optional(after.id?.rawValue),
            "limit": .integer(limit),
          ]))
        guard let list = answer["edits"].list, let last = answer["last"].integer else {
          throw .notUnderstood
        }
        let edits = list.compactMap { HouseholdEdit($0) ?? HouseholdEdit(unreadable: $0) }
        guard edits.count == list.count else { throw .notUnderstood }
        return EditPage(edits: edits, last: last)
      })
  }

  /// Founds a household; a home server requires the code that it printed.
  ///
  /// - Parameter attempt: 64 random hexadecimal digits; the same ones if a call is repeated after a
  ///   lost answer, new ones with another code.
  public func create(
    code: String? = nil, attempt: HiddenKey? = nil, device: DeviceID, name: String
  ) async throws(HouseholdFailure) -> HouseholdAdmission {
    try await enter("household_create", code: code, attempt: attempt, device: device, name: name)
  }

  /// Joins a household with an invitation.
  ///
  /// - Parameter attempt: as for ``create(code:attempt:device:name:)``.
  public func join(
    code: String, attempt: HiddenKey? = nil, device: DeviceID, name: String
  ) async throws(HouseholdFailure) -> HouseholdAdmission {
    try await enter("household_join", code: code, attempt: attempt, device: device, name: name)
  }

  private func enter(
    _ call: String, code: String?, attempt: HiddenKey?, device: DeviceID, name: String
  ) async throws(HouseholdFailure) -> HouseholdAdmission {
    var body: JSON = ["device": .string(device.rawValue), "name": .string(name)]
    if let code { body = body.adding(["code": .string(code)]) }
    if let attempt { body = body.adding(["attempt": .string(attempt.revealed)]) }
    return try HouseholdAdmission(try await self.call(call, body))
  }

  /// Makes an invitation for one more device or person.
  public func invite(to household: String) async throws(HouseholdFailure) -> HouseholdInvitation {
    let answer = try await call("household_invite", ["household": .string(household)])
    guard let code = answer["code"].text, let expires = answer["expires"].text,
      let date = EventTime.read(expires)
    else { throw .notUnderstood }
    return HouseholdInvitation(code: code, expires: date)
  }

  /// The members of a household.
  public func members(of household: String) async throws(HouseholdFailure) -> [HouseholdMember] {
    let answer = try await call("household_members", ["household": .string(household)])
    guard let list = answer["members"].list else { throw .notUnderstood }
    let members = list.compactMap(HouseholdMember.init)
    guard members.count == list.count else { throw .notUnderstood }
    return members
  }

  /// Removes a member, with all their sessions and devices.
  public func remove(
    _ member: String, from household: String
  ) async throws(HouseholdFailure) {
    _ = try await call(
      "household_remove", ["household": .string(household), "member": .string(member)])
  }

  /// Ends the caller's membership; if the last member leaves, the household is deleted.
  public func leave(_ household: String) async throws(HouseholdFailure) {
    _ = try await call("household_leave", ["household": .string(household)])
  }

  /// Ends every membership of the caller, and deletes the account.
  public func deleteAccount() async throws(HouseholdFailure) {
    _ = try await call("account_delete", [:])
  }

  private func call(_ name: String, _ body: JSON) async throws(HouseholdFailure) -> JSON {
    let whole = JSON.object([.init("protocol", .integer(Self.version))]).adding(body)
    var request = ServiceRequest(
      .post, ["rpc", name], of: address, headers: headers.adding("application/json"),
      authorization: try await session().map { .bearer($0) }, body: Array(whole.lineText.utf8))
    // Pushes and pulls may be repeated: the server recognizes a repeated edit by its id.
    request.isRepeatable = name.hasPrefix("sync_")
    let answer: ServiceAnswer
    do throws(ServiceFailure) { answer = try await caller.answer(to: request) } catch {
      throw .unanswered(error)
    }
    guard answer.isSuccess else { throw HouseholdFailure(answer, caller.timing.now()) }
    guard let json = try? JSONReader.read(String(decoding: answer.body, as: UTF8.self)),
      case .object = json
    else { throw .notUnderstood }
    return json
  }
}

extension ServiceFields {
  fileprivate func adding(_ type: String) -> ServiceFields {
    var fields = self
    fields["Content-Type"] = type
    return fields
  }
}

extension HouseholdFailure {
  /// The failure that an unsuccessful answer reports.
  init(_ answer: ServiceAnswer, _ now: Date) {
    let text = String(decoding: answer.body, as: UTF8.self)
    let word = (try? JSONReader.read(text)).flatMap { $0["message"].text } ?? ""
    self =
      switch (answer.status, word) {
      case (401, _): .noSession
      case (403, _): .notAMember
      case (409, "device_taken"): .deviceTaken
      case (409, "unread"): .unread
      case (409, _): .cursorAhead
      case (410, _): .invitationSpent
      case (413, _): .tooLarge
      case (426, _): .olderServer
      case (429, _): .tooOften(seconds: RetryAfter.seconds(of: answer, now: now) ?? 60)
      case (507, _): .full
      case (400, "bad_request"): .refused
      case (500..., _): .unavailable(status: answer.status)
      default: .notUnderstood
      }
  }
}
