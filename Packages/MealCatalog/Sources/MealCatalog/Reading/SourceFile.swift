import MealModels
import PrintedText

/// The file that is being read; makes the errors about it.
struct SourceFile {
  /// The name of the file in errors.
  let name: String

  /// An error about a line, or about part of it.
  func error(
    _ kind: CatalogError.Kind, _ line: SourceLine, expected: [String] = []
  ) -> CatalogError {
    CatalogError(
      kind, file: name, line: line.number, found: String(line.text), expected: expected)
  }

  /// An error about a value that is not among the known values, with the most similar known value.
  func unknown(
    _ term: CatalogError.Term, _ line: SourceLine, among candidates: [String],
    expected: [String]? = nil
  ) -> CatalogError {
    let found = String(line.text)
    return CatalogError(
      .unknown(term), file: name, line: line.number, found: found,
      suggestion: Spelling.nearest(to: found, among: candidates),
      expected: expected ?? candidates)
  }

  /// Reads one value of an enumeration by its raw text.
  func value<Value: RawRepresentable<String> & CaseIterable>(
    _ line: SourceLine, _ term: CatalogError.Term, of type: Value.Type = Value.self
  ) throws(CatalogError) -> Value {
    guard let value = Value(rawValue: String(line.text)) else {
      throw unknown(term, line, among: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// Reads an id, which must be lower-kebab text.
  func id<Entity>(
    _ line: SourceLine, _ term: CatalogError.Term
  ) throws(CatalogError) -> TypedID<Entity> {
    guard line.text.isKebab else {
      throw error(.bad(term), line, expected: ["lower-case words joined by hyphens"])
    }
    return TypedID(rawValue: String(line.text))
  }
}
