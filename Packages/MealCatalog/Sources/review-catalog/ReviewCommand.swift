#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealCatalog
import MealModels
import RecipeReview

/// The command with its arguments.
///
/// Exit codes: 0 there are no findings, 1 there are findings or the tables are out of date, 2 the
/// call or a file is wrong.
struct ReviewCommand {
  /// The output and status of the command.
  struct Outcome {
    var output: [String] = []
    /// A line for standard error.
    var message: String?
    var status: Int32 = 0
  }

  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  func run() -> Outcome {
    let paths = arguments.filter { !$0.hasPrefix("-") }
    let flags = arguments.filter { $0.hasPrefix("-") }
    guard paths.count == 1, let path = paths.first else { return wrongCall }
    switch flags {
    case []: return bundled(URL(filePath: path), isCheck: false)
    case ["--check"]: return bundled(URL(filePath: path), isCheck: true)
    case ["--meals"]: return file(URL(filePath: path))
    default: return wrongCall
    }
  }

  private var wrongCall: Outcome {
    Outcome(
      message: "usage: review-catalog README [--check]\n       review-catalog --meals FILE",
      status: 2)
  }

  /// Reviews the bundled meals and updates the region of a document, or reports that it is out of
  /// date.
  private func bundled(_ readme: URL, isCheck: Bool) -> Outcome {
    let name = readme.lastPathComponent
    guard let text = try? String(contentsOf: readme, encoding: .utf8) else {
      return Outcome(message: "\(name): cannot be read", status: 2)
    }
    let tables = Coverage(Catalog.bundled.summaries).markdown
    guard let fresh = CoverageRegion.replaced(in: text, with: tables) else {
      return Outcome(message: "\(name): has no region \(CoverageRegion.opening)", status: 2)
    }
    let findings = findings(
      in: Catalog.bundled.meals, sides: Catalog.bundled.sideDishes, .culinary,
      waivers: ReviewWaiver.bundled)
    var outcome = Outcome(output: findings.map(\.description), status: findings.isEmpty ? 0 : 1)
    guard fresh != text else { return outcome }
    if isCheck {
      outcome.message = "\(name): its coverage tables are out of date; run Scripts/review-catalog"
      outcome.status = 1
    } else if (try? Data(fresh.utf8).write(to: readme)) == nil {
      outcome.message = "\(name): cannot be written"
      outcome.status = 2
    }
    return outcome
  }

  /// Reviews a catalogue file as far as it can be read.
  ///
  /// Problems for which a catalogue refuses the file come first. If the name of a food is only
  /// inexact, the review uses the food that the name means.
  private func file(_ url: URL) -> Outcome {
    let name = url.lastPathComponent
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      return Outcome(message: "\(name): cannot be read", status: 2)
    }
    do {
      let strict = try CatalogInspection(text: text, fileName: name, foods: .culinary)
      let file = try CatalogInspection(text: text, fileName: name, foods: .culinary) { name, book in
        FoodMatcher(book).match(name).food
      }
      let problems = (strict.problems + strict.meals.flatMap(\.problems)).filter {
        !Self.isFormatLine($0)
      }
      let read = file.meals.map { meal in
        Meal(
          recipe: meal.recipe, slots: meal.slots, customs: meal.customs,
          foods: FoodReference.culinary.with(file.foods))
      }
      let findings = findings(
        in: read.filter { !$0.summary.goesWithMeals },
        sides: read.filter(\.summary.goesWithMeals), file.foods, waivers: [])
      return Outcome(
        output: problems.map(\.message) + findings.map(\.description),
        status: !problems.isEmpty ? 2 : findings.isEmpty ? 0 : 1)
    } catch {
      return Outcome(message: error.message, status: 2)
    }
  }

  /// Whether a problem is only that a draft lacks the format line.
  private static func isFormatLine(_ problem: CatalogError) -> Bool {
    problem.kind == .notCatalogue
  }

  private func findings(
    in meals: [Meal], sides: [Meal], _ foods: FoodBook, waivers: [ReviewWaiver]
  ) -> [ReviewFinding] {
    let start = ContinuousClock.now
    let reviewer = RecipeReviewer(foods: foods)
    var isShown = false
    defer { if isShown { Terminal.show("") } }
    let found = reviewer.review(meals, sides: sides, waivers: waivers) { done in
      guard ContinuousClock.now - start > .seconds(1) else { return }
      isShown = true
      Terminal.show("\(done) of \(meals.count + sides.count) meals")
    }
    return found + reviewer.findings(suggesting: meals, sides: sides)
  }
}
