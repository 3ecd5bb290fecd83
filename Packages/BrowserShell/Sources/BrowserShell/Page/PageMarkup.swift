import LocalServer
import PrintedText
import Renderers

/// The complete page around the phone, as a browser loads it.
enum PageMarkup {
  /// The page for a state of a tab.
  ///
  /// - Parameter nonce: allows the page its one style element.
  static func text(_ moment: PageState, nonce: String) -> String {
    """
    <!doctype html>
    <html lang="\(moment.lang)" dir="\(moment.dir)" class="\(moment.looks)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
    <title>\(PlainText.markup(moment.title))</title>
    <link rel="icon" href="../icon.svg">
    <link rel="stylesheet" href="../shell.css">
    <style id="places" nonce="\(nonce)">\(moment.places)</style>
    <script src="../shell.js" defer></script>
    \(moment.isLoading ? refresh(moment) : "")
    </head>
    <body data-revision="\(moment.revision)" data-place="\(PlainText.markup(moment.place))" \
    data-tab="\(PlainText.markup(moment.tab))" data-depth="\(moment.depth)" \
    data-sheets="\(moment.sheets)" data-address="\(PlainText.markup(moment.address))"\
    \(moment.isStaged ? " data-staged" : "")>
    <div id="stage">
    \(moment.isStaged ? "<a class=\"skip\" href=\"#board\">Skip to the switchboard</a>" : "")
    <div id="phone" data-device="\(moment.device)">
    <div id="below" inert aria-hidden="true">\(moment.below)</div>
    <div id="front" class="\(moment.ground)">\(moment.front)</div>
    </div>
    <div id="messages" role="status">\(moment.messages)</div>
    <aside id="board" aria-labelledby="board-title" tabindex="-1"\
    \(moment.isStaged ? "" : " hidden")>\(moment.board)</aside>
    <section id="outline" aria-labelledby="outline-title"\(moment.outline.isEmpty ? " hidden" : "")>\
    \(moment.outline)</section>
    </div>
    <form id="tap" method="post" action="\(PlainText.markup("tap" + moment.address))"></form>
    </body>
    </html>

    """
  }

  /// Reloads the page after a second, by its own address: the address of a form accepts only forms.
  private static func refresh(_ moment: PageState) -> String {
    let address = PlainText.markup("./" + moment.address)
    return "<noscript><meta http-equiv=\"refresh\" content=\"1; url=\(address)\"></noscript>"
  }

  /// The page that asks for the secret.
  ///
  /// - Parameters:
  ///   - name: the app's name.
  ///   - then: the query of the requested page.
  ///   - isWrong: whether a wrong secret was entered.
  static func door(
    of name: String, then: String, isWrong: Bool, nonce: String
  ) -> String {
    let notice =
      isWrong
      ? "<p class=\"notice\" id=\"why\">That is not the secret. It is the part of the printed address after the port.</p>"
      : ""
    let mark = isWrong ? " aria-invalid=\"true\" aria-describedby=\"why\"" : ""
    return small(
      """
      <p>Enter the secret that was printed when the app was started: the letters and digits between \
      the slashes after the port.</p>
      <form method="post" action="/enter"><label for="secret">Secret</label>
      <input id="secret" name="secret" type="password" autocomplete="off" required autofocus\(mark)>
      \(notice)<input type="hidden" name="then" value="\(PlainText.markup(then))">
      <button type="submit">Open</button></form>
      """, name, nonce)
  }

  /// A page of a few words, for when there is no screen to show.
  static func plain(_ words: String, of name: String, nonce: String) -> String {
    small("<p>\(PlainText.markup(words))</p>\n<p><a href=\"./\">Open the app</a></p>", name, nonce)
  }

  /// A page without a phone.
  static func small(_ content: String, _ name: String, _ nonce: String) -> String {
    let name = PlainText.markup(name)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(name)</title>
      <link rel="icon" href="data:,">
      <style nonce="\(nonce)">\(Assets.entryStyle)</style>
      </head>
      <body><main><h1>\(name)</h1>
      \(content)
      </main></body>
      </html>

      """
  }
}
