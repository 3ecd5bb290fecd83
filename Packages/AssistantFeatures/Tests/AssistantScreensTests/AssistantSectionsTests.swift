import AssistantScreens
import DesignSystem
import ScreenParts
import Testing

/// The sections of the settings in which the eater sets up an assistant.
@Suite struct AssistantSectionsTests {
  private static let copy = Copy.assistantScreensEnglish

  private func sections(
    _ access: AssistantAccess, isAllowed: Bool = true, isOffline: Bool = false
  ) -> AssistantSections {
    AssistantSections(access, isAllowed: isAllowed, isOffline: isOffline, Self.copy)
  }

  // C-X03
  @Test func `the field of a key hides what is typed, and remembering it is not ticked`() throws {
    let access = sections(AssistantAccess()).access.element
    let field = try #require(access.find("connections.key"))
    #expect(field.role == .secureField)
    let box = try #require(access.find("connections.remember"))
    #expect(!box.accessibility.traits.contains(.selected))
  }

  @Test(arguments: [
    (AssistantAccess.Key.untilClosed, "Until the app closes"),
    (.remembered, "Kept on this device"),
  ])
  func `of a key it is said that there is one, and where it is kept`(
    key: AssistantAccess.Key, words: String
  ) throws {
    let access = sections(AssistantAccess(key: key)).access.element
    let row = try #require(access.find("connections.key.set"))
    #expect(row.visibleText.contains(words) && row.visibleText.contains("Set"))
    #expect(access.find("connections.key") == nil)
    #expect(access.actions.contains { $0.id == AssistantAction.removeKey.id })
  }

  // R-CRED-03
  @Test func `signing in is offered only where a provider does`() {
    func offers(_ way: AssistantAccess.SignIn) -> Bool {
      sections(AssistantAccess(signIn: way)).access.element.find("connections.sign-in") != nil
    }
    #expect(offers(.offered) && !offers(.notOffered) && !offers(.signedIn))
  }

  // C-X04
  @Test func `each thing that may be sent is off at first, and says what exactly it is`() throws {
    let sections = sections(AssistantAccess())
    for topic in AssistantTopic.allCases {
      let row = try #require(
        sections.topics.element.find(ElementID("connections.topic.\(topic.rawValue)")))
      #expect(!row.accessibility.traits.contains(.selected))
      #expect(row.visibleText.contains("Sends"))
      #expect(row.action?.slot == .toggle)
    }
    #expect(sections.access.element.visibleText.contains("Only api.openai.com is asked."))
  }

  @Test func `without premium, the user can withdraw a permission but give no new one`() {
    let topics = sections(AssistantAccess(consents: [.budget]), isAllowed: false).topics.element
    let consents = topics.all.filter { $0.action?.id == AssistantAction.consent.id }
    #expect(consents.filter(\.isEnabled).map(\.accessibility.label) == ["Budget"])
  }

  @Test func `the row for signing in is disabled without a connection`() throws {
    let access = AssistantAccess(signIn: .offered)
    let row = sections(access, isOffline: true).access.element.find("connections.sign-in")
    #expect(try !#require(row).isEnabled)
  }
}
