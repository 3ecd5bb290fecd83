import AppShell
import AppTesting
import DesignSystem
import MealModels
import Preferences
import Testing

@Suite struct HouseholdTests {
  @Test func `a person who leaves the table returns with all limits`()
    async throws
  {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.open?screen=household", "household.add=Ben")
    #expect(try await visitor.stores.read().preferences.household.map(\.name) == ["you", "Ben"])

    try await visitor.tap(
      "settings.open?screen=eater&eater=Ben",
      "settings.open?screen=dietary-restrictions&eater=Ben",
      "settings.diet=on?id=vegan&eater=Ben", "settings.allergy=on?id=milk&eater=Ben",
      "settings.addAllergyFood=kiwi?eater=Ben", "navigation.dismiss")
    #expect(try await visitor.words.contains("Vegan"))
    #expect(try await visitor.words.lowercased().contains("kiwi"))
    let limits = try await visitor.stores.read().preferences.limits(in: .empty)
    #expect(limits.diets.contains(.vegan) && limits.allergens.contains(.milk))

    try await visitor.tap("household.rename=Benedict?eater=Ben")
    #expect(try await visitor.screen.id == "household")
    #expect(try await visitor.stores.read().preferences.limits(in: .empty) == limits)

    try await visitor.tap(
      "settings.open?screen=eater&eater=Benedict", "household.remove?eater=Benedict")
    #expect(try await visitor.screen.id == "household")
    #expect(try await visitor.stores.read().preferences.limits(in: .empty) == .none)
    try await visitor.tap("household.add=Benedict")
    #expect(try await visitor.stores.read().preferences.limits(in: .empty) == limits)
  }

  @Test func `the owner gets a name and keeps every limit`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.diet=on?id=halal", "settings.open?screen=household", "household.add=Ben",
      "settings.open?screen=eater&eater=you", "household.rename=Sam?eater=you")
    let preferences = try await visitor.stores.read().preferences
    #expect(preferences.household.map(\.name) == ["Sam", "Ben"])
    #expect(preferences.household.first?.diets == [.halal])
  }

  @Test(arguments: ["", "  ", "a,b", "a@b", "you", "ben", "Ben "])
  func `a name that is empty, taken or not plain is refused where it was entered`(
    name: String
  ) async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.open?screen=household", "household.add=Ben")
    let call = ActionCall("household.add", value: name)
    try await visitor.app.fire(call)
    await visitor.app.settle()
    let isBlank = name.allSatisfy(\.isWhitespace)
    let refusal = isBlank ? "Type a name first." : "Choose an unused name of 1 to 40 characters"
    #expect(try await visitor.words.contains(refusal))
    #expect(try await visitor.field("household.add.field")?.value == name, "it can be mended")
    #expect(try await visitor.stores.read().preferences.household.count == 2)
  }

  // C-P02
  @Test func `a food is added by name, and an unknown one is said with the nearest`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.addAllergyFood=kiwwi")
    #expect(try await visitor.words.contains("No food called “kiwwi” was found."))
    try await visitor.app.fire(ActionCall("settings.addAllergyFood", value: " "))
    await visitor.app.settle()
    #expect(!(try await visitor.words.contains("No food called")), "nothing was named")
    try await visitor.tap("settings.addAllergyFood=kiwi")
    #expect(!(try await visitor.words.contains("No food called")))
    #expect(try await visitor.stores.read().preferences.limits(in: .empty).allergyFoods == ["kiwi"])
    // Leaving out a food that somebody dislikes is free.
    try await visitor.tap("settings.addDislike=okra")
    #expect(try await visitor.stores.read().preferences.limits(in: .empty).allergyFoods == ["kiwi"])
  }

  @Test func `a food that is not known is said to the eater it was entered for`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.open?screen=household", "household.add=Ben",
      "settings.open?screen=eater&eater=Ben",
      "settings.open?screen=dietary-restrictions&eater=Ben",
      "settings.addAllergyFood=kiwwi?eater=Ben")
    #expect(try await visitor.words.contains("No food called “kiwwi” was found."))
    let own = try await visitor.app.screen(of: Route("dietary-restrictions"))
    #expect(!own.element.visibleText.contains("No food called"))
  }

  @Test func `a refused name is explained on the page of its person`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.open?screen=household", "household.add=Ben", "household.add=Ada",
      "settings.open?screen=eater&eater=Ben", "household.rename=Ada?eater=Ben")
    #expect(try await visitor.words.contains("Choose an unused name of 1 to 40 characters"))
    #expect(try await visitor.field("eater.name.field")?.value == "Ada")
    for other in [
      Route("eater", [ActionParameter("eater", "Ada")]), Route("household"),
    ] {
      let words = try await visitor.app.screen(of: other).element.visibleText
      #expect(!words.contains("Choose an unused name of 1 to 40 characters"))
    }
    #expect(try await visitor.stores.read().preferences.household.map(\.name).count == 3)
  }

  @Test func `the owner without a name may not leave, the owner with one may`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.open?screen=household", "household.add=Ben",
      "settings.open?screen=eater&eater=you")
    #expect(try await visitor.screen.state == "only")
    await #expect(throws: AppShellError.rejectedAction("household.remove?eater=you")) {
      try await visitor.touch("household.remove?eater=you")
    }
    try await visitor.tap("household.rename=Sam?eater=you", "settings.open?screen=eater&eater=Sam")
    try await visitor.tap("household.remove?eater=Sam")
    #expect(try await visitor.stores.read().preferences.household.map(\.name) == ["Ben"])
  }

  // N-SET-27 to 30
  @Test func `theme and contrast are found below the privacy policy and are kept`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("privacy-policy", "appearance")
    try await visitor.tap("settings.appearance=dark", "settings.contrast=on")
    let preferences = try await visitor.stores.read().preferences
    #expect(preferences.appearance == .dark && preferences.contrast == .increased)
    try await visitor.tap("settings.contrast=off")
    #expect(try await visitor.stores.read().preferences.contrast == .system)
  }
}
