import EaterCommands
import CommandKit
import FoodFacts
import MealCatalog
import MealModels
import PrintedText

/// `analyze`: the contents of a file's meals, with every error in it.
public struct AnalyzeVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "analyze FILE", flags: [.json],
      "what the meals of a file, or a meal by its id, contain", example: CatalogFormat.example,
      run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let path = invocation.operand()
    let text: String
    do throws(InputError) {
      text = try invocation.context.inputFile.text(of: path)
    } catch {
      return reply([try bundled(path, invocation, error)], invocation)
    }
    return reply(try advisor.inspection(of: text, at: path), invocation)
  }

  /// A meal of the catalogue, if no file has that name.
  private func bundled(
    _ name: String, _ invocation: Invocation, _ error: InputError
  ) throws(CommandError) -> AnalyzedMeal {
    guard case .missing = error else { throw .input(error) }
    let catalog = advisor.meals
    guard let id = catalog.id(typed: name) else {
      guard let near = catalog.nearestID(to: name), !name.contains(where: "./".contains) else {
        throw .input(error)
      }
      throw .unknownMeal(name, nearest: near, program: invocation.program)
    }
    guard let meal = catalog.meal(id) else { throw .input(error) }
    return AnalyzedMeal(meal.recipe, RecipeAnalyzer(foods: advisor.foods().book))
  }

  private func reply(_ inspection: CatalogInspection, _ invocation: Invocation) -> Reply {
    let analyzer = RecipeAnalyzer(foods: inspection.foods)
    let meals = inspection.meals.enumerated().map { index, meal in
      AnalyzedMeal(meal, analyzer, outside: index == 0 ? inspection.problems : [])
    }
    var reply =
      meals.isEmpty ? empty(inspection.problems, invocation) : reply(meals, invocation)
    reply.complaint = complaint(inspection, invocation)
    return reply
  }

  private func reply(_ meals: [AnalyzedMeal], _ invocation: Invocation) -> Reply {
    invocation.reply(
      AnalysisJSON.document(meals),
      Array(meals.map { AnalysisText(meal: $0, copy: advisor.copy).lines }.joined(separator: [""])))
  }

  private func empty(_ problems: [CatalogError], _ invocation: Invocation) -> Reply {
    let lines = problems.flatMap { WrappedText.lines($0.message, hanging: 2) }
    let example = CatalogFormat.example.split(separator: "\n", omittingEmptySubsequences: false)
    return invocation.reply(
      AnalysisJSON.empty(problems: problems),
      lines + ["", "A file of meals looks like this:", ""]
        + example.dropLast().map { $0.isEmpty ? "" : "  \($0)" })
  }

  /// The fault of a file; nil if unknown foods are its only problems.
  private func complaint(
    _ inspection: CatalogInspection, _ invocation: Invocation
  ) -> String? {
    let problems = inspection.meals.flatMap(\.problems)
    let isWrong =
      !inspection.problems.isEmpty || problems.contains { $0.kind != .unknown(.food) }
    guard isWrong else { return nil }
    let count = inspection.problems.count + problems.count
    let noun = count == 1 ? "1 problem" : "\(count) problems"
    let rest =
      inspection.meals.isEmpty
      ? "no meal can be read, see '\(invocation.program) analyze --help' for an example"
      : "what could be read is above"
    let file = EaterContext.fileName(invocation.operand())
    return "\(PlainText.quoted(file)) has \(noun); \(rest)"
  }
}
