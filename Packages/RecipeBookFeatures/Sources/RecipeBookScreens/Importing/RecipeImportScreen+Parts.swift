import DesignSystem
import ScreenParts

extension RecipeImportScreen {
  static func state(_ input: RecipeImportInput) -> StateID {
    switch input.phase {
    case .reading: "reading"
    case .failed: "failed"
    case .waiting: "waiting"
    case .asking:
      input.unfinished != nil
        ? "unfinished" : input.way == .link ? "asking" : StateID(input.way.rawValue)
    }
  }

  static func words(
    _ state: StateID, _ input: RecipeImportInput, _ copy: Copy
  ) -> [TextBlock] {
    let unnamed = copy("my-recipes.unfinished.unnamed")
    let body: String =
      switch state {
      case "waiting": copy("recipe-import.waiting")
      case "unfinished":
        copy(
          "recipe-import.unfinished",
          ["title": input.unfinished.flatMap { $0.isEmpty ? nil : $0 } ?? unnamed])
      default: body(input, copy)
      }
    return [
      TextBlock(
        "import-recipe.headline", copy("recipe-import.title"), style: .title3,
        alignment: .center, minHeight: 24, isHeader: true, fillsWidth: true),
      TextBlock(
        "import-recipe.body", body, style: .callout, color: .secondaryLabel, alignment: .center,
        fillsWidth: true),
    ]
  }

  private static func body(_ input: RecipeImportInput, _ copy: Copy) -> String {
    switch input.way {
    case .link: copy("recipe-import.body")
    case .text: copy("recipe-import.text.body")
    case .page: copy("recipe-import.page.body", ["host": input.host])
    }
  }

  static func ways(_ input: RecipeImportInput, _ copy: Copy) -> SegmentedControl? {
    // The way cannot be switched while a reading runs.
    if case .reading = input.phase { return nil }
    return SegmentedControl(
      "import-recipe.way", label: copy("recipe-import.way"),
      segments: [RecipeImportInput.Way.link, .text].map { way in
        .init(
          way.rawValue, copy(CopyKey("recipe-import.way.\(way.rawValue)")),
          action: ControlAction(RecipeImportAction.way, way))
      }, selected: input.way.rawValue)
  }

  static func field(_ input: RecipeImportInput, _ copy: Copy) -> TextEntry? {
    if input.way == .page { return nil }
    var (isReading, error): (Bool, String?) = (false, nil)
    if case .reading = input.phase { isReading = true }
    if case .failed(let reason) = input.phase { error = reason }
    if input.way == .link {
      return TextEntry(
        "import-recipe.link", kind: .url, label: copy("recipe-import.link"), text: input.link,
        placeholder: copy("recipe-import.link.placeholder"),
        action: ControlAction(RecipeImportAction.link), isEnabled: !isReading, error: error)
    }
    let isLong = input.text.count > RecipeImportInput.longestShown
    return TextEntry(
      "import-recipe.text", kind: .multiline, label: copy("recipe-import.text"),
      text: isLong ? "" : input.text,
      placeholder: isLong
        ? copy("recipe-import.text.long", count: input.text.count)
        : copy("recipe-import.text.placeholder"),
      action: ControlAction(RecipeImportAction.text), isEnabled: !isReading, error: error)
  }

  static func main(_ state: StateID, _ copy: Copy) -> ActionButton? {
    switch state {
    case "reading": nil
    case "waiting":
      ActionButton(
        "import-recipe.done", .primary, copy("recipe-line.done"),
        action: ControlAction(NavigationAction.dismiss))
    case "unfinished":
      ActionButton(
        "import-recipe.resume", .primary, copy("recipe-import.resume"), icon: .draft,
        action: ControlAction(RecipeBookAction.resume, motion: .push))
    case "page":
      ActionButton(
        "import-recipe.read", .primary, copy("recipe-import.page.read"), icon: .importing,
        action: ControlAction(RecipeImportAction.read))
    default:
      ActionButton(
        "import-recipe.read", .primary, copy("recipe-import.read"), icon: .importing,
        action: ControlAction(RecipeImportAction.read))
    }
  }

  static func stop(_ state: StateID, _ copy: Copy) -> ActionButton? {
    guard state == "reading" else { return nil }
    return ActionButton(
      "import-recipe.stop", .secondary, copy("recipe-import.stop"),
      action: ControlAction(RecipeImportAction.stop))
  }

  static func cancel(_ state: StateID, _ copy: Copy) -> ActionButton? {
    if state == "waiting" { return nil }
    let isReading = state == "reading"
    return ActionButton(
      "import-recipe.cancel", .text, copy(isReading ? "control.close" : "error.cancel"),
      hint: isReading ? copy("recipe-import.close.hint") : "",
      action: ControlAction(NavigationAction.dismiss))
  }
}
