import AppRecord

extension AccountProvider {
  /// The provider of this system: Apple if it is available, otherwise a name on this device.
  public static var system: AccountProvider {
    #if canImport(AuthenticationServices)
      .apple
    #else
      .onDevice
    #endif
  }
}

#if canImport(AuthenticationServices)
  import AuthenticationServices

  extension AccountProvider {
    /// Sign in with Apple; it requests only the name.
    public static let apple = AccountProvider(keeper: .apple) { _ in
      try await AppleSignIn().identity().get()
    }
  }

  /// One request, made with the system's sheet.
  @MainActor
  private final class AppleSignIn: NSObject, ASAuthorizationControllerDelegate {
    typealias Answer = Result<AccountIdentity, AccountError>

    private var waiting: CheckedContinuation<Answer, Never>?

    /// Shows the sheet and waits until it is closed.
    func identity() async -> Answer {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.fullName]
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      return await withCheckedContinuation { continuation in
        waiting = continuation
        controller.performRequests()
      }
    }

    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
        return finish(.failure(.unavailable))
      }
      // Apple gives the name only the first time.
      let parts = [credential.fullName?.givenName, credential.fullName?.familyName]
      let name = AccountIdentity.usableName(parts.compactMap(\.self).joined(separator: " "))
      finish(
        .success(AccountIdentity(name: name ?? "Apple ID", keeper: .apple, user: credential.user)))
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      let isCancelled = (error as? ASAuthorizationError)?.code == .canceled
      finish(.failure(isCancelled ? .cancelled : .unavailable))
    }

    private func finish(_ answer: Answer) {
      waiting?.resume(returning: answer)
      waiting = nil
    }
  }
#endif
