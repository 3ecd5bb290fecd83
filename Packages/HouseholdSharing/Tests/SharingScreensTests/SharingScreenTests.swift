import DesignSystem
import ScreenParts
import SharingScreens
import Testing

@Suite struct SharingScreenTests {
  private let membership = SharingInput.Membership(
    server: "https://household.example.org", name: "Ann")

  private func screen(
    _ input: SharingInput, questions: Int = 0, isOffline: Bool = false
  ) -> SharingScreen {
    SharingScreen(input, questionCount: questions, isOffline: isOffline, Sample.context)
  }

  @Test func `without a household, the screen offers only founding and joining`() {
    let alone = screen(SharingInput())
    #expect(alone.state == "alone" && alone.title == "Devices That Share")
    let actions = Set(alone.element.actions.map(\.id))
    #expect(actions.isSuperset(of: [SharingAction.create.id, SharingAction.join.id]))
    for id in ["seat", "sync", "notes", "invite", "leave"] {
      #expect(alone.element.find(ElementID("sharing").child(id)) == nil, "\(id)")
    }
  }

  @Test func `in a household, the screen offers syncing, inviting and leaving`() throws {
    let joined = screen(
      SharingInput(membership: membership, members: .known([]), pendingEditCount: 2))
    #expect(joined.state == "joined")
    let root = joined.element
    #expect(root.find("sharing.create") == nil && root.find("sharing.join") == nil)
    let words = try #require(root.find("sharing.seat")).visibleText
    #expect(words.contains("Shared on https://household.example.org"))
    #expect(words.contains("Others see you as Ann"))
    #expect(try #require(root.find("sharing.sync")).visibleText.contains("2 drafts"))
    let actions = Set(root.actions.map(\.id))
    #expect(
      actions.isSuperset(of: [
        SharingAction.sync.id, SharingAction.invite.id, SharingAction.leave.id,
      ]))
  }

  @Test func `the screen of a simulated household has no invitation`() {
    let root = screen(SharingInput(membership: .init(server: nil, name: ""), members: .known([])))
      .element
    #expect(root.find("sharing.seat")?.visibleText.contains("Simulated") == true)
    #expect(root.find("sharing.invite") == nil && root.find("sharing.leave") != nil)
  }

  @Test func `notes are spoken of only in an app that has any`() throws {
    func row(_ sharesNotes: Bool?) -> Element? {
      screen(SharingInput(membership: membership, sharesNotes: sharesNotes)).element.find(
        "sharing.notes")
    }
    #expect(row(nil) == nil)
    let off = try #require(row(false))
    #expect(off.action?.id == SharingAction.notes.id && off.action?.slot == .toggle)
    #expect(!off.accessibility.traits.contains(.selected))
    #expect(try #require(row(true)).accessibility.traits.contains(.selected))
  }

  @Test func `without premium, sharing cannot begin but can always end`() throws {
    let alone = screen(SharingInput(isAllowed: false)).element
    for id in ["sharing.create", "sharing.join"] as [ElementID] {
      #expect(try #require(alone.find(id)).isEnabled == false, "\(id)")
    }
    func actions(sharesNotes: Bool) -> Set<ActionID> {
      let input = SharingInput(membership: membership, sharesNotes: sharesNotes, isAllowed: false)
      return Set(screen(input).element.actions.map(\.id))
    }
    #expect(actions(sharesNotes: true).contains(SharingAction.notes.id))
    #expect(!actions(sharesNotes: false).contains(SharingAction.notes.id))
    #expect(actions(sharesNotes: false).contains(SharingAction.leave.id))
  }

  @Test func `without a connection nothing is asked of the server`() {
    let root = screen(SharingInput(membership: membership), isOffline: true).element
    let actions = Set(root.actions.map(\.id))
    #expect(
      actions.isDisjoint(with: [
        SharingAction.sync.id, SharingAction.invite.id, SharingAction.look.id,
      ]))
    #expect(actions.contains(SharingAction.leave.id))
  }

  @Test(arguments: [(1, "1 question to answer"), (3, "3 questions to answer")])
  func `open questions stand above everything, with the way to answer them`(
    count: Int, words: String
  ) throws {
    let asked = screen(SharingInput(membership: membership), questions: count)
    #expect(asked.questions?.text == words)
    let banner = try #require(asked.element.find("sharing.questions"))
    #expect(banner.actions.map(\.id) == [MergeAction.open.id])
    let all = asked.element.all.map(\.id)
    let (first, section) = (all.firstIndex(of: "sharing.questions"), all.firstIndex(of: "sharing"))
    #expect(try #require(first) < #require(section))
  }

  @Test func `without questions there is no banner`() {
    let quiet = screen(SharingInput(membership: membership))
    #expect(quiet.questions == nil && quiet.element.find("sharing.questions") == nil)
  }
}
