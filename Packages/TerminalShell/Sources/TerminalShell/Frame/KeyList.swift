/// The list of all keys of a page, in the order in which its controls are read.
enum KeyList {
  static func lines(_ page: Page) -> [String] {
    let controls = page.controls.map { control in
      "\(control.key.map(String.init) ?? "-"): \(control.spoken)"
    }
    let title =
      page.isQuestion
      ? "Keys of this question: a letter chooses, Enter answers" : "Keys of this screen"
    return [title] + controls + ["", "Keys of every screen"] + everywhere
  }

  private static let everywhere = [
    "Tab, Shift-Tab: next and previous control, in the order in which they are read",
    "Enter: use the chosen control",
    "Esc: back, or close what is on top",
    "Up, Down, Page Up, Page Down, Space: scroll",
    ".: more that can be done with the chosen control",
    "Ctrl-L: draw everything anew",
    "Ctrl-Z: back to the shell for a while",
    "q, Ctrl-C: close the app",
  ]
}
