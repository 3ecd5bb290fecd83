import SeededRandom
import Testing

@testable import RecipePages

@Suite struct FactTests {
  @Test(arguments: [
    ("PT1H30M", 90), ("P0DT0H45M", 45), ("PT90M", 90), ("PT1.5H", 90), ("pt20m", 20),
    ("P1DT2H", 1560), ("PT30S", 1), ("P30M", 30), ("30 min", 30), ("1 hour 20 minutes", 80),
    ("1½ Std.", 90), ("1 u 15 min", 75), ("2 horas y 10 minutos", 130), ("45 perc", 45),
    ("1:30", 90), ("1h30", 90), ("90", 90), ("1 godz. 20 min", 80), ("1 час 15 минут", 75),
  ])
  func `times are minutes`(text: String, minutes: Int) {
    #expect(MinutesReading.minutes(text) == minutes)
  }

  @Test(arguments: ["", "PT", "PT0M", "soon", "P", "PTXM", "PT999999999H"])
  func `a text without a time gives no minutes`(text: String) {
    #expect(MinutesReading.minutes(text) == nil)
  }

  @Test(arguments: [
    (["4"], 4), (["4 servings"], 4), (["Serves 4-6"], 6), (["4 to 6"], 6), (["1 ½ dozen"], 2),
    (["für 4 Personen"], 4), (["24 cookies"], 24),
    (["1 loaf (10 slices)"], 10), (["One 9-inch cake, 8 slices"], 8), (["2 pies (16 wedges)"], 16),
    (["24 cookies (12 servings)"], 12), (["8 slices"], 8), (["4 to 6 servings"], 6),
  ])
  func `servings are numbers`(texts: [String], servings: Int) {
    #expect(ServingsReading.servings(texts) == servings)
  }

  @Test(
    "What is measured is no number of people",
    arguments: [["about 8 cups"], ["8", "8 cups"], ["1 ½ lbs"], ["500 ml"]])
  func measured(texts: [String]) {
    #expect(ServingsReading.servings(texts) == nil)
    #expect(ServingsReading.yield(texts) == texts.last)
  }

  @Test("A measure beside people leaves the number of people")
  func measuredForPeople() {
    #expect(ServingsReading.servings(["6 servings, 1 cup each"]) == 6)
    #expect(ServingsReading.servings(["8 cups", "4 servings"]) == 4)
  }

  @Test(arguments: [[], ["a few"], ["0"], ["100000"]])
  func `a text without a number of people gives no servings`(texts: [String]) {
    #expect(ServingsReading.servings(texts) == nil)
  }

  @Test(arguments: [
    ("Ingredients", SectionWords.Kind.ingredients), ("INGREDIENTS:", .ingredients),
    ("Ingredients for the sauce", .ingredients), ("Zutaten für 4 Personen", .ingredients),
    ("Pancake ingredients", .ingredients), ("What you’ll need", .ingredients),
    ("Elaboración de la crema", .steps), ("Method", .steps), ("Nutrition facts", .other),
  ])
  func `headings announce what stands below them`(text: String, kind: SectionWords.Kind) {
    #expect(SectionWords.kind(text) == kind)
  }

  @Test(arguments: ["Method acting explained", "3 leeks", "", "Cook the leeks", "Share a pie"])
  func `other lines announce nothing`(text: String) {
    #expect(SectionWords.kind(text) == nil)
  }

  @Test(arguments: [
    ("/a.jpg", "https://x.example/a.jpg"), ("//y.example/a", "https://y.example/a"),
    ("b.jpg", "https://x.example/p/b.jpg"), ("http://z.example", "http://z.example"),
  ])
  func `addresses are whole`(address: String, whole: String) {
    #expect(LinkText.absolute(address, at: "https://x.example/p/q?r=1/2") == whole)
  }

  @Test(.timeLimit(.minutes(1))) func `the letters of many lines are collected one by one`() {
    var letters: [UInt8] = []
    let count = Sample.count(quick: 10_000, whole: 200_000)
    for _ in 0..<count { LineShape.addKey(of: "Stir, and wait.", to: &letters) }
    #expect(letters.count == count * "stirandwait".count)
  }
}
