import AppShell
import CommandKit
import DesignSystem
import PrintedText
import ScreenCommands

extension CommandLineProgram {
  /// A second program of the same packages: its own verb, help, screens and app, nothing copied.
  static func pantry(in environment: AppEnvironment, shells: AppShells) -> CommandLineProgram {
    let brand = Brand(name: "Pantry", id: "pantry", tagline: "What is at home?")
    let screens = [
      ListedScreen(
        "shelf", "Shelf",
        states: [
          ListedState("full") { _ in ShelfScreen(state: "full", foods: ["rice", "oats"]) },
          ListedState("empty") { _ in ShelfScreen(state: "empty", foods: []) },
        ])
    ]
    let app = AppVerbs(of: [ShelfFeature()], in: environment, shells: shells)
    let count = CommandForm("count FOOD", flags: [.json], "how much of a food is at home") {
      invocation in
      let amounts = ["rice": 2, "oats": 1]
      let food = invocation.operand()
      guard let amount = amounts[food] else {
        throw CommandError.eaten(food, among: amounts.keys.sorted())
      }
      return invocation.reply(["food": .string(food), "amount": .integer(amount)], ["\(amount)"])
    }
    return CommandLineProgram(
      "pantry-demo", tagline: brand.tagline, version: "0.1.0",
      home: app.home("the shelf, drawn once"),
      forms: [count] + ScreenVerbs(of: brand, list: { screens }).forms + [app.serve])
  }
}

extension CommandError {
  /// A food that is not at home; an error that no package knows.
  fileprivate static func eaten(_ food: String, among foods: [String]) -> CommandError {
    .failed("there is no \(PlainText.quoted(food)) left; there is \(foods.joined(separator: ", "))")
  }
}
