import Foundation
import Journal
import PrintedText
import Testing

@testable import HouseholdServer

/// What calls cost, counted and not timed.
@Suite struct WorkTests {
  @Test func `a push of one edit costs the same with 10 and with 10,000 stored`() async throws {
    var costs: [DiskWatch.Counts] = []
    for stored in [10, 10_000] {
      let watch = DiskWatch()
      let ann = try await Premises(on: .nestedInMemory().watched(by: watch)).found()
      try await fill(ann, stored)
      _ = await ann.push([ann.edit("warm")])
      let before = watch.counts
      #expect(await ann.push([ann.edit("one")]).last == stored + 2)
      let after = watch.counts
      costs.append(
        DiskWatch.Counts(
          operations: after.operations - before.operations, read: after.read - before.read,
          written: after.written - before.written))
    }
    #expect(costs[0].operations == costs[1].operations)
    // Two places tell how far the journal was acknowledged, 160 bytes each; both are read.
    #expect(costs.allSatisfy { $0.read <= 1_024 + 2 * 160 && $0.written <= 1_024 }, "\(costs)")
  }

  @Test func `a pull reads only what is new`() async throws {
    let watch = DiskWatch()
    let ann = try await Premises(on: .nestedInMemory().watched(by: watch)).found()
    try await fill(ann, 10_000)
    _ = await ann.pull(after: 9_990)
    var before = watch.counts
    #expect(await ann.pull(after: 9_999).edits.count == 1)
    #expect(watch.counts.read - before.read <= 1_024)
    before = watch.counts
    let page = await ann.pull(after: 4_000, limit: 100)
    #expect(page.edits.count == 100)
    #expect(watch.counts.read - before.read <= 4 * page.text.utf8.count)
    before = watch.counts
    #expect(await ann.pull(after: 10_000).edits.isEmpty)
    #expect(watch.counts.read - before.read <= 1_024)
  }

  @Test func `taking one edit in copies as much of an index of 10,000 as of one of 300`() throws {
    var list = EditList()
    for number in 1...10_000 {
      list.append(EditList.Entry(id: "id-\(number)", places: [], bytes: 1), number: number)
    }
    let known = list
    list.append(EditList.Entry(id: "new", places: [], bytes: 1), number: 10_001)
    #expect(known.last == 10_000 && !known.contains("new") && list.contains("new"))
    #expect((1...10_000).allSatisfy { known.contains("id-\($0)") })
    #expect(list.largestPart <= 256, "a copy takes one part of each kind")
  }

  private func fill(_ ann: Person, _ count: Int) async throws {
    for start in stride(from: 0, to: count, by: 500) {
      ann.home.pass(60)
      let edits = (start..<min(start + 500, count)).map { ann.edit("s\($0)") }
      try #require(await ann.push(edits).status == 200)
    }
  }
}
