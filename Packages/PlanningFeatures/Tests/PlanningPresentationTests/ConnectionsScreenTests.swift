import AssistantScreens
import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

@Suite struct ConnectionsScreenTests {
  private func screen(_ change: (inout ConnectionsInput) -> Void = { _ in }) -> ConnectionsScreen {
    var input = SampleConnections.drawn
    change(&input)
    return ConnectionsScreen(input, SampleApp.context)
  }

  @Test func `a simulated household shows no server and no invitation, and can be left`() {
    let root = screen {
      $0.sharing = SharingInput(membership: .init(server: nil, name: ""), members: .known([]))
    }.element
    #expect(root.find("sharing.seat")?.visibleText.contains("Simulated") == true)
    #expect(root.find("sharing.invite") == nil && root.find("sharing.leave") != nil)
  }

  // R-CRED-01, R-CRED-02, R-CRED-04, R-CRED-05, R-CRED-06, R-CRED-07
  @Test func `it says what is drawn`() {
    let drawn = screen()
    #expect(drawn.title == "Account & Connections")
    #expect(
      drawn.sections.compactMap(\.header).prefix(4) == [
        "OpenAI access", "What may be sent", "Retailer", "Preferences",
      ])
    for words in [
      "Enter API key", "Remember on device (Keychain)", "or Sign in with provider",
      "Kroger #1234", "(Change ZIP)", "Dietary tags:", "Vegan", "Gluten-free", "Nut-free",
      "Budget:", "<$75 / week", "Substitution rules: prefer store brand; avoid peanut oils",
      "Cellular-only", "Wi-Fi only",
    ] {
      #expect(drawn.element.visibleText.contains(words), "\(words)")
    }
  }

  @Test func `an unnamed member is You on the own device and unnamed on others`() {
    let members = [
      SharingInput.Member("a", name: "", isYou: true), .init("b", name: ""),
      .init("c", name: "Ben"), .init("d", name: "Ann", isYou: true),
    ]
    let root = screen {
      $0.sharing = SharingInput(
        membership: .init(server: SampleSharing.server, name: ""), members: .known(members))
    }.element
    let names = members.indices.compactMap {
      root.find(ElementID("sharing.member").child($0))?.accessibility.label
    }
    #expect(names == ["You", "Unnamed member", "Ben", "Ann (you)"])
  }

  // C-D13
  @Test func `the chips are what the eater keeps, and what has none is named`() throws {
    let root = screen { $0.furtherLimits = ["celery", "sesame"] }.element
    let chosen = root.all.filter {
      $0.action?.id == ConnectionsAction.tag.id && $0.accessibility.traits.contains(.selected)
    }
    #expect(chosen.map(\.accessibility.label) == ["Vegan", "Gluten-free", "Nut-free"])
    let row = try #require(root.find("connections.limits"))
    #expect(row.visibleText.contains("Also avoided: celery and sesame"))
  }

  @Test(arguments: [
    (7500, DisplayRegion.unitedStates, "<$75 / week"),
    (7550, .unitedStates, "<$75.50 / week"), (120_000, .unitedStates, "<$1,200 / week"),
  ])
  func `a budget of whole units has no hundredths`(
    hundredths: Int, region: DisplayRegion, words: String
  ) throws {
    let root = screen { $0.budget = Money(hundredths: hundredths) }.element
    #expect(try #require(root.find("connections.budget")).accessibility.value == words)
  }

  @Test func `no budget is the far end of the track`() throws {
    let none = screen { $0.budget = nil }.element
    let track = try #require(none.find("connections.budget"))
    #expect(track.accessibility.value == "No budget")
    #expect(!none.actions.contains { $0.id == ConnectionsAction.noBudget.id })
    #expect(screen().element.actions.contains { $0.id == ConnectionsAction.noBudget.id })
  }

  @Test func `rules are one sentence, and each of them can be taken away`() throws {
    let none = screen { $0.rules = .init() }.element
    #expect(none.visibleText.contains("Substitution rules: none"))
    let chip = try #require(screen().element.find("connections.avoided.0"))
    #expect(chip.action?.description == "connections.allow?word=peanut%20oils")
    #expect(chip.accessibility.label == "Avoid peanut oils")
  }

  // C-R03, C-R07
  @Test func `prices are asked for every three hours over any network unless told otherwise`() {
    let root = ConnectionsScreen(ConnectionsInput(), SampleApp.context).element
    let chosen = root.all.filter {
      $0.action?.id == ConnectionsAction.interval.id
        && $0.accessibility.traits.contains(.selected)
    }
    #expect(chosen.map(\.accessibility.label) == ["Every 3 hours"])
    for (name, isOn) in [("any-network", true), ("wifi-only", false), ("cellular-only", false)] {
      let row = root.find(ElementID("connections.\(name)"))
      #expect(row?.accessibility.traits.contains(.selected) == isOn, "\(name)")
    }
  }

  @Test(arguments: ConnectionsInput.PriceRefresh.Network.allCases)
  func `the networks for prices are one choice`(
    network: ConnectionsInput.PriceRefresh.Network
  ) {
    let root = screen { $0.refresh.network = network }.element
    let rows = root.all.filter { $0.action?.id == ConnectionsAction.network.id }
    #expect(
      rows.map(\.accessibility.label) == ["Wi-Fi and cellular", "Wi-Fi only", "Cellular-only"])
    let chosen = rows.filter { $0.accessibility.traits.contains(.selected) }
    #expect(chosen.map(\.id) == [ElementID("connections.\(network.rawValue)")])
  }

  @Test func `a plan that lapsed changes nothing but diets, and takes back what was allowed`() {
    let root = screen {
      ($0.isAllowed, $0.assistant.key) = (false, .remembered)
      ($0.assistant.remembers, $0.assistant.consents) = (true, [.budget])
    }.element
    let usable = root.all.filter(\.isEnabled).compactMap(\.action?.id)
    let changing: [ActionID] = [
      AssistantAction.key.id, ConnectionsAction.budget.id, ConnectionsAction.storeBrand.id,
      ConnectionsAction.organic.id, ConnectionsAction.avoid.id, ConnectionsAction.interval.id,
      ConnectionsAction.network.id,
      AssistantAction.signIn.id,
    ]
    #expect(Set(changing).isDisjoint(with: usable))
    let free: Set<ActionID> = [
      ConnectionsAction.tag.id, ConnectionsAction.limits.id, AssistantAction.removeKey.id,
      AssistantAction.remember.id, PremiumAction.open.id,
    ]
    #expect(free.isSubset(of: usable))
    let consents = root.all.filter { $0.action?.id == AssistantAction.consent.id }
    #expect(consents.filter(\.isEnabled).map(\.accessibility.label) == ["Budget"])
  }

  @Test func `the reason for a refused key shows beside its field`() throws {
    let refused = screen {
      ($0.assistant.key, $0.assistant.error) = (.untilClosed, SampleConnections.refusal)
    }
    #expect(refused.state == "key-refused" && refused.announcement == SampleConnections.refusal)
    #expect(refused.element.visibleText.contains(SampleConnections.refusal))
    let wrong = screen { $0.assistant.error = SampleConnections.keyError }.element
    let field = try #require(wrong.find("connections.key"))
    #expect(field.accessibility.traits.contains(.invalid))
  }

  @Test func `VoiceOver reads the key, the consents, the store, then the preferences`() {
    let read = screen().element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "connections.key", "connections.remember", "connections.sign-in",
      "connections.topic.doubtful-lines", "connections.topic.budget", "connections.store",
      "connections.zip", "connections.tag.vegan", "connections.limits", "connections.budget",
      "connections.rules.summary", "connections.store-brand", "connections.avoided.0",
      "connections.avoid", "connections.interval.3", "connections.any-network",
      "connections.wifi-only", "connections.cellular-only",
    ]
    #expect(read.filter(wanted.contains) == wanted)
    #expect(screen().announcement == "Account & Connections")
  }
}
