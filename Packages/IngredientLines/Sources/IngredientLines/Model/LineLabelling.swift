/// The most likely field of each token of a line, and how likely each field is right.
struct LineLabelling {
  /// The field of each token.
  let fields: [LineField]
  /// How likely all tokens of a field are right, before it is calibrated.
  private(set) var confidence: [LineField: Double] = [:]

  init(_ tokens: [LineToken], _ model: LineModel = .bundled) {
    var lattice = model.lattice(tokens)
    let path = model.steps.withUnsafeBufferPointer { lattice.best($0) }
    fields = path.map { LineLabel(rawValue: $0)?.field ?? .note }
    let chances = model.stepWeights.withUnsafeBufferPointer { lattice.chances($0).labels }
    var sure = [Float](repeating: 1, count: LineField.allCases.count)
    for (index, lanes) in chances.enumerated() {
      var sums = [Float](repeating: 0, count: sure.count)
      for label in LineLabel.allCases { sums[label.field.place] += lanes[Int(label.rawValue)] }
      for field in LineField.allCases {
        let sum = sums[field.place]
        sure[field.place] = min(sure[field.place], fields[index] == field ? sum : 1 - sum)
      }
    }
    for field in LineField.allCases { confidence[field] = Double(sure[field.place]) }
  }

  /// The tokens of a field.
  func indices(_ field: LineField) -> [Int] {
    fields.indices.filter { fields[$0] == field }
  }
}

extension LineField {
  /// Its place among all fields.
  fileprivate var place: Int {
    switch self {
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
