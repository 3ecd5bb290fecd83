import CommandKit
import MealCatalog
import MealKitchen

extension EaterContext {
  /// Reads as much as possible of a file of meals; every command reads it in this way.
  package func inspection(of text: String, at path: String) throws(CommandError)
    -> CatalogInspection
  {
    do throws(CatalogError) {
      return try kitchen.inspection(of: text, named: Self.fileName(path))
    } catch {
      throw .catalog(error)
    }
  }

  /// The meals of a file; throws if `analyze` would find a mistake.
  ///
  /// A meal with an unknown food is unsafe for every eater with a limit.
  package func catalog(at path: String, _ invocation: Invocation) throws(CommandError) -> Catalog {
    let text: String
    do throws(InputError) { text = try invocation.context.inputFile.text(of: path) } catch {
      throw .input(error)
    }
    let inspection = try inspection(of: text, at: path)
    do throws(CatalogErrors) { return try Catalog(inspection) } catch {
      let call = "\(invocation.program) analyze"
      throw .wrong(
        inspection.meals.isEmpty
          ? "\(error.first.message); see '\(call) --help' for an example"
          : "\(error.first.message); '\(call) FILE' lists every error")
    }
  }

  /// The name of a file in messages.
  package static func fileName(_ path: String) -> String {
    path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
  }
}
