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

  /// The program of the bookmark: it opens the app's window, and hands the page to it alone.
  static func bookmarklet(origin: String, secret: String) -> String {
    "javascript:(()=>{const a='\(origin)',w=open(a+'/\(Site.pagesFolder)/\(secret)','_blank',"
      + "'popup,width=440,height=720');if(!w){alert('Let this page open a window, then try again.');"
      + "return}const f=e=>{if(e.source===w&&e.origin===a&&e.data==='ready'){"
      + "removeEventListener('message',f);w.postMessage({html:document.documentElement.outerHTML,"
      + "address:location.href,title:document.title},a)}};addEventListener('message',f)})()"
  }
}
