/// The most likely field of each token of a line, and the probability of each field.
package struct LineLabelling {
  /// The field of each token.
  package let fields: [LineField]
  /// The model's probability that all tokens of a field are right.
  package private(set) var sureness = LineFieldValues(repeating: 1)
  /// The probability that the least certain token is right; preparation and note are treated as one
  /// field.
  package private(set) var weakest: Float = 1
  /// The field of the least certain token.
  private(set) var weakestField = LineField.food

  /// Labels the words of a line.
  init(_ tokens: [LineToken], _ model: LineModel = .bundled) {
    self.init(model.lattice(tokens), steps: model.steps, stepWeights: model.stepWeights)
  }

  /// Finds the best labels of a lattice, from the scores of steps and the exponentials of these.
  package init(
    _ lattice: LineLattice, steps: [LineLattice.Lanes], stepWeights: [LineLattice.Lanes]
  ) {
    var lattice = lattice
    let path = steps.withUnsafeBufferPointer { lattice.best($0) }
    let chances = stepWeights.withUnsafeBufferPointer { lattice.chances($0).labels }
    fields = path.map { LineLabel(rawValue: $0)?.field ?? .note }
    for (index, lanes) in chances.enumerated() {
      let sums = LineFieldValues(summing: lanes)
      let found = fields[index]
      sureness.lower(to: sums, of: found)
      let isText = found == .preparation || found == .note
      let chance = isText ? sums[.preparation] + sums[.note] : sums[found]
      if chance < weakest { (weakest, weakestField) = (chance, found) }
    }
  }
}

/// One number for each field of a line.
package struct LineFieldValues {
  private var values = SIMD8<Float>.zero

  /// Makes values that are the same for all fields.
  package init(repeating value: Float) { values = SIMD8(repeating: value) }

  /// Sums the numbers of the labels of each field.
  package init(summing lanes: LineLattice.Lanes) {
    for label in LineLabel.allCases { self[label.field] += lanes[Int(label.rawValue)] }
  }

  /// The number of a field.
  package subscript(field: LineField) -> Float {
    get { values[Self.place(field)] }
    set { values[Self.place(field)] = newValue }
  }

  /// Lowers each field's number to the probability that a token is right about that field.
  mutating func lower(to chances: LineFieldValues, of field: LineField) {
    var right = SIMD8(repeating: 1) - chances.values
    right[Self.place(field)] = chances[field]
    values = pointwiseMin(values, right)
  }

  private static func place(_ field: LineField) -> Int {
    switch field {
    case .amounts: 0
    case .unit: 1
    case .size: 2
    case .food: 3
    case .preparation: 4
    case .note: 5
    case .purpose: 6
    }
  }
}
