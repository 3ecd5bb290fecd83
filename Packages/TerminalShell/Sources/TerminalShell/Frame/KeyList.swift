/// The list of all keys of a page, in the reading order of its controls.
enum KeyList {
  static func lines(_ page: Page) -> [String] {
    let controls = page.controls.map { control in
      "\(control.key.map(String.init) ?? "-"): \(control.spoken)"
    }
    let title =
      page.isQuestion
      ? "Keys for this question: a letter chooses, Enter answers" : "Keys for this screen"
    return [title] + controls + ["", "Keys for every screen"] + everywhere
  }

  private static let everywhere = [
    "Tab, Shift-Tab: next and previous control, in the order in which they are read",
    "Enter: use the chosen control",
    "Esc: back, or close what is on top",
    "Up, Down, Page Up, Page Down, Space: scroll",
    ".: more actions of the chosen control",
    "Ctrl-L: draw everything again",
    "Ctrl-Z: back to the shell for a while",
    "q, Ctrl-C: close the app",
  ]
}
