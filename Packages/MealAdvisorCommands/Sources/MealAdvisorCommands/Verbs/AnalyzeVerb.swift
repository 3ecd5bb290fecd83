import CommandKit
import FoodFacts
import MealCatalog
import MealModels
import PrintedText

/// `analyze`: what the meals of a file contain, with everything that is wrong in it.
struct AnalyzeVerb {
  let advisor: MealAdvisorContext

  var form: CommandForm {
    CommandForm(
      "analyze FILE", flags: [.json],
      "what the meals of a file, or a meal by its id, contain", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let path = invocation.operand()
    let text: String
    do throws(InputError) {
      text = try invocation.context.inputFile.text(of: path)
    } catch {
      return reply([try bundled(path, invocation, error)], invocation)
    }
    return reply(try inspection(of: text, path, invocation), fileName(path), invocation)
  }

  private func inspection(
    of text: String, _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> CatalogInspection {
    let foods = advisor.foods()
    do throws(CatalogError) {
      return try CatalogInspection(text: text, fileName: fileName(path), foods: foods) {
        name, book in FoodMatcher(book).match(name).food
      }
    } catch {
      throw .catalog(error)
    }
  }

  /// A meal of the catalogue, where no file has the name.
  private func bundled(
    _ name: String, _ invocation: Invocation, _ error: InputError
  ) throws(CommandError) -> AnalyzedMeal {
    guard case .missing = error else { throw .input(error) }
    let catalog = advisor.catalog()
    guard let id = catalog.id(typed: name) else {
      guard let near = catalog.nearestID(to: name), !name.contains(where: "./".contains) else {
        throw .input(error)
      }
      throw .unknownMeal(name, nearest: near, program: invocation.program)
    }
    guard let meal = catalog.meal(id) else { throw .input(error) }
    return AnalyzedMeal(meal.recipe, RecipeAnalyzer(foods: advisor.foods().book))
  }

  private func reply(
    _ inspection: CatalogInspection, _ file: String, _ invocation: Invocation
  ) -> Reply {
    let analyzer = RecipeAnalyzer(foods: inspection.foods)
    let meals = inspection.meals.enumerated().map { index, meal in
      AnalyzedMeal(meal, analyzer, outside: index == 0 ? inspection.problems : [])
    }
    var reply =
      meals.isEmpty ? empty(inspection.problems, invocation) : reply(meals, invocation)
    reply.complaint = complaint(inspection, file)
    return reply
  }

  private func reply(_ meals: [AnalyzedMeal], _ invocation: Invocation) -> Reply {
    invocation.reply(
      AnalysisJSON.document(meals),
      Array(meals.map { AnalysisText(meal: $0, copy: advisor.copy).lines }.joined(separator: [""])))
  }

  private func empty(_ problems: [CatalogError], _ invocation: Invocation) -> Reply {
    invocation.reply(AnalysisJSON.empty(problems: problems), problems.map(\.message))
  }

  /// That the file is wrong; nil when at most its meals have foods that nobody knows.
  private func complaint(_ inspection: CatalogInspection, _ file: String) -> String? {
    let problems = inspection.meals.flatMap(\.problems)
    let isWrong =
      !inspection.problems.isEmpty || problems.contains { $0.kind != .unknown(.food) }
    guard isWrong else { return nil }
    let count = inspection.problems.count + problems.count
    let noun = count == 1 ? "1 problem" : "\(count) problems"
    let rest = inspection.meals.isEmpty ? "no meal can be read" : "what could be read is above"
    return "\(PlainText.quoted(file)) has \(noun); \(rest)"
  }

  private func fileName(_ path: String) -> String {
    path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
  }
}
