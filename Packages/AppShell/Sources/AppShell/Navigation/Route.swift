import DesignSystem

/// A place in the app: a screen's path with what it is about, such as `recipe?id=tacos`.
public struct Route: Hashable, Sendable, CustomStringConvertible {
  /// The screen's path, unique within an app, such as `settings.diets`.
  public let path: String

  /// What the screen is about, in order.
  public let parameters: [ActionParameter]

  /// Makes a route.
  public init(_ path: String, _ parameters: [ActionParameter] = []) {
    self.path = path
    self.parameters = parameters
  }

  /// Reads a route from text such as `recipe?id=tacos`, with what is special in its arguments
  /// escaped as in an address; throws `unknownRoute`.
  public init(parsing text: String) throws(AppShellError) {
    let path = text.prefix { $0 != "?" }
    let isPath =
      !path.isEmpty && path.allSatisfy { $0.isLetter || $0.isNumber || "-.".contains($0) }
    guard isPath,
      let call = try? ActionCall(parsing: "\(Self.anyAction)\(text.dropFirst(path.count))")
    else { throw .unknownRoute(text) }
    self.init(String(path), call.parameters)
  }

  /// The route as text that `init(parsing:)` reads, whatever is in its arguments.
  public var address: String {
    path
      + ActionCall(Self.anyAction, parameters).description
      .dropFirst(Self.anyAction.description.count)
  }

  /// Arguments are written as those of actions are.
  private static let anyAction: ActionID = "route.of"

  /// The route as text.
  public var description: String {
    guard !parameters.isEmpty else { return path }
    return path + "?" + parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }
}

/// How a screen comes to be on top.
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// The first screen of a tab.
  case root
  /// Slides over the screen before it, in the same tab or cover.
  case push
  /// Covers the lower part of the screen, for a short task.
  case sheet
  /// Covers the whole screen, tab bar included.
  case cover
}

/// A route that a feature owns.
public struct RouteDefinition: Hashable, Sendable {
  /// The path of its routes.
  public let path: String

  /// How it is presented.
  public let style: PresentationStyle

  /// Makes a definition.
  public init<Subject>(_ form: RouteForm<Subject>, _ style: PresentationStyle) {
    path = form.path
    self.style = style
  }
}
