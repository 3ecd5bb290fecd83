/// The field of a word in a line, and whether the name of the food comes before it.
///
/// The labels before and after the name differ, so that the model knows whether it has passed the
/// name.
package enum LineLabel: UInt8, CaseIterable {
  case quantity, unit, size, preparation, note
  case name
  case laterQuantity, laterUnit, laterSize, laterPreparation, laterNote
  case purpose
  /// A further part of the name, after words of another field.
  case laterName
  /// Words of a note that only connect others: "about", "of", "or".
  case joining, laterJoining

  /// The number of labels.
  package static let count = 15

  /// The field of the label, whether it is before or after the name.
  package var field: LineField {
    switch self {
    case .quantity, .laterQuantity: .amounts
    case .unit, .laterUnit: .unit
    case .size, .laterSize: .size
    case .preparation, .laterPreparation: .preparation
    case .note, .laterNote, .joining, .laterJoining: .note
    case .name, .laterName: .food
    case .purpose: .purpose
    }
  }

  /// The label of words of a note that only connect others.
  package static func joining(afterName: Bool) -> LineLabel { afterName ? .laterJoining : .joining }

  /// The label of a field before or after the name.
  package init(_ field: LineField, afterName: Bool, isResumed: Bool = false) {
    switch field {
    case .amounts: self = afterName ? .laterQuantity : .quantity
    case .unit: self = afterName ? .laterUnit : .unit
    case .size: self = afterName ? .laterSize : .size
    case .preparation: self = afterName ? .laterPreparation : .preparation
    case .note: self = afterName ? .laterNote : .note
    case .food: self = isResumed ? .laterName : .name
    case .purpose: self = .purpose
    }
  }
}
