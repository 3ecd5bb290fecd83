import DesignSystem

/// The place of a line in a recipe.
public struct LinePlace: Hashable, Sendable {
  /// The lists that a recipe has.
  public enum List: String, CaseIterable, Sendable {
    /// The ingredients.
    case ingredients
    /// The steps.
    case steps
  }

  /// The list.
  public var list: List
  /// The number of the line, from 0, including headings.
  public var position: Int

  /// Makes a place.
  public init(_ list: List, _ position: Int) {
    self.list = list
    self.position = position
  }
}

/// The move of a line to another place in its list.
public struct LineMove: Hashable, Sendable {
  /// The current place of the line.
  public var place: LinePlace
  /// The new position of the line, from 0.
  public var target: Int

  /// Makes a move.
  public init(_ place: LinePlace, to target: Int) {
    self.place = place
    self.target = target
  }
}

extension LineMove {
  /// The action of the move, and its words: a step and an ingredient never change their lists.
  var action: ControlAction {
    ControlAction(
      place.list == .ingredients ? RecipeEditorAction.move : RecipeEditorAction.moveStep, self)
  }
}

extension ArgumentForm where Value == LinePlace {
  /// A line, by its list and position.
  static var linePlace: Self {
    ArgumentForm<(LinePlace.List, Int)>.both(.id(named: "list"), .integer("at"))
      .map({ LinePlace($0.0, $0.1) }, back: { ($0.list, $0.position) })
  }
}

extension ArgumentForm where Value == LineMove {
  /// A line with its new place.
  static var lineMove: Self {
    ArgumentForm<(LinePlace, Int)>.both(.linePlace, .integer("to"))
      .map({ LineMove($0.0, to: $0.1) }, back: { ($0.place, $0.target) })
  }
}
