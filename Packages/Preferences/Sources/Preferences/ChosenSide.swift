import MealModels

/// A chosen side of a meal, as text: `chana-masala:1=steamed-rice`.
///
/// 1 is the first accompaniment; the side `nothing` leaves it out.
struct ChosenSide: Hashable, Sendable {
  let meal: MealID
  /// The accompaniment, counted from 0.
  let place: Int
  let choice: SideChoice

  init(_ choice: SideChoice, beside meal: MealID, at place: Int) {
    self.meal = meal
    self.place = place
    self.choice = choice
  }

  /// Reads a chosen side; nil if the text is malformed.
  init?(_ text: String) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2, let dish = Self.id(sides[1]) else { return nil }
    let parts = sides[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let meal = Self.id(parts[0]), let number = Int(parts[1]),
      Self.numbers.contains(number)
    else { return nil }
    self.init(sides[1] == Self.nothing ? .nothing : .side(dish), beside: meal, at: number - 1)
  }

  /// The text that `init(_:)` reads.
  var text: String {
    let dish =
      switch choice {
      case .side(let id): id.rawValue
      case .nothing: Self.nothing
      }
    return "\(meal):\(place + 1)=\(dish)"
  }

  /// The readable sides, by meal; for the same accompaniment, the later choice wins.
  static func all(stored ids: [String]) -> [MealID: [Int: SideChoice]] {
    ids.compactMap { ChosenSide($0) }.reduce(into: [:]) { all, side in
      all[side.meal, default: [:]][side.place] = side.choice
    }
  }

  /// The chosen sides as a list, in the order of the meals.
  static func all(in sides: [MealID: [Int: SideChoice]]) -> [ChosenSide] {
    sides.sorted { $0.key < $1.key }.flatMap { meal, choices in
      choices.sorted { $0.key < $1.key }
        .map { ChosenSide($0.value, beside: meal, at: $0.key) }
    }
  }

  /// The word for no side; no dish has this id.
  private static let nothing = "nothing"

  /// The possible numbers of accompaniments, far more than any meal has.
  private static let numbers = 1...20

  private static func id(_ text: String) -> MealID? {
    let id = MealID(rawValue: text)
    return !text.isEmpty && id == MealID(slug: text) ? id : nil
  }
}

extension PreferencesEvent {
  /// Chooses a side of a meal, or leaves it out.
  ///
  /// - Parameter place: the meal's accompaniment, counted from 0.
  public static func choosing(
    _ choice: SideChoice, beside meal: MealID, at place: Int
  ) -> PreferencesEvent {
    toggling(
      ChosenSide(choice, beside: meal, at: place).text, isOn: true, of: .sides)
  }
}
