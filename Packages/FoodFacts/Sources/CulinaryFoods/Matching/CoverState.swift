/// The state after some words of a name, which decides what the next words may be.
struct CoverState: Hashable {
  /// The kind of food that the words so far require next.
  enum Need: Hashable { case nothing, food, unmixedFood, unmixedPlant }

  /// The kind of the last food.
  enum Last: Hashable { case none, apart, mixed, unmixed }

  var need = Need.nothing
  var last = Last.none
  /// Whether the last food is the meat of an animal.
  var isAfterFlesh = false
  /// Whether the last food does not come from an animal.
  var isAfterPlant = false
  /// Whether the previous word belongs to a food.
  var isAfterFood = false
  /// Whether the previous word is a number.
  var isAfterNumber = false
}

extension CoverState {
  /// Whether the last food is the kind that the words before it require.
  func meets(_ need: Need) -> Bool {
    switch need {
    case .nothing, .food: true
    case .unmixedFood: last == .unmixed
    case .unmixedPlant: last == .unmixed && isAfterPlant
    }
  }

  /// Whether a word belongs to the food just before it, so that it names no food itself.
  ///
  /// "Flour" after "chickpea" belongs to it. After "butter" it may be another food after a missing
  /// comma.
  func absorbs(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .link, .comma: true
    case .cut, .flesh: last != .apart
    case .form: isAfterPlant
    default: false
    }
  }

  /// The state after a word that is not a food; nil if the word is not possible here.
  func after(_ meaning: WordMeaning, next: String?) -> CoverState? {
    var state = self
    state.isAfterFood = false
    state.isAfterNumber = meaning == .number || (isAfterNumber && meaning == .container)
    switch meaning {
    case .plain, .number, .doubt: break
    case .origin: return nil
    case .color: if last == .none, need == .nothing { state.need = .food }
    case .link, .comma: if last != .none { state.last = .apart }
    case .cut: if last == .none { return nil }
    case .flesh: if !isAfterFlesh { return nil }
    case .form: if last != .unmixed { return nil }
    case .variety: if last != .unmixed { state.need = .unmixedFood }
    case .container: if need == .nothing, !isAfterNumber { state.need = .food }
    case .joint:
      if !isAfterFood, next != "with" { return nil }
      if need == .nothing { state.need = .food }
    case .cuisine: if last != .unmixed || !isAfterPlant { state.need = .unmixedPlant }
    case .change: if last == .none, need == .nothing { state.need = .food }
    }
    return state
  }
}
