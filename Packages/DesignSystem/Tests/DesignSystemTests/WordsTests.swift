import Testing

@testable import DesignSystem

@Suite struct WordsTests {
  private let english = CopyTable(
    language: "en",
    entries: [
      "diets": .plural(one: "{count} selected", other: "{count} selected of {total}"),
      "label": "Meal suggestion: {title}",
    ])

  @Test func `a text takes its parameters literally`() {
    let copy = Copy([english])
    #expect(copy("label", ["title": "{count} Tacos"]) == "Meal suggestion: {count} Tacos")
    #expect(copy("label") == "Meal suggestion: {title}")
  }

  @Test(arguments: [(1, "1 selected"), (3, "3 selected of 9"), (0, "0 selected of 9")])
  func `a count takes its plural form`(count: Int, text: String) {
    #expect(Copy([english])("diets", ["total": "9"], count: count) == text)
  }

  @Test func `a missing text falls back and an unknown key shows itself`() {
    let german = CopyTable(language: "de", entries: ["label": "Vorschlag: {title}"])
    let copy = Copy([german, english])
    #expect(copy("label", ["title": "Tacos"]) == "Vorschlag: Tacos")
    #expect(copy("diets", count: 1) == "1 selected")
    #expect(copy("nothing") == "⟦nothing⟧")
  }

  @Test(arguments: [
    (1, PluralCategory.one), (2, .few), (5, .many), (11, .many), (12, .many), (21, .one),
    (22, .few), (112, .many), (-1, .one),
  ])
  func `slavic counts have three forms`(count: Int, category: PluralCategory) {
    #expect(PluralRule.slavic.category(count) == category)
  }

  @Test(arguments: [
    (0.0, 0, "0"), (1234.5, 1, "1,234.5"), (999_999.999, 2, "1,000,000.00"), (-0.001, 2, "0.00"),
    (-1234, 0, "-1,234"), (0.05, 1, "0.1"),
  ])
  func `numbers are grouped and rounded`(value: Double, places: Int, text: String) {
    #expect(DisplayRegion.unitedStates.number(value, places: places) == text)
  }

  @Test func `prices carry the sign of their currency`() {
    // W-PAY-13
    #expect(DisplayRegion.unitedStates.price(hundredths: 499) == "$4.99")
    var region = DisplayRegion.unitedKingdom
    region.currency = .euro
    region.decimalSeparator = ","
    #expect(region.price(hundredths: -123_456) == "-1,234,56 €")
  }

  @Test(arguments: [(0, 5, "12:05 AM", "0:05"), (12, 0, "12:00 PM", "12:00")])
  func `times follow the clock`(hour: Int, minute: Int, twelve: String, twentyFour: String) {
    #expect(DisplayRegion.unitedStates.time(hour: hour, minute: minute) == twelve)
    #expect(DisplayRegion.unitedKingdom.time(hour: hour, minute: minute) == twentyFour)
  }

  // C-D03
  @Test func `mindful shows no number, simple only energy`() {
    let energy = NutritionFigure(name: "Energy", amount: 520.4, unit: "kcal", isEnergy: true)
    let protein = NutritionFigure(name: "Protein", amount: 7.25, unit: "g")
    let unknown = NutritionFigure(name: "Fibre", amount: nil, unit: "g")
    let figures = [energy, protein, unknown]
    #expect(figures.map { NutritionDisplay(.full).text($0) } == ["520 kcal", "7.3 g", "-"])
    #expect(figures.map { NutritionDisplay(.simple).text($0) } == ["520 kcal", nil, nil])
    #expect(figures.map { NutritionDisplay(.mindful).text($0) } == [nil, nil, nil])
  }

  @Test func `a text that speaks of the hand has another form for keys, in its own language`() {
    let english = CopyTable(
      language: "en",
      entries: ["undo": "Tap to undo", "undo.presses": "Press to undo", "save": "Save"])
    let german = CopyTable(language: "de", entries: ["undo": "Tippen, um es zu widerrufen"])
    var copy = Copy([english])
    #expect(copy("undo") == "Tap to undo")
    copy.hand = .presses
    #expect(copy("undo") == "Press to undo")
    #expect(copy("save") == "Save")
    #expect(Copy([german, english], hand: .presses)("undo") == "Tippen, um es zu widerrufen")
  }
}
