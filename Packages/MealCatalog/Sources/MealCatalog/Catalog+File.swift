#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension Catalog {
  /// Reads a catalogue file, which may use the given foods.
  ///
  /// A file with an error is rejected as a whole, with all of its errors. An unknown food is not an
  /// error, but makes its meal unsafe for every diet and allergy; ``unknownFoods`` lists them.
  public init(file url: URL, foods: FoodReference) throws(CatalogErrors) {
    let name = url.lastPathComponent
    let text: String
    do throws(CatalogError) { text = try Self.text(of: url, named: name) } catch {
      throw CatalogErrors(error)
    }
    try self.init(text: text, fileName: name, foods: foods)
  }

  private static func text(of url: URL, named name: String) throws(CatalogError) -> String {
    let data = try contents(of: url.resolvingSymlinksInPath(), named: name)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CatalogError(.notText, file: name)
    }
    // Some editors put a byte order mark before a text.
    let isMarked = text.unicodeScalars.first == "\u{FEFF}"
    return isMarked ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Reads the text of a catalogue file, which may use the given foods.
  ///
  /// - Parameter fileName: the name of the file in errors.
  public init(
    text: String, fileName: String, foods: FoodReference
  ) throws(CatalogErrors) {
    let inspection: CatalogInspection
    do throws(CatalogError) {
      inspection = try CatalogInspection(text: text, fileName: fileName, foods: foods)
    } catch {
      throw CatalogErrors(error)
    }
    try self.init(inspection)
  }

  /// Makes a catalogue of a text that was read before, or throws all of its errors; an unknown food
  /// is not an error.
  public init(_ inspection: CatalogInspection) throws(CatalogErrors) {
    if let errors = CatalogErrors(inspection.allProblems) { throw errors }
    var deriver = MealDeriver(inspection.reference)
    let meals = inspection.meals.map {
      deriver.meal($0.recipe, slots: $0.slots, customs: $0.customs)
    }
    self.init(
      entries: meals.map(\.summary),
      formerIDs: inspection.meals.enumerated().flatMap { place, meal in
        meal.formerIDs.map { ($0, place) }
      },
      content: .parsed(meals, inspection.foods), unknownFoods: inspection.allProblems)
  }

  private static func contents(of url: URL, named name: String) throws(CatalogError) -> Data {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      throw CatalogError(.missingFile, file: name)
    }
    guard facts[.type] as? FileAttributeType == .typeRegular else {
      throw CatalogError(.unreadableFile, file: name)
    }
    let size = facts[.size] as? UInt64 ?? 0
    guard size <= CatalogFormat.longestFile else { throw .oversized(name) }
    guard let data = try? Data(contentsOf: url) else {
      throw CatalogError(.unreadableFile, file: name)
    }
    return data
  }
}

extension CatalogError {
  /// The error for a file or text past ``CatalogFormat/longestFile``.
  static func oversized(_ file: String) -> CatalogError {
    let limit = CatalogFormat.longestFile >> 20
    return CatalogError(.oversizedFile, file: file, expected: ["at most \(limit) MiB"])
  }
}
