import Testing

@Suite struct TableRowTests {
  @Test func `rows are read with their layer and purpose`() {
    let text = """
      // The table.
      let table: [Row] = [

        // Layer: models
        .module("MealModels", []),  // what a meal is
        .module(  // named meals for tests
          "MealModelsFixtures", ["MealModels"],
          home: "MealModels", testedWith: nil),

        // Layer: rules
        .module("Journal", []),
        .tool("compile", ["MealCatalog"], home: "MealCatalog"),  // writes the data

        // Across packages
        .crossTest("ArchitectureTests", []),
      ]
      """
    #expect(
      TableRow.rows(inManifest: text) == [
        TableRow(name: "MealModels", layer: "models", hasPurpose: true),
        TableRow(name: "MealModelsFixtures", layer: "models", hasPurpose: true),
        TableRow(name: "Journal", layer: "rules", hasPurpose: false),
        TableRow(name: "compile", layer: "rules", hasPurpose: true),
      ])
  }
}
