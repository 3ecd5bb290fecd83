import FoodFacts
import MealCatalog
import MealModels

/// `analyze`: what the meals of a file contain, with everything that is wrong in it.
enum AnalyzeVerb {
  static let form = CommandForm(
    "analyze FILE", flags: [.json],
    "nutrition, allergens and diets of a meal file or meal", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let path = invocation.operand()
    let text: String
    do throws(InputError) {
      text = try invocation.context.inputFile.read(path)
    } catch {
      return try bundled(path, invocation, error)
    }
    let matcher = FoodMatcher(invocation.context.foods().book)
    let inspection: CatalogInspection
    do throws(CatalogError) {
      inspection = try CatalogInspection(
        text: text, fileName: fileName(path), foods: invocation.context.foods(),
        finding: { matcher.match($0).food })
    } catch {
      throw .catalog(error)
    }
    return reply(inspection, fileName(path), invocation)
  }

  /// A meal of the catalogue, where no file has the name.
  private static func bundled(
    _ name: String, _ invocation: Invocation, _ error: InputError
  ) throws(CommandError) -> Reply {
    let catalog = invocation.context.catalog()
    guard case .missing = error, let id = try? catalog.typedID(name), let meal = catalog.meal(id)
    else { throw .input(error) }
    let analysis = RecipeAnalyzer(foods: invocation.context.foods().book).analysis(of: meal.recipe)
    let text = AnalysisText(title: meal.recipe.title, analysis: analysis, problems: [])
    return invocation.wantsJSON ? Reply(text.json) : Reply(lines: text.lines)
  }

  private static func reply(
    _ inspection: CatalogInspection, _ file: String, _ invocation: Invocation
  ) -> Reply {
    let analyzer = RecipeAnalyzer(foods: inspection.foods)
    let texts = inspection.meals.enumerated().map { index, meal in
      AnalysisText(
        title: meal.recipe.title, id: meal.recipe.id, analysis: analyzer.analysis(of: meal.recipe),
        problems: (index == 0 ? inspection.problems : []) + meal.problems)
    }
    var reply = reply(texts, inspection.problems, invocation)
    let wrong = texts.flatMap(\.problems).filter { !$0.isUnknownFood }
    let count = texts.isEmpty ? inspection.problems.count : wrong.count
    if count > 0 {
      let noun = count == 1 ? "1 problem" : "\(count) problems"
      reply.complaint = "\(SafeText.quoted(file)) has \(noun); what could be read is above"
    }
    return reply
  }

  private static func reply(
    _ texts: [AnalysisText], _ outside: [CatalogError], _ invocation: Invocation
  ) -> Reply {
    guard let first = texts.first else {
      return invocation.wantsJSON
        ? Reply(AnalysisText.emptyJSON(problems: outside)) : Reply(lines: outside.map(\.message))
    }
    guard invocation.wantsJSON else {
      return Reply(lines: Array(texts.map(\.lines).joined(separator: [""])))
    }
    guard texts.count > 1 else { return Reply(first.json) }
    return Reply(["meals": .array(texts.map(\.namedJSON))])
  }

  private static func fileName(_ path: String) -> String {
    path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension CatalogError {
  /// Whether only a food is unknown, which is no mistake of the file.
  fileprivate var isUnknownFood: Bool { kind == .unknown(.food) }
}
