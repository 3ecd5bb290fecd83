import Codecs
import Groceries
import PrintedText

extension CheckoutPage {
  /// The page as HTML; it needs no script and no other file.
  var html: String {
    let rows = lines.map { line in
      """
      <tr><th scope="row">\(Self.escaped(line.name))</th><td>\(Self.escaped(line.amount))</td>\
      <td>\(Self.escaped(line.cost?.text ?? "price unknown"))</td></tr>
      """
    }
    return Self.document(
      title: "Cart ready for checkout — \(store)",
      """
      <p>\(lines.count == 1 ? "1 item" : "\(lines.count) items"). \(Self.escaped(sum))</p>
      <table>
      <caption>Cart contents</caption>
      <thead><tr><th scope="col">Item</th><th scope="col">Amount</th><th scope="col">Price</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      \(leftOut)<p>This shop is a demonstration: nothing is ordered and nothing is paid.</p>
      """)
  }

  /// The page for a cart that does not exist.
  static let missing = document(
    title: "Cart not found",
    "<p>This cart was never sent here, or the server has restarted since. "
      + "Open the cart in the app and continue from there.</p>")

  private var sum: String {
    guard let total else { return "No price is known." }
    return isPriced
      ? "Estimated total: \(total.text) (taxes at checkout)"
      : "At least \(total.text); some prices are unknown (taxes at checkout)"
  }

  private var leftOut: String {
    guard !refused.isEmpty else { return "" }
    let items = refused.map { "<li>\(Self.escaped($0))</li>" }.joined(separator: "\n")
    return "<h2>Could not be added to the cart</h2>\n<ul>\n\(items)\n</ul>\n"
  }

  private static func document(title: String, _ content: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title))</title>
    </head>
    <body>
    <main>
    <h1>\(escaped(title))</h1>
    \(content)
    </main>
    </body>
    </html>

    """
  }

  /// A text from others, escaped for HTML and without control characters.
  private static func escaped(_ text: String) -> String {
    HTMLText.escaped(PlainText.cleaned(text))
  }
}
