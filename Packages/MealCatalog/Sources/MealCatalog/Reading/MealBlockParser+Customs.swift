import MealModels

extension MealBlockParser {
  /// The text of a key that may be missing.
  func optionalText(_ key: MealKey, _ block: MealBlock) -> String? {
    block.values[key].flatMap { $0.text.isEmpty ? nil : String($0.text) }
  }

  /// Reads "RICE or QUINOA, SALAD": commas separate the accompaniments, and "or" separates the
  /// choices of one accompaniment.
  func sides(
    _ block: MealBlock, _ problems: inout [CatalogError]
  ) -> [[(id: MealID, line: SourceLine)]] {
    guard let line = block.values[.with] else { return [] }
    return line.text.listed.map { part in
      part.split(separator: " ").filter { $0 != "or" }.compactMap { word in
        problems.collect(nil) { () throws(CatalogError) in
          (id: try file.id(line.with(word), .sideID), line: line.with(word))
        }
      }
    }.filter { !$0.isEmpty }
  }

  /// How a meal is eaten; a role that is not given is derived later.
  func customs(
    _ block: MealBlock, _ sides: [[(id: MealID, line: SourceLine)]],
    _ problems: inout [CatalogError]
  ) -> MealCustoms {
    let familiarity = block.values[.known].map { line in
      problems.collect(Familiarity()) { () throws(CatalogError) in try self.familiarity(line) }
    }
    let role = block.values[.role].flatMap { line in
      problems.collect(nil) { () throws(CatalogError) in try self.role(line) }
    }
    return MealCustoms(
      role: block.kind == .side ? .side : role?.role,
      accompaniments: sides.map { Accompaniment($0.map(\.id)) },
      familiarity: familiarity ?? Familiarity(), note: role?.note)
  }

  private func familiarity(_ line: SourceLine) throws(CatalogError) -> Familiarity {
    var grades: [EaterRegion: Int] = [:]
    for part in line.text.listed {
      let words = part.parts(at: UInt8(ascii: " ")).filter { !$0.isEmpty }
      guard words.count == 2, let region = EaterRegion(rawValue: String(words[0])),
        let grade = Int(words[1]), Familiarity.grades.contains(grade),
        grades.updateValue(grade, forKey: region) == nil
      else {
        throw file.error(
          .bad(.familiarity), line.with(part), expected: ["'REGION GRADE', such as 'us 5'"])
      }
    }
    return Familiarity(grades)
  }

  /// Reads "complete, WHY", where WHY says why the role differs from the derived one.
  private func role(_ line: SourceLine) throws(CatalogError) -> (role: DishRole, note: String) {
    guard let (word, note) = line.text.cut(at: UInt8(ascii: ",")), !note.isEmpty else {
      throw file.error(.bad(.role), line, expected: ["ROLE, WHY"])
    }
    return (try file.value(line.with(word), .role), String(note))
  }
}
