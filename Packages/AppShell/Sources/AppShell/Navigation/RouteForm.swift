import DesignSystem

/// A declared route: its path and the type of its subject.
///
/// A feature that leads to the route prints it (`Route(form, subject)`); the feature that owns the
/// route reads it.
public struct RouteForm<Subject: Sendable>: Sendable {
  /// The path, unique within an app.
  public let path: String
  let subject: ArgumentForm<Subject>

  /// Declares a route with a subject.
  public init(_ path: String, about subject: ArgumentForm<Subject>) {
    self.path = path
    self.subject = subject
  }

  /// The subject of a route of this form; nil for any other route.
  public func read(_ route: Route?) -> Subject? {
    guard let route, route.path == path else { return nil }
    return subject.read(route.parameters)
  }

  /// Whether a route is of this form.
  public static func ~= (form: RouteForm, route: Route) -> Bool { route.path == form.path }
}

extension RouteForm where Subject == Void {
  /// Declares a route without a subject.
  public init(_ path: String) { self.init(path, about: .nothing) }
}

extension Route {
  /// Makes the route to a subject.
  public init<Subject>(_ form: RouteForm<Subject>, _ subject: Subject) {
    self.init(form.path, form.subject.print(subject))
  }

  /// Makes the route of a form without a subject.
  public init(_ form: RouteForm<Void>) { self.init(form, ()) }
}

extension World {
  /// Whether the eater is at a route of a form.
  public func isAt<Subject>(_ form: RouteForm<Subject>) -> Bool { route?.path == form.path }

  /// How many screens are above the topmost route of a form; nil if the eater did not come by it.
  public func countAbove<Subject>(_ form: RouteForm<Subject>) -> Int? {
    trail.lastIndex { $0.path == form.path }.map { trail.count - 1 - $0 }
  }
}
