import DesignSystem

/// A route as its owner declares it: its path and what it is about.
///
/// Whoever leads there prints it (`Route(form, subject)`); its owner reads it.
public struct RouteForm<Subject: Sendable>: Sendable {
  /// The path, unique within an app.
  public let path: String
  let subject: ArgumentForm<Subject>

  /// Declares a route about something.
  public init(_ path: String, about subject: ArgumentForm<Subject>) {
    self.path = path
    self.subject = subject
  }

  /// What a route of this form is about; nil for any other route.
  public func read(_ route: Route?) -> Subject? {
    guard let route, route.path == path else { return nil }
    return subject.read(route.parameters)
  }

  /// Whether a route is of this form.
  public static func ~= (form: RouteForm, route: Route) -> Bool { route.path == form.path }
}

extension RouteForm where Subject == Void {
  /// Declares a route.
  public init(_ path: String) { self.init(path, about: .nothing) }
}

extension Route {
  /// The route to something.
  public init<Subject>(_ form: RouteForm<Subject>, _ subject: Subject) {
    self.init(form.path, form.subject.print(subject))
  }

  /// The route of a form that is about nothing.
  public init(_ form: RouteForm<Void>) { self.init(form, ()) }
}

extension World {
  /// Whether the eater is at a route of a form.
  public func isAt<Subject>(_ form: RouteForm<Subject>) -> Bool { route?.path == form.path }
}
