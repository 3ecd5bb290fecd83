import ServiceCalls

/// The page that a member reads after returning from the provider.
enum SignInPage: CaseIterable {
  case signedIn, declined, unknown, unanswered

  var answer: ServiceAnswer {
    var answer = ServiceAnswer(status: status, type: "text/html; charset=utf-8", html)
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer
  }

  private var status: Int {
    switch self {
    case .signedIn: 200
    case .declined: 403
    case .unknown: 404
    case .unanswered: 502
    }
  }

  private var words: (title: String, sentence: String) {
    switch self {
    case .signedIn: ("You are signed in", "Close this page and go back to the app.")
    case .declined:
      ("You are not signed in", "The provider did not allow it. Go back to the app to try again.")
    case .unknown:
      (
        "You are not signed in",
        "This sign-in has ended, or did not begin here. Start it again in the app."
      )
    case .unanswered:
      ("You are not signed in", "The provider did not answer. Try again later in the app.")
    }
  }

  private var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(words.title)</title>
    </head>
    <body>
    <main>
    <h1>\(words.title)</h1>
    <p>\(words.sentence)</p>
    </main>
    </body>
    </html>

    """
  }
}
