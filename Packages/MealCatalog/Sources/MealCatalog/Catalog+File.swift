#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension Catalog {
  /// Reads a catalogue file, which may use the given foods.
  ///
  /// A file with an error is rejected as a whole. An unknown food is not an error, but makes its
  /// meal unsafe for every diet and allergy.
  public init(file url: URL, foods: FoodReference) throws(CatalogError) {
    let name = url.lastPathComponent
    let data = try Self.contents(of: url.resolvingSymlinksInPath(), named: name)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CatalogError(.notText, file: name)
    }
    // Some editors put a byte order mark before a text.
    let isMarked = text.unicodeScalars.first == "\u{FEFF}"
    let bare = isMarked ? String(text.unicodeScalars.dropFirst()) : text
    try self.init(text: bare, fileName: name, foods: foods)
  }

  /// Reads the text of a catalogue file, which may use the given foods.
  ///
  /// - Parameter fileName: the name of the file in errors.
  public init(
    text: String, fileName: String, foods: FoodReference
  ) throws(CatalogError) {
    try self.init(CatalogInspection(text: text, fileName: fileName, foods: foods))
  }

  /// Makes a catalogue of a text that was read before, or throws its first error; an unknown food
  /// is not an error.
  public init(_ inspection: CatalogInspection) throws(CatalogError) {
    if let mistake = inspection.firstMistake { throw mistake }
    var deriver = MealDeriver(inspection.reference)
    let meals = inspection.meals.map {
      deriver.meal($0.recipe, slots: $0.slots, customs: $0.customs)
    }
    self.init(
      entries: meals.map(\.summary),
      formerIDs: inspection.meals.enumerated().flatMap { place, meal in
        meal.formerIDs.map { ($0, place) }
      },
      content: .parsed(meals, inspection.foods))
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
