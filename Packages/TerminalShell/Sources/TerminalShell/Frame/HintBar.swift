import PrintedText

/// The last line of a window: the possible actions with their keys.
///
/// It always has the primary control of the screen, and as many other controls as fit.
struct HintBar {
  /// One key with its action.
  private struct Hint {
    /// The form with words.
    var long: String
    /// The shortest form; empty for a hint that is dropped instead of shortened.
    var short = ""
  }

  /// The line, no wider than the window.
  let text: String

  init(_ console: Console, _ page: Page, columns: Int) {
    switch console.layer {
    case .entry: text = "Enter keep  Esc cancel"
    case .actions: text = "Tab next  Enter use  Esc close"
    case .keys: text = "Up and Down scroll  any other key closes"
    case .notice: text = "Any key continues"
    case .leaving: text = "q closes the app  any other key stays"
    case .page where page.control(console.place.focus)?.takesText == true:
      text = "Type a text  Tab next  Esc back  Ctrl-C quit"
    case .page: text = Self.page(console, page, columns)
    }
  }

  private static func page(_ console: Console, _ page: Page, _ columns: Int) -> String {
    let chosen = page.control(console.place.focus)
    let controls = page.isQuestion ? [] : page.controls.filter { !$0.isTab && !$0.isSet }
    let primary = controls.first { $0.id == page.primary }
    let messages = controls.filter { $0.role == .toast }
    let others = controls.filter { $0.id != page.primary && $0.role != .toast }
    let buttons = others.filter(\.isButton)
    let rows = others.filter { !$0.isButton }
    let enter = page.isQuestion ? chosen.map { "Enter \($0.name)" } : "Enter use"
    let room = max(6, columns - (page.escape == nil ? 5 : 9))
    // The hints in their order on the line, each with its rank.
    let hints: [(rank: Int, hint: Hint)] =
      messages.compactMap(key).map { (1, Hint(long: $0.long, short: String($0.long.prefix(1)))) }
      + [primary].compactMap { $0.flatMap(key) }.map { hint in
        (0, Hint(long: hint.long, short: cut(hint.long, room)))
      }
      + folded(buttons).map { (8, $0) }
      + folded(rows).map { (9, $0) }
      + [
        (6, Hint(long: "Tab next", short: "Tab")),
        (page.isQuestion ? 0 : 5, Hint(long: enter ?? "Enter use", short: "Enter")),
      ]
      + (page.escape == nil ? [] : [(3, Hint(long: "Esc back", short: "Esc"))])
      + (chosen?.further.isEmpty == false ? [(7, Hint(long: ". more", short: "."))] : [])
      + [(2, Hint(long: "? keys", short: "?")), (4, Hint(long: "q quit", short: "q"))]
    return fitted(hints, columns)
  }

  /// The hints of controls; consecutive numbered controls, such as the stars of a rating, share one
  /// hint.
  private static func folded(_ controls: [Control]) -> [Hint] {
    var hints: [Hint] = []
    var numbered: [Hint] = []
    for hint in controls.compactMap(key) + [Hint(long: "")] {
      if hint.long.first?.isWholeNumber == true {
        numbered.append(hint)
        continue
      }
      if numbered.count > 2, let first = numbered.first?.long.first, let last = numbered.last {
        hints.append(Hint(long: "\(first)-\(last.long)"))
      } else {
        hints += numbered
      }
      numbered = []
      if !hint.long.isEmpty { hints.append(hint) }
    }
    return hints
  }

  /// The hint of a control; for a message it has the last sentence, which names the key's action.
  private static func key(_ control: Control) -> Hint? {
    guard let key = control.key else { return nil }
    var name = control.name
    if control.role == .toast {
      let sentences = name.split(separator: ". ").map(String.init)
      name = sentences.last.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? name
    }
    return Hint(long: name.first == key && key.isWholeNumber ? name : "\(key) \(name)")
  }

  private static func fitted(_ hints: [(rank: Int, hint: Hint)], _ columns: Int) -> String {
    let gap = columns >= 64 ? "  " : " "
    var chosen: [Int: String] = [:]
    var used = -gap.count
    for index in hints.indices.sorted(by: { (hints[$0].rank, $0) < (hints[$1].rank, $1) }) {
      let (rank, hint) = hints[index]
      // Less important hints must not displace more important ones, so they are short in a narrow
      // window.
      let isWordy = columns >= 64 || hint.short.isEmpty || (rank <= 1 && columns >= 40)
      let fitting = (isWordy ? [hint.long, hint.short] : [hint.short]).first { text in
        !text.isEmpty && used + gap.count + CharacterWidth.columns(text) <= columns
      }
      guard let fitting else { continue }
      chosen[index] = fitting
      used += gap.count + CharacterWidth.columns(fitting)
    }
    return chosen.sorted { $0.key < $1.key }.map(\.value).joined(separator: gap)
  }

  private static func cut(_ text: String, _ columns: Int) -> String {
    var used = 0
    return String(
      text.prefix { character in
        used += CharacterWidth.columns(character)
        return used <= columns
      })
  }
}
