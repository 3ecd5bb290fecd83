/// A value that can be shown, because it determines an element of the tree.
public protocol Component: Equatable, Sendable {
  /// The tree node of this value.
  var element: Element { get }
}

extension Element: Component {
  /// The element itself.
  public var element: Element { self }
}

/// Collects components into elements: `Stack("home") { greeting; card; if … { nudge } }`.
@resultBuilder
public enum ElementBuilder {
  /// Takes one component.
  public static func buildExpression(_ component: any Component) -> [Element] {
    [component.element]
  }

  /// Takes a component that may be missing.
  public static func buildExpression(_ component: (any Component)?) -> [Element] {
    component.map { [$0.element] } ?? []
  }

  /// Takes several components.
  public static func buildExpression(_ components: [any Component]) -> [Element] {
    components.map(\.element)
  }

  /// Joins the parts.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

  /// Takes the body of an `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Takes the first branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Takes the second branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Takes the iterations of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}
