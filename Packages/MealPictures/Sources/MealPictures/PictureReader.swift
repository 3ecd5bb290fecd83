import DesignSystem

/// Reads the foods and their vessel from the description of a picture.
///
/// It knows foods, colours and cuts: "a skillet of red tomato sauce with six eggs" is a pan with a
/// red sauce and eggs. It skips unknown words.
struct PictureReader {
  /// The foods, in the order in which they are named.
  private(set) var toppings: [Plate.Topping] = []
  /// The vessel that they are served in; nil if none is named.
  private(set) var vessel: Plate.Vessel?

  private var color: UInt32?
  private var tone: UInt32?
  private var cut: Plate.Form?
  /// The start of consecutive food names: the tomato in "tomato cream soup".
  private var run: Int?
  /// Whether the word just before was a food, so that a cut may describe it.
  private var isAfterFood = false
  /// Whether the word just before was a vessel, because a "glass bowl" is a bowl.
  private var isAfterVessel = false
  /// Whether later eggs are scrambled, so that they have no form.
  private var areEggsScrambled = false
  private static let scrambledEgg = Plate.Topping(RGBA(0xF6CB50), .crumble)

  /// Reads a text.
  mutating func read(_ text: String) {
    let words = FoodTint.words(of: text)
    var index = 0
    while index < words.count {
      index += step(words, index)
    }
  }

  /// Reads one or two words, and returns the number of words read.
  private mutating func step(_ words: [Substring], _ index: Int) -> Int {
    let word = words[index]
    if word == "scrambled" { areEggsScrambled = true }
    if index + 1 < words.count, let pair = FoodTint.topping(word, words[index + 1]) {
      add(pair)
      return 2
    }
    if let known = PictureWord.table[word] {
      meet(known)
    } else if isAfterFood, Self.parts.contains(word) {
      return 1
    } else if let topping = FoodTint.topping(word: word) {
      add(topping)
    } else {
      run = nil
      isAfterFood = false
      isAfterVessel = false
    }
    return 1
  }

  /// Words after a food that name only a part of it.
  private static let parts: Set<Substring> = [
    "fillet", "fillets", "breast", "breasts", "thigh", "thighs", "leg", "legs", "drumsticks",
    "leaf", "leaves", "kernels", "pods", "seeds", "legs", "curds", "needles",
  ]

  private mutating func meet(_ word: PictureWord) {
    switch word {
    case .color(let hex):
      color = hex
      run = nil
    case .tone(let hex):
      tone = hex
      run = nil
    case .cut(let form):
      if isAfterFood, let last = toppings.indices.last {
        toppings[last].form = toppings[last].form.cut(form)
      } else {
        cut = form
      }
      run = nil
    case .liquid(let hex): pour(hex)
    case .vessel(let served):
      if vessel == nil || isAfterVessel { vessel = served }
      forget()
      isAfterVessel = true
      isAfterFood = false
      return
    case .joint: forget()
    }
    isAfterFood = false
    isAfterVessel = false
  }

  private mutating func forget() {
    color = nil
    tone = nil
    cut = nil
    run = nil
  }

  private mutating func add(_ food: Plate.Topping) {
    var topping = food
    if let cut { topping.form = topping.form.cut(cut) }
    if topping.form == .egg, areEggsScrambled { topping = Self.scrambledEgg }
    topping.color = tinted(topping.color, form: topping.form)
    if topping.form == .grain || topping.form == .mash, let run, run < toppings.count {
      topping.color = topping.color.blended(with: toppings[run].color, 0.3)
    }
    let twin = toppings.contains { $0.form == topping.form && $0.color == topping.color }
    if !twin { toppings.append(topping) }
    if run == nil { run = toppings.count - 1 }
    color = nil
    tone = nil
    cut = nil
    isAfterFood = true
    isAfterVessel = false
  }

  /// Adds a sauce or soup, in the colour of the food named right before it, or in a given colour.
  private mutating func pour(_ hex: UInt32) {
    if let run, run < toppings.count {
      toppings[run].form = .sauce
      toppings.removeSubrange((run + 1)...)
    } else if !toppings.contains(where: { $0.form == .sauce }) {
      toppings.append(Plate.Topping(tinted(RGBA(hex), form: .sauce), .sauce))
    }
    forget()
  }

  /// A colour, changed by the colour word that was read before.
  private func tinted(_ own: RGBA, form: Plate.Form) -> RGBA {
    var tinted = own
    if let color {
      tinted = tinted.blended(with: RGBA(color), form == .sauce || form == .mash ? 0.75 : 0.6)
    }
    if let tone { tinted = tinted.blended(with: RGBA(tone), 0.26) }
    return tinted
  }
}

extension RGBA {
  /// The opaque mix of this colour and another; `part` is the other's share, from 0 to 1.
  func blended(with other: RGBA, _ part: Double) -> RGBA {
    var front = RGBA(
      UInt32(other.red) << 16 | UInt32(other.green) << 8 | UInt32(other.blue), alpha: part)
    front = front.over(self)
    return front
  }
}

extension Plate.Form {
  /// The food in a cut form; some foods do not change.
  func cut(_ cut: Plate.Form) -> Plate.Form {
    switch self {
    case .leaf, .herb, .sprinkle, .bread, .sauce, .strand, .dumpling, .curl, .grain, .pea: self
    case .egg, .halfEgg: cut == .slice || cut == .wedge ? .halfEgg : cut == .crumble ? cut : self
    case .meat, .fillet: cut == .slice ? .strip : cut == .wedge || cut == .ring ? self : cut
    case .omelette, .bean, .mash: self
    default: cut
    }
  }
}
