import DesignSystem

/// Where a line of a recipe stands.
public struct LinePlace: Hashable, Sendable {
  /// The lists that a recipe has.
  public enum List: String, CaseIterable, Sendable {
    /// What goes in.
    case ingredients
    /// What is done.
    case steps
  }

  /// In which list.
  public var list: List
  /// Which line of it, from 0, headings counted.
  public var position: Int

  /// Makes a place.
  public init(_ list: List, _ position: Int) {
    self.list = list
    self.position = position
  }
}

/// A line on its way to another place of its list.
public struct LineMove: Hashable, Sendable {
  /// Where it stands.
  public var place: LinePlace
  /// Where it is to stand, from 0.
  public var target: Int

  /// Makes a move.
  public init(_ place: LinePlace, to target: Int) {
    self.place = place
    self.target = target
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
  /// A line with where it is to stand.
  static var lineMove: Self {
    ArgumentForm<(LinePlace, Int)>.both(.linePlace, .integer("to"))
      .map({ LineMove($0.0, to: $0.1) }, back: { ($0.place, $0.target) })
  }
}
