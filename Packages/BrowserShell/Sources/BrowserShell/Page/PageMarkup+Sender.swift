import AppShell
import PrintedText

extension PageMarkup {
  /// The window that takes over the page from which it was opened.
  static func sender(of name: String, nonce: String) -> String {
    small(
      """
      <p id="words" role="status">Waiting for the page…</p>
      <button type="button" id="send" hidden>Check Recipe</button>
      <script src="\(Site.senderScript)" nonce="\(nonce)"></script>
      """, name, nonce)
  }

  /// The link to drag to the bookmarks bar, with how to use it; empty without a server for it.
  static func bookmark(of name: String, at site: LocalSite?) -> String {
    guard let site, let origin = site.origin, let secret = site.secret(of: .pages) else { return "" }
    let link = bookmarklet(origin: origin, secret: secret)
    let name = PlainText.markup(name)
    return """
      <aside id="sender" aria-label="Send a page" hidden>
      <p><a id="bookmarklet" href="\(PlainText.markup(link))" draggable="true">Send to \(name)</a></p>
      <p>Drag this button to your bookmarks bar.</p>
      <p>On a page with a recipe, click it there. You check the recipe before it is saved.</p>
      </aside>
      """
  }

  /// The program of the bookmark: it opens the app's window, and hands the page to it alone.
  static func bookmarklet(origin: String, secret: String) -> String {
    "javascript:(()=>{const a='\(origin)',w=open(a+'/\(Site.pagesFolder)/\(secret)','_blank',"
      + "'popup,width=440,height=720');if(!w){alert('Let this page open a window, then try again.');"
      + "return}const f=e=>{if(e.source===w&&e.origin===a&&e.data==='ready'){"
      + "removeEventListener('message',f);w.postMessage({html:document.documentElement.outerHTML,"
      + "address:location.href,title:document.title},a)}};addEventListener('message',f)})()"
  }
}
