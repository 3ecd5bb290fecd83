extension HTTPResponse {
  /// A copy of the response with fields that restrict how a browser uses it.
  ///
  /// - Parameter policy: the content security policy.
  public func guarded(policy: String) -> HTTPResponse {
    var response = self
    response.headers["Content-Security-Policy"] = policy
    for (name, value) in Self.guards { response.headers[name] = value }
    return response
  }

  /// `Referrer-Policy` must not be `no-referrer`, because that makes the origin of posted forms
  /// `null`.
  private static let guards = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
    ("X-Frame-Options", "DENY"),
    (
      "Permissions-Policy",
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
  ]
}
