import DesignSystem

/// A place in the app: a screen's path with its parameters, such as `recipe?id=tacos`.
public struct Route: Hashable, Sendable, CustomStringConvertible {
  /// The screen's path, unique within an app, such as `settings.diets`.
  public let path: String

  /// The parameters of the screen, in order.
  public let parameters: [ActionParameter]

  /// Makes a route.
  public init(_ path: String, _ parameters: [ActionParameter] = []) {
    self.path = path
    self.parameters = parameters
  }

  /// Reads a route from text such as `recipe?id=tacos`; throws `unknownRoute`.
  ///
  /// Special characters are escaped as in an address.
  public init(parsing text: String) throws(AppShellError) {
    let path = text.prefix { $0 != "?" }
    let isPath =
      !path.isEmpty && path.allSatisfy { $0.isLetter || $0.isNumber || "-.".contains($0) }
    guard isPath,
      let call = try? ActionCall(parsing: "\(Self.anyAction)\(text.dropFirst(path.count))")
    else { throw .unknownRoute(text) }
    self.init(String(path), call.parameters)
  }

  /// The route as text that `init(parsing:)` reads, with its arguments.
  public var address: String {
    path
      + ActionCall(Self.anyAction, parameters).description
      .dropFirst(Self.anyAction.description.count)
  }

  /// Arguments have the same form as those of actions.
  private static let anyAction: ActionID = "route.of"

  /// The route as text.
  public var description: String {
    guard !parameters.isEmpty else { return path }
    return path + "?" + parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }
}

/// How a screen is presented.
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// The first screen of a tab.
  case root
  /// Slides over the screen before it, in the same tab or cover.
  case push
  /// Covers the lower part of the screen, for a short task.
  case sheet
  /// Covers the whole screen, including the tab bar.
  case cover
}

/// A route that a feature owns.
public struct RouteDefinition: Hashable, Sendable {
  /// The path of the routes.
  public let path: String

  /// How the routes are presented.
  public let style: PresentationStyle

  /// Makes a definition.
  public init<Subject>(_ form: RouteForm<Subject>, _ style: PresentationStyle) {
    path = form.path
    self.style = style
  }
}
