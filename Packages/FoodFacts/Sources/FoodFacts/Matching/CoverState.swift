/// What was read before a word, as far as it matters for what may follow.
struct CoverState: Hashable {
  /// What the words before ask of the next food.
  enum Need: Hashable { case nothing, food, unmixedFood, unmixedPlant }

  /// What the last food was.
  enum Last: Hashable { case none, apart, mixed, unmixed }

  var need = Need.nothing
  var last = Last.none
  /// Whether the last food is the meat of an animal.
  var isAfterFlesh = false
  /// Whether the last food comes from no animal.
  var isAfterPlant = false
  /// Whether the word just before belongs to a food.
  var isAfterFood = false
  /// Whether the word just before is a number.
  var isAfterNumber = false
}

extension CoverState {
  /// Whether the food just read is one that the words before it asked for.
  func meets(_ need: Need) -> Bool {
    switch need {
    case .nothing, .food: true
    case .unmixedFood: last == .unmixed
    case .unmixedPlant: last == .unmixed && isAfterPlant
    }
  }

  /// Whether a word belongs to the food just before it, so that it is nothing by itself.
  ///
  /// Flour after chickpeas is theirs; after butter it may be a food that nobody parted from it.
  func absorbs(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .link, .comma: true
    case .cut, .flesh: last != .apart
    case .form: isAfterPlant
    default: false
    }
  }

  /// The state after a word that is no food; nil where such a word cannot stand.
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
