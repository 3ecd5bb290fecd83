import Foundation
import PrintedText
import Testing

@testable import HouseholdServer

/// Pushing and pulling, as the wire has them.
@Suite struct EditTests {
  @Test func `a device that has not read all edits can resend known edits but send no new ones`()
    async throws
  {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    let push = { (person: Person, seen: JSON, id: String) async in
      await person.call(
        "sync_push",
        ["device": .string(person.device), "seen": seen, "edits": [person.edit(id)]])
    }
    #expect(await push(ann, .integer(0), "a1").last == 1)
    #expect(await push(ben, .integer(0), "b1").word == "unread")
    #expect(await push(ben, .integer(1), "b1").last == 2)
    #expect(await push(ann, .integer(0), "a1").last == 2)
    #expect(await push(ann, .null, "a2").last == 3)
    for wrong: JSON in [.integer(-1), "3"] { #expect(await push(ann, wrong, "a3").status == 400) }
    #expect(await ann.pull().edits.count == 3)
  }

  @Test func `edits get the next numbers in their order, without gaps`() async throws {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    #expect(await ann.push([ann.edit("a1"), ann.edit("a2")]).text == "{\"last\": 2}\n")
    #expect(await ben.push([ben.edit("b1")]).last == 3)
    let page = await ann.pull()
    #expect(page.last == 3)
    #expect(page.edits.map { $0.member("id").words } == ["a1", "a2", "b1"])
    #expect(page.edits.map { $0.member("n").whole } == [1, 2, 3])
  }

  @Test func `many who push at once leave no gap, and everybody's edits in order`() async throws {
    let ann = try await Premises().found()
    let ben = try await ann.welcome()
    await withTaskGroup(of: Void.self) { group in
      for person in [ann, ben] {
        group.addTask {
          for number in 0..<40 {
            let ids = [2 * number, 2 * number + 1].map { "\(person.device).\($0)" }
            _ = await person.push(ids.map { person.edit($0) })
          }
        }
      }
    }
    let edits = await ann.pull().edits
    #expect(edits.map { $0.member("n").whole } == Array(1...160))
    for person in [ann, ben] {
      let own = edits.map { $0.member("id").words }.filter { $0.hasPrefix(person.device) }
      #expect(own == (0..<80).map { "\(person.device).\($0)" })
    }
  }

  @Test func `a push may be repeated, wholly or in part`() async throws {
    let ann = try await Premises().found()
    _ = await ann.push([ann.edit("a1"), ann.edit("a2")])
    #expect(await ann.push([ann.edit("a1"), ann.edit("a2")]).last == 2)
    #expect(await ann.push([ann.edit("a2"), ann.edit("a3"), ann.edit("a3")]).last == 3)
    #expect(await ann.pull().edits.map { $0.member("id").words } == ["a1", "a2", "a3"])
  }

  @Test func `a pull gives what is above a number, at most so many`() async throws {
    let ann = try await Premises().found()
    _ = await ann.push((1...10).map { ann.edit("a\($0)") })
    #expect(await ann.pull(after: 4, limit: 3).edits.map { $0.member("n").whole } == [5, 6, 7])
    #expect(await ann.pull(after: 4, limit: 3).last == 10)
    #expect(await ann.pull(after: 10).edits == [])
  }

  @Test func `a page has at most 2 MiB of payloads, and one edit at least`() async throws {
    let ann = try await Premises().found()
    let long = "\"" + String(repeating: "x", count: 900_000) + "\""
    for number in 1...3 { _ = await ann.push([ann.edit("a\(number)", payload: long)]) }
    #expect(await ann.pull().edits.count == 2)
    #expect(await ann.pull(after: 2).edits.count == 1)
  }

  @Test(arguments: ["x", "\\", "\"", "é", "😀", "\u{1}"])
  func `a payload of 1 MiB comes back byte for byte`(letter: String) async throws {
    let disk = Premises.self
    let ann = try await disk.init().found()
    // Control characters are escaped sixfold; more of them would not fit into a body.
    let count = (letter == "\u{1}" ? 600_000 : 1 << 20) / letter.utf8.count
    let payload = String(repeating: letter, count: count)
    #expect(await ann.push([ann.edit("a1", payload: payload)]).last == 1)
    _ = await ann.push([ann.edit("a2")])
    let edits = await ann.pull().edits
    #expect(edits.map { $0.member("payload").words } == [payload, "{}"])
  }

  @Test func `a payload of more than 1 MiB is too large`() async throws {
    let ann = try await Premises().found()
    let payload = String(repeating: "x", count: (1 << 20) + 1)
    let told = await ann.push([ann.edit("a0"), ann.edit("a1", payload: payload)])
    #expect(told.status == 413 && told.word == "too_large")
    #expect(await ann.pull().last == 0, "all of a push or nothing")
  }

  @Test func `a push of more than 500 edits is too large`() async throws {
    let ann = try await Premises().found()
    #expect(await ann.push((1...501).map { ann.edit("a\($0)") }).word == "too_large")
    #expect(await ann.push((1...500).map { ann.edit("a\($0)") }).last == 500)
  }

  @Test func `a number above the last is a cursor of another server`() async throws {
    let ann = try await Premises().found()
    _ = await ann.push([ann.edit("a1")])
    let told = await ann.pull(after: 2)
    #expect(told.status == 409 && told.word == "cursor_ahead")
    #expect(
      await ann.push([ann.edit("a2", base: 1), ann.edit("a3", base: 2)]).word == "cursor_ahead")
    #expect(await ann.pull().last == 1)
  }

  @Test func `a pull or push fails if its cursor's edit differs from the server's`() async throws {
    let ann = try await Premises().found()
    _ = await ann.push([ann.edit("a1"), ann.edit("a2")])
    func pull(_ after: Int, _ id: JSON) async -> Told {
      await ann.call(
        "sync_pull",
        [
          "device": .string(ann.device), "after": .integer(after), "after_id": id,
          "limit": .integer(10),
        ])
    }
    func push(_ seen: JSON, _ id: JSON, _ edit: String) async -> Told {
      await ann.call(
        "sync_push",
        ["device": .string(ann.device), "seen": seen, "seen_id": id, "edits": [ann.edit(edit)]])
    }
    #expect(await pull(1, "a1").edits.count == 1)
    for (after, id): (Int, JSON) in [(0, "a1"), (0, .null), (1, .null)] {
      #expect(await pull(after, id).status == 200)
    }
    for (after, id): (Int, JSON) in [(1, "a2"), (2, "a1"), (2, ""), (1, "A1"), (3, "a2")] {
      #expect(await pull(after, id).word == "cursor_ahead")
    }
    #expect(await push(.integer(2), "a1", "a3").word == "cursor_ahead")
    #expect(await push(.integer(1), "a1", "a3").word == "unread")
    #expect(await push(.integer(2), "a2", "a3").last == 3)
    #expect(await push(.null, "a1", "a4").last == 4)
    for wrong: JSON in [.integer(1), ["a1"], .bool(true)] {
      #expect(await pull(1, wrong).status == 400)
      #expect(await push(.integer(4), wrong, "a5").status == 400)
    }
    #expect(await ann.pull().last == 4)
  }

  @Test func `the server passes on unknown members of an edit byte for byte`() async throws {
    let ann = try await Premises().found()
    let further = #""later":{"b":1.50,"a":[1e2, 18446744073709551616,"\u00e9\/"],"a2":-0.0}"#
    let edit = ann.edit("a1").lineText.dropLast() + ", " + further + "}"
    let body =
      #"{"protocol":1,"more":true,"household":""# + ann.household
      + #"","device":"ann-phone","edits":["# + edit + "]}"
    let pushed = await ann.home.send("sync_push", raw: Array(body.utf8), session: ann.session)
    #expect(pushed.status == 200)
    #expect(await ann.pull().text.contains(further.replacing(", ", with: ",")))
  }

  @Test func `the unknown members of an edit may have at most 16 KiB`() async throws {
    let ann = try await Premises().found()
    let long = JSON.string(String(repeating: "x", count: 16 << 10))
    #expect(await ann.push([ann.edit("a1", with: ["later": long])]).word == "too_large")
  }

  @Test func `null for a subject or a thing, and no fields, are taken`() async throws {
    let ann = try await Premises().found()
    let edit = ann.edit(
      "a1", with: ["subject": .null, "of": .null, "fields": [], "version": .integer(0)])
    #expect(await ann.push([edit]).last == 1)
    #expect(await ann.pull().edits == [JSON.object([.init("n", .integer(1))]).adding(edit)])
  }
}
