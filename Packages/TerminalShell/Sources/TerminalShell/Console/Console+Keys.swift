import AppShell
import DesignSystem

extension Console {
  /// Handles a key on this page.
  mutating func press(_ key: Key, on page: Page) -> Request {
    remark = nil
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: break
    }
    switch layer {
    case .page: return pressOnPage(key, page)
    case .entry(let control, let editor): return type(key, control, editor)
    case .actions(let control, let chosen): return choose(key, control, chosen)
    case .keys(let scroll): return readKeys(key, scroll)
    case .notice:
      layer = .page
      return .none
    case .leaving:
      if key == .character("q") { return .quit }
      stay()
      return .none
    }
  }

  // MARK: - The page

  private mutating func pressOnPage(_ key: Key, _ page: Page) -> Request {
    if beginsTyping(key, page) { return .none }
    switch key {
    case .tab, .right: moveFocus(by: 1, page)
    case .backTab, .left: moveFocus(by: -1, page)
    case .enter: return useFocus(page)
    case .escape, .backspace: return goBack(page)
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, pageRows - 2))
    case .character(" ") where showsFocus && page.control(place.focus)?.isSet == true:
      return useFocus(page)
    case .pageDown, .character(" "): scroll(by: max(1, pageRows - 2))
    case .home: scroll(by: -place.scroll)
    case .end: scroll(by: Int(Int32.max))
    case .character("q"): return .quit
    case .character("?"): layer = .keys(0)
    case .character("."): openActions(page)
    case .character(let character): return press(character, page)
    case .paste: remark = "Choose a field first: pasted text goes into it."
    case .control, .delete, .unknown: remark = "Unknown key. ? lists all keys."
    }
    return .none
  }

  /// Opens the chosen field for typing if the key is a letter or pasted text.
  private mutating func beginsTyping(_ key: Key, _ page: Page) -> Bool {
    guard let control = page.control(place.focus), control.takesText else { return false }
    switch key {
    case .character, .paste: break
    default: return false
    }
    _ = use(control)
    guard case .entry(let control, let editor) = layer else { return false }
    _ = type(key, control, editor)
    return true
  }

  /// Uses a control that acts at once; only selects a control that sets a value or answers a
  /// question.
  private mutating func press(_ character: Character, _ page: Page) -> Request {
    guard let number = page.number(for: character, after: place.number) else {
      remark = "No control has the key \(character) now. ? lists all keys."
      return .none
    }
    choose(number, page)
    let control = page.controls[number]
    guard !control.isSet, !page.isQuestion else { return .none }
    return use(control)
  }

  /// Uses the chosen control; if it is not visible, scrolls it into the window first.
  private mutating func useFocus(_ page: Page) -> Request {
    guard let control = page.control(place.focus) else {
      remark = "The chosen control cannot be used now. Tab chooses another one."
      return .none
    }
    guard showsFocus else {
      place.followsFocus = true
      remark = "\(control.name): press Enter again to use it."
      return .none
    }
    return use(control)
  }

  private mutating func moveFocus(by count: Int, _ page: Page) {
    guard !page.controls.isEmpty else { return }
    // If the chosen control is gone, the first step forward leads to the control in its place.
    let start = page.control(place.focus) == nil && count > 0 ? place.number - 1 : place.number
    choose((start + count + page.controls.count) % page.controls.count, page)
  }

  private mutating func scroll(by count: Int) {
    place.followsFocus = false
    place.scroll = max(0, place.scroll &+ count)
  }

  private mutating func goBack(_ page: Page) -> Request {
    guard let escape = page.escape else {
      remark = "This is the first screen. q closes the app."
      return .none
    }
    return .fire(escape)
  }

  private mutating func use(_ control: Control) -> Request {
    switch control.use {
    case .fire(let call): return .fire(call)
    case .entry(let slot, let text, _):
      layer = .entry(
        control, LineEditor(text, limit: slot.longest, keepsLines: control.keepsLines))
      return .none
    }
  }

  private mutating func openActions(_ page: Page) {
    guard let control = page.control(place.focus), !control.further.isEmpty else {
      remark = "There are no more actions for this."
      return
    }
    layer = .actions(control, 0)
  }

  // MARK: - Layers

  private mutating func type(
    _ key: Key, _ control: Control, _ editor: LineEditor
  ) -> Request {
    switch key {
    case .escape:
      layer = .page
      return .none
    case .enter: return finish(control, editor)
    default:
      var editor = editor
      if !editor.press(key) { remark = "No more than \(editor.limit) characters fit." }
      layer = .entry(control, editor)
      return .none
    }
  }

  /// Fires the typed value if the control accepts it; otherwise says which values fit.
  private mutating func finish(_ control: Control, _ editor: LineEditor) -> Request {
    guard case .entry(let slot, _, _) = control.use else { return .none }
    do {
      let value = try slot.read(editor.string)
      layer = .page
      return .fire(control.action.call(value: value))
    } catch {
      remark = slot.wanted
      return .none
    }
  }

  private mutating func choose(_ key: Key, _ control: Control, _ chosen: Int) -> Request {
    let count = control.further.count
    switch key {
    case .tab, .down, .right: layer = .actions(control, (chosen + 1) % count)
    case .backTab, .up, .left: layer = .actions(control, (chosen + count - 1) % count)
    case .enter: return act(control, chosen)
    case .character(let character):
      if let number = character.wholeNumberValue, (1...count).contains(number) {
        return act(control, number - 1)
      }
    case .escape, .backspace: layer = .page
    default: break
    }
    return .none
  }

  private mutating func act(_ control: Control, _ index: Int) -> Request {
    layer = .page
    return .fire(control.further[index].action.call())
  }

  private mutating func readKeys(_ key: Key, _ scroll: Int) -> Request {
    switch key {
    case .down: layer = .keys(scroll + 1)
    case .up: layer = .keys(max(0, scroll - 1))
    case .pageDown, .character(" "): layer = .keys(scroll + max(1, pageRows - 2))
    case .pageUp: layer = .keys(max(0, scroll - max(1, pageRows - 2)))
    default: layer = .page
    }
    return .none
  }
}

extension ValueSlot {
  /// The maximum number of characters of the value.
  var longest: Int {
    if case .text(let maxLength) = self { return maxLength }
    return 32
  }

  /// The accepted values, in words.
  var wanted: String {
    switch self {
    case .text(let maxLength): "A text of at most \(maxLength) characters."
    case .number(let range):
      "A number from \(ActionValue.number(range.lowerBound).text) to "
        + "\(ActionValue.number(range.upperBound).text)."
    case .choice(let ids): "One of: \(ids.joined(separator: ", "))."
    case .toggle: "on or off."
    case .date: "A day such as 2026-05-12, or a time such as 2026-05-12T18:30."
    }
  }
}
