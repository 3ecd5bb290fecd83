import AppShell
import DesignSystem
import FoodFacts
import IngredientLines
import MealModels
import RecipeBookParts
import RecipeBookScreens
import ScreenParts

extension RecipeEditorFeature {
  func changeLines(
    _ action: Action, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .lineTapped(.ingredients, let position): return openIngredient(position, &state)
    case .lineTapped(.steps, let position): return openStep(position, &state)
    case .lineMoved(let move): return self.move(move, in: &state, stored: stored, world: world)
    case .lineRemoved(let place): return remove(place, in: &state, stored: stored, world: world)
    case .undone: return undo(&state, stored, world)
    case .lineEdited, .stepTyped, .lineCancelled, .lineKept:
      return state.editing?.sheet == nil
        ? [] : changeSheet(action, in: &state, stored: stored, world: world)
    default: return []
    }
  }

  /// Handles what is done in the sheet of a line.
  private func changeSheet(
    _ action: Action, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .lineEdited(let edit):
      change(edit, &state)
      return put(state.ingredient.line.text, in: .ingredients, of: &state, over: stored, world)
    case .stepTyped(let text):
      state.step.text = text
      state.step.isRefused = false
      return put(text, in: .steps, of: &state, over: stored, world)
    case .lineCancelled:
      guard let sheet = state.editing?.sheet else { return [] }
      state.editing?.form[keyPath: sheet.list.lines] = sheet.before
      return close(&state) + changed(&state, stored, world)
    case .lineKept:
      return state.editing?.sheet?.list == .steps
        ? keepStep(&state, stored, world) : keepIngredient(&state, stored, world)
    default: return []
    }
  }

  /// Closes the sheet of a line.
  private func close(_ state: inout State) -> [Command<Effect>] {
    state.editing?.sheet = nil
    return [.dismiss]
  }

  // MARK: - Opening

  private func openIngredient(_ position: Int?, _ state: inout State) -> [Command<Effect>] {
    guard let lines = state.form?.ingredients else { return [] }
    state.ingredient = IngredientForm()
    if let position {
      guard let line = lines[at: position] else { return [] }
      state.ingredient.line = LineForm(at: position)
      state.ingredient.line.food = line.typed
      if !line.isHeading {
        state.ingredient.line = LineForm(LineReader(clients.foods()).line(line.text), at: position)
      }
    }
    state.editing?.sheet = (.ingredients, lines)
    return [.show(Route(RecipeBookRoutes.ingredient))]
  }

  private func openStep(_ position: Int?, _ state: inout State) -> [Command<Effect>] {
    guard let lines = state.form?.steps else { return [] }
    state.step = StepForm(position: position)
    if let position {
      guard let line = lines[at: position] else { return [] }
      state.step.text = line.typed
    }
    state.editing?.sheet = (.steps, lines)
    return [.show(Route(RecipeBookRoutes.step))]
  }

  // MARK: - Writing

  /// Puts what is typed into the recipe at once, so that nothing is lost if the sheet goes away.
  private func put(
    _ text: String, in list: LinePlace.List, of state: inout State, over stored: Writing,
    _ world: World
  ) -> [Command<Effect>] {
    let position = list == .steps ? state.step.position : state.ingredient.line.position
    let typed = RecipeLine.lines(typed: text)
    guard let sheet = state.editing?.sheet, sheet.list == list else { return [] }
    var lines = sheet.before
    if !typed.isEmpty { lines.put(typed, at: position) }
    guard state.form?[keyPath: list.lines] != lines else { return [] }
    state.editing?.form[keyPath: list.lines] = lines
    return changed(&state, stored, world)
  }

  private func change(_ edit: LineEdit, _ state: inout State) {
    state.ingredient.line.isRefused = false
    switch edit {
    case .amount(let text): state.ingredient.line.amount = text
    case .unit(let text): state.ingredient.line.unit = text
    case .food(let text):
      state.ingredient.line.food = text
      state.ingredient.found = foods(named: String(text.prefix { $0 != "," }), &state)
        .filter { $0.name.lowercased() != text.lowercased() }
    case .taken(let name):
      // The preparation of the food stays: "lent, rinsed" becomes "red lentils, rinsed".
      state.ingredient.line.food = name + state.ingredient.line.food.drop { $0 != "," }
      state.ingredient.found = []
    }
  }

  /// Foods of a name, with known contents.
  func foods(named query: String, _ state: inout State) -> [FoodFound] {
    guard !query.allSatisfy(\.isWhitespace) else { return [] }
    let book = clients.foods().book
    let search = state.foods ?? FoodSearch(foods: book)
    state.foods = search
    let known = search.foods(matching: query, limit: 20).filter { book[$0.id] != nil }
    return known.prefix(6).map { hit in
      let allergens = book.contents(of: hit.id)?.allergens ?? []
      let names = copy.list(copy.names(of: allergens))
      return FoodFound(
        hit.id, hit.name,
        contents: names.isEmpty ? nil : copy("allergens.contained", ["names": names]))
    }
  }

  private func keepIngredient(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    let lines = RecipeLine.lines(typed: state.ingredient.line.text)
    guard !state.ingredient.line.food.allSatisfy(\.isWhitespace), !lines.isEmpty else {
      state.ingredient.line.isRefused = true
      return []
    }
    let changes = put(
      state.ingredient.line.text, in: .ingredients, of: &state, over: stored, world)
    return close(&state) + changes
  }

  private func keepStep(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    let lines = RecipeLine.lines(typed: state.step.text)
    guard !lines.isEmpty else {
      state.step.isRefused = true
      return []
    }
    let changes = put(state.step.text, in: .steps, of: &state, over: stored, world)
    return close(&state) + changes
  }

  // MARK: - Moving and removing

  private func move(
    _ move: LineMove, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    let list = move.place.list.lines
    guard state.editing?.form[keyPath: list].move(move) == true else { return [] }
    guard !world.isAt(RecipeBookRoutes.editor), var before = state.editing?.sheet?.before else {
      state.editing?.sheet = nil
      return changed(&state, stored, world)
    }
    // The sheet of the line stays open, and Cancel puts back its words, but not its place.
    if before.count == state.form?[keyPath: list].count {
      before.move(move)
    } else {
      before = state.form?[keyPath: list] ?? []
    }
    state.editing?.sheet?.before = before
    if move.place.list == .steps {
      state.step.position = move.target
    } else {
      state.ingredient.line.position = move.target
    }
    return changed(&state, stored, world)
  }

  private func remove(
    _ place: LinePlace, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    guard let line = state.form?[keyPath: place.list.lines][at: place.position] else { return [] }
    state.editing?.form[keyPath: place.list.lines].remove(at: place.position)
    state.editing?.removed = (place, line)
    state.editing?.sheet = nil
    let notice = Notice.confirmation(
      copy("recipe-editor.removed", ["line": line.typed]), icon: .undo,
      action: ControlAction(RecipeEditorAction.undo))
    let isInSheet = !world.isAt(RecipeBookRoutes.editor)
    return (isInSheet ? [.dismiss] : []) + changed(&state, stored, world) + [
      .say(notice, on: Route(RecipeBookRoutes.editor))
    ]
  }

  private func undo(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    guard let (place, line) = state.editing?.removed, let form = state.form else { return [] }
    let end = form[keyPath: place.list.lines].endIndex
    state.editing?.form[keyPath: place.list.lines].insert(line, at: min(place.position, end))
    state.editing?.removed = nil
    state.editing?.sheet = nil
    return changed(&state, stored, world)
  }
}

extension LinePlace.List {
  /// The lines of the list in a form.
  fileprivate var lines: WritableKeyPath<RecipeForm, [RecipeLine]> {
    switch self {
    case .ingredients: \.ingredients
    case .steps: \.steps
    }
  }
}

extension [RecipeLine] {
  fileprivate subscript(at position: Int) -> RecipeLine? {
    indices.contains(position) ? self[position] : nil
  }

  /// Moves a line; false if there is no such place.
  @discardableResult
  fileprivate mutating func move(_ move: LineMove) -> Bool {
    guard indices.contains(move.place.position), indices.contains(move.target) else { return false }
    insert(remove(at: move.place.position), at: move.target)
    return true
  }

  /// Replaces a line by others, or adds them at the end.
  fileprivate mutating func put(_ lines: [RecipeLine], at position: Int?) {
    if let position, indices.contains(position) {
      replaceSubrange(position...position, with: lines)
    } else {
      append(contentsOf: lines)
    }
  }
}
