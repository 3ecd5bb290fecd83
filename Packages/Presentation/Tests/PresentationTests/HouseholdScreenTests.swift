import DesignSystem
import MealModels
import Preferences
import PremiumGate
import ScreenParts
import Testing

@testable import Presentation

@Suite struct HouseholdScreenTests {
  @Test func `the owner who was never named is stored as the words expect`() {
    #expect(Eater.you.name == Copy.unnamedOwner)
  }

  static let table = [Companion("you", restrictionCount: 3), Companion("Ben", restrictionCount: 0)]

  @Test func `each eater has a row, and the user can add an eater`() {
    let root = HouseholdScreen(HouseholdInput(members: Self.table), .english).element
    let rows = root.all.filter { $0.role == .row }
    #expect(rows.map(\.accessibility.label) == ["You", "Ben"])
    #expect(rows.map(\.accessibility.value) == ["3 selected", "No limits"])
    #expect(root.fired("household.member.1") == "settings.open?screen=eater&eater=Ben")
    #expect(root.fired("household.add.field") == "household.add=<text:40>")
    #expect(root.fired("household.add.go") == "household.confirm")
  }

  @Test func `what somebody cannot and does not want to eat stands under the name`() {
    var ida = Companion("Ida", restrictionCount: 0)
    ida.leavesOut = ["mushrooms"]
    var you = Self.table[0]
    you.limits = ["tree nuts", "peanuts"]
    let root = HouseholdScreen(HouseholdInput(members: [you, ida]), .english).element
    let values = root.all.filter { $0.role == .row }.map(\.accessibility.value)
    #expect(values == ["Tree nuts, peanuts", "Leaves out mushrooms"])
  }

  @Test func `an empty name is asked for under its field`() {
    let screen = HouseholdScreen(HouseholdInput(members: Self.table, refusedName: ""), .english)
    #expect(screen.announcement == "Type a name first.")
    #expect(screen.element.spoken("household.add.field")?.hint == "Type a name first.")
  }

  @Test func `an allergy to tree nuts includes every kind, which then cannot be untied`() {
    let input = DietaryRestrictionsInput(allergens: AllergenSet([.treeNut]))
    let root = DietaryRestrictionsScreen(input, .english).element
    let walnut = root.find("dietary-restrictions.allergy.walnut")
    #expect(walnut?.accessibility.value.contains("Included") == true)
    #expect(walnut?.action == nil)
    let none = DietaryRestrictionsScreen(DietaryRestrictionsInput(), .english).element
    #expect(none.find("dietary-restrictions.allergy.walnut")?.action != nil)
  }

  @Test func `a name that cannot be used is said where it was entered`() {
    let screen = HouseholdScreen(HouseholdInput(members: Self.table, refusedName: "Ben"), .english)
    #expect(screen.announcement?.hasPrefix("Choose an unused name of 1 to 40 characters") == true)
    #expect(screen.element.find("household.add.field.error") != nil)
    #expect(screen.element.spoken("household.add.field")?.hint == screen.announcement)
    #expect(
      EaterScreen(Self.table[1], refusedName: "you", .english).announcement == screen.announcement)
  }

  @Test func `an eater can be renamed, limited and taken from the table`() {
    let root = EaterScreen(Self.table[1], .english).element
    #expect(
      root.actions.map(\.description) == [
        "navigation.dismiss", "household.rename=<text:40>?eater=Ben",
        "settings.open?screen=dietary-restrictions&eater=Ben", "household.remove?eater=Ben",
      ])
    let only = EaterScreen(Self.table[0], isOnly: true, .english)
    #expect(only.title == "You" && only.state == "only")
    #expect(only.element.find("eater.remove") == nil)
  }

  @Test func `every action on another eater's limits names that eater`() {
    let input = DietaryRestrictionsInput(
      eater: "Ben", allergyFoods: [.init("kiwi", "Kiwi")], dislikes: [.init("okra", "Okra")])
    let screen = DietaryRestrictionsScreen(input, .english)
    #expect(screen.title == "Limits of Ben")
    let others = screen.element.actions.filter { $0.id != NavigationAction.dismiss.id }
    #expect(!others.isEmpty)
    for action in others {
      #expect(action.parameters.last == ActionParameter("eater", "Ben"), "\(action)")
    }
    #expect(screen.element.find("dietary-restrictions.others") == nil)
  }

  @Test func `the owner's page leads to everyone else and to the household`() {
    let input = DietaryRestrictionsInput(others: [Companion("Ben", restrictionCount: 2)])
    let root = DietaryRestrictionsScreen(input, .english).element
    #expect(
      root.fired("dietary-restrictions.other.0")
        == "settings.open?screen=dietary-restrictions&eater=Ben")
    #expect(root.fired("dietary-restrictions.household") == "settings.open?screen=household")
    #expect(root.spoken("dietary-restrictions.household")?.value == "2 people")
    let alone = DietaryRestrictionsScreen(DietaryRestrictionsInput(), .english).element
    #expect(alone.spoken("dietary-restrictions.household")?.value == "Just you")
  }

  // An allergy is always free; an app may sell the foods to leave out.
  @Test func `foods are added by name, dislikes only where they count`() {
    let free = DietaryRestrictionsInput(dislikeDecision: .needsPremium("foods-opened"))
    let root = DietaryRestrictionsScreen(free, .english).element
    #expect(root.fired("dietary-restrictions.foods.add") == "settings.addAllergyFood=<text:60>")
    #expect(root.find("dietary-restrictions.dislikes.add") == nil)
    let paid = DietaryRestrictionsInput(refusedDislike: .init("nofood", "No food is known."))
    let screen = DietaryRestrictionsScreen(paid, .english)
    #expect(
      screen.element.fired("dietary-restrictions.dislikes.add")
        == "settings.addDislike=<text:60>")
    #expect(screen.announcement == "No food is known.")
    #expect(screen.element.spoken("dietary-restrictions.dislikes.add")?.value == "nofood")
    #expect(screen.element.spoken("dietary-restrictions.foods.add")?.value == "")
  }
}
