import MealModels
import Preferences
import Testing

@Suite struct AllergyWordsTests {
  private static let book = FoodBook(trusted: [
    Food(id: "milk", name: "milk", contents: FoodContents(allergens: AllergenSet([.milk]))),
    Food(id: "egg", name: "egg", contents: FoodContents(allergens: AllergenSet([.egg]))),
    Food(id: "egg-white", name: "egg white", aliases: ["albumen"], parents: ["egg"]),
    Food(id: "celery", name: "celery", contents: FoodContents(allergens: AllergenSet([.celery]))),
    Food(id: "celeriac", name: "celeriac", parents: ["celery"]),
    Food(id: "kiwi", name: "kiwi"), Food(id: "peas-and-carrots", name: "peas and carrots"),
    Food(id: "salt", name: "salt", isHidden: true),
    Food(id: "turmeric", name: "turmeric", aliases: ["E100"]),
    Food(
      id: "sulfite", name: "sulfite", aliases: ["E224"],
      contents: FoodContents(allergens: AllergenSet([.sulphite]))),
  ])
  private let parser = PreferenceParser(household: [.you]) { book }

  @Test(arguments: [
    ("tree nuts (all)", "tree-nut"), ("All tree nuts", "tree-nut"), ("nuts", "tree-nut,peanut"),
    ("Cow's milk protein", "milk"), ("cows milk", "milk"), ("CMPA", "milk"), ("dairy", "milk"),
    ("milk allergy", "milk"), ("allergic to milk", "milk"), ("any milk products", "milk"),
    ("celery/celeriac", "celery,food:celeriac"), ("milk & eggs", "milk,egg"),
    ("milk and/or egg", "milk,egg"), ("eggs (raw)", "egg"), ("egg protein", "egg"),
    ("sulphur dioxide and sulphites", "sulphite"), ("E220-E228", "sulphite"),
    ("E 220 - 228", "sulphite"), ("E224", "food:sulfite"), ("crustacea", "crustacean"),
    ("seafood", "fish,crustacean,mollusc"), ("coeliac", "gluten"), ("soya beans", "soy"),
    ("Albumen", "food:egg-white"), ("peas and carrots", "food:peas-and-carrots"),
    ("kiwi, eggs", "egg,food:kiwi"), ("turmeric", "food:turmeric"),
    ("only egg white", "only:egg-white"), ("Only: albumen", "only:egg-white"),
    ("egg white only", "only:egg-white"), ("only:egg-white", "only:egg-white"),
    ("only eggs", "egg"), ("only kiwi, milk", "milk,only:kiwi"),
  ])
  func `an allergy is read as people write it`(typed: String, stored: String) throws {
    #expect(try parser.event("allergies", typed).value == stored)
  }

  @Test(arguments: [
    "salt", "histamine", "Nickel", "MSG", "natural flavourings", "E951", "E 150d", "E100",
    "E300-E399", "food colouring additives/nickel", "lecithin of unknown origin", "only salt",
    "milk and salt", "salt intolerance", "enzymes", "FODMAPs",
  ])
  func `the parser refuses an allergy to a substance that no food records`(typed: String) {
    #expect {
      _ = try parser.event("allergies", typed)
    } throws: { error in
      guard case PreferenceError.undecidableAllergy = error else { return false }
      return true
    }
  }

  @Test(arguments: [
    "no milk", "milk-free", "free of milk", "egg and stardust", "stardust", "only", "only stardust",
    "allergy", "non dairy", "everything but milk", "all",
  ])
  func `the parser refuses an allergy text that it cannot read as a whole`(typed: String) {
    #expect(throws: PreferenceError.self) { try parser.event("allergies", typed) }
  }

  @Test func `a narrowed allergy is read back as it was set`() throws {
    var stored = EaterPreferences()
    stored.apply(try parser.event("allergies", "milk, kiwi, only egg white"))
    #expect(stored.text(of: .allergies) == "milk,kiwi,only egg-white")
    #expect(
      try parser.event("allergies", stored.text(of: .allergies)).value
        == "milk,food:kiwi,only:egg-white")
    #expect(stored.household[0].onlyAllergyFoods == ["egg-white"])
    #expect(stored.unreadableLimits.isEmpty && stored.hasAllergy && stored.restrictionCount == 3)
    #expect(stored.limits(in: Self.book).allergyFoods == ["egg-white", "kiwi"])
    stored.apply(.toggling("only:egg-white", isOn: false, of: .allergies))
    #expect(stored.text(of: .allergies) == "milk,kiwi")
    stored.apply(.toggling("food:egg-white", isOn: true, of: .allergies))
    #expect(stored.limits(in: Self.book).allergyFoods == ["egg", "egg-white", "kiwi"])
    #expect(stored.limits(in: Self.book).allergens.allergens == [.milk, .egg])
  }

  @Test func `a mark that this version does not know is unreadable and no food`() {
    var stored = EaterPreferences()
    stored.apply(PreferencesEvent(key: "allergies", value: "some:egg-white"))
    #expect(stored.unreadableLimits == ["allergies:some:egg-white"])
  }

  @Test func `an allergy is stored as an allergy and never as a dislike`() throws {
    var stored = EaterPreferences()
    stored.apply(try parser.event("allergies", "kiwi"))
    #expect(stored.household[0].allergyFoods == ["kiwi"] && stored.household[0].dislikes.isEmpty)
    let limits = stored.limits(in: Self.book)
    #expect(limits.dislikedFoods.isEmpty && limits.protects && limits.hasAllergy)
    var disliking = EaterPreferences()
    disliking.apply(try parser.event("dislikes", "kiwi"))
    #expect(!disliking.limits(in: Self.book).protects)
  }
}
