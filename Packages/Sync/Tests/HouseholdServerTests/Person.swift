import Foundation
import Journal
import PrintedText
import Testing

/// Somebody with a session.
struct Person: Sendable {
  let home: Premises
  let household: String
  let session: String
  let device: String

  init?(_ told: Told, device: String, in home: Premises) {
    guard told.status == 200 else { return nil }
    (household, session) = (told["household"].words, told["session"].words)
    (self.device, self.home) = (device, home)
  }

  /// The same person at a server that was started anew.
  init(_ other: Person, in home: Premises) {
    (household, session, device) = (other.household, other.session, other.device)
    self.home = home
  }

  /// Calls with the household named.
  func call(_ name: String, _ body: JSON = [:]) async -> Told {
    await home.call(
      name, JSON.object([.init("household", .string(household))]).adding(body), session: session)
  }

  func push(_ edits: [JSON], as name: String? = nil) async -> Told {
    await call("sync_push", ["device": .string(name ?? device), "edits": .array(edits)])
  }

  func pull(after: Int = 0, limit: Int = 1_000, as name: String? = nil) async -> Told {
    await call(
      "sync_pull",
      [
        "device": .string(name ?? device), "after": .integer(after), "limit": .integer(limit),
      ])
  }

  /// An edit of this person's device.
  func edit(
    _ id: String, payload: String = "{}", base: Int = 0, device name: String? = nil,
    with changes: [String: JSON] = [:]
  ) -> JSON {
    let edit: JSON = [
      "id": .string(id), "device": .string(name ?? device), "time": "2026-05-12T18:30:00.000Z",
      "stream": "plan", "subject": "meal-7/servings", "version": .integer(1),
      "payload": .string(payload),
      "base": .integer(base), "means": "sets", "of": "meal-7", "fields": ["servings"],
    ]
    return edit.changing(changes)
  }

  func invite() async throws -> String {
    let told = await call("household_invite")
    guard told.status == 200 else { throw Refused(told) }
    return told["code"].words
  }

  /// Lets somebody join.
  func welcome(_ name: String = "Ben", on device: String = "ben-phone") async throws -> Person {
    let told = await home.call(
      "household_join",
      ["code": .string(try await invite()), "name": .string(name), "device": .string(device)])
    guard let person = Person(told, device: device, in: home) else { throw Refused(told) }
    return person
  }

  /// The person's own id as a member.
  func member() async throws -> String {
    let members = await call("household_members")["members"].items
    return try #require(members.first { $0.member("is_you") == .bool(true) }).member("member").words
  }
}

extension JSON {
  /// The object with some members replaced or added; `null` stays null.
  func changing(_ changes: [String: JSON]) -> JSON {
    guard case .object(let members) = self else { return self }
    let names = Set(members.map(\.key))
    let kept = members.map { JSON.Member($0.key, changes[$0.key] ?? $0.value) }
    let added = changes.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
    return .object(kept + added.map { JSON.Member($0.key, $0.value) })
  }

  /// The object without a member.
  func without(_ name: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != name })
  }
}
