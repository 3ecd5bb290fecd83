import CommandKit
import FoodFacts
import MealCatalog

extension MealAdvisorContext {
  /// Reads the text of a file of meals as far as it goes; every command that takes one reads it so.
  ///
  /// Foods are made out from whatever words name them.
  func inspection(of text: String, at path: String) throws(CommandError) -> CatalogInspection {
    do throws(CatalogError) {
      return try CatalogInspection(text: text, fileName: Self.fileName(path), foods: foods()) {
        name, book in FoodMatcher(book).match(name).food
      }
    } catch {
      throw .catalog(error)
    }
  }

  /// The meals of a file; whatever `analyze` finds no mistake in is taken, and a meal with a food
  /// that nobody knows is safe for nobody with a limit.
  func catalog(at path: String, _ invocation: Invocation) throws(CommandError) -> Catalog {
    let text: String
    do throws(InputError) { text = try invocation.context.inputFile.text(of: path) } catch {
      throw .input(error)
    }
    let inspection = try inspection(of: text, at: path)
    do throws(CatalogError) { return try Catalog(inspection) } catch {
      let call = "\(invocation.program) analyze"
      throw .wrong(
        inspection.meals.isEmpty
          ? "\(error.message); see '\(call) --help' for an example"
          : "\(error.message); '\(call) FILE' says everything that is wrong")
    }
  }

  /// What messages call a file.
  static func fileName(_ path: String) -> String {
    path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
  }
}
