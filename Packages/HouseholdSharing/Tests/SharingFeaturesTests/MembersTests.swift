import Foundation
import Sync
import Testing

@testable import SharingFeatures

/// The members of the household as the server names them.
@Suite struct MembersTests {
  private let ana = HouseholdMember(
    id: "1", name: "Ana", since: Date(timeIntervalSince1970: 1_778_000_000), devices: ["a"],
    isYou: true)

  @Test func `a failure is shown until the members are looked for again`() {
    var members = HouseholdFeature.Members.looking
    members.fail()
    #expect(members == .unknown && members.list.isEmpty)
    members.look()
    #expect(members == .looking)
  }

  @Test func `known members stay known after a later failure`() {
    var members = HouseholdFeature.Members.known([ana])
    members.fail()
    #expect(members.list == [ana])
    members.look()
    #expect(members == .known([ana]))
  }
}
