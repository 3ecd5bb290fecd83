import AppShell
import DesignSystem
import RecipeBookScreens
import RecipeStore

/// What an assistant is asked about the lines of a recipe that are in doubt.
struct AskedReadings: Sendable {
  /// How far asking is.
  enum Phase: Hashable, Sendable {
    case idle, asking, proposed
    case failed(LineProposerError)
  }

  /// A line as it was asked about, with how it may be meant.
  struct Line: Hashable, Sendable {
    var original: String
    var proposal: ProposedLine
  }

  /// The host that may be asked; nil where nobody may be.
  var host: String?
  var phase = Phase.idle
  /// What nobody decided yet, by the place of the line among the ingredients.
  var lines: [Int: Line] = [:]
}

extension RecipeImportFeature {
  func askAboutLines(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .reviewShown:
      return clients.lines == nil ? [] : [.run(.lookForProposer, id: "proposer")]
    case .proposerFound(let host): state.asked.host = host
    case .proposeTapped: return propose(&state, stored, world)
    case .proposed(let lines):
      guard state.asked.phase == .asking else { return [] }
      (state.asked.phase, state.asked.lines) = (.proposed, lines)
    case .unproposed(let error):
      if state.asked.phase == .asking { state.asked.phase = .failed(error) }
    case .useTapped(let position): return use(position, &state, stored, world)
    case .dropTapped(let position): state.asked.lines[position] = nil
    default: break
    }
    return []
  }

  /// Asks about the lines with a name that nobody knows, and no other word of the recipe.
  private func propose(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard let recipe = stored.review, state.asked.host != nil, state.asked.phase != .asking,
      world.isConnected
    else { return [] }
    let open = state.looked?.meal.read.open ?? []
    let all = RecipeForm(recipe).ingredientLines(open: open).enumerated()
    let lines = all.filter { !$1.isHeading && !$1.open.isEmpty }.map { ($0, $1.text) }
    guard !lines.isEmpty else { return [] }
    (state.asked.phase, state.asked.lines) = (.asking, [:])
    return [.run(.propose(Dictionary(uniqueKeysWithValues: lines)), id: "propose")]
  }

  func propose(_ lines: [Int: String], _ report: @Sendable (Action) -> Void) async {
    guard let proposer = clients.lines else { return }
    let asked = lines.sorted { $0.key < $1.key }
    do throws(LineProposerError) {
      var found: [Int: AskedReadings.Line] = [:]
      for proposal in try await proposer.proposals(for: asked.map(\.value)) {
        guard asked.indices.contains(proposal.position) else { continue }
        let (place, original) = asked[proposal.position]
        if found[place] == nil { found[place] = .init(original: original, proposal: proposal) }
      }
      report(.proposed(found))
    } catch {
      if !Task.isCancelled { report(.unproposed(error)) }
    }
  }

  /// Puts a proposal in the place of its line, as if somebody had typed it; what of the recipe is in
  /// doubt stays so.
  private func use(
    _ position: Int, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard let recipe = stored.review, !state.isSaving,
      let line = state.asked.lines.removeValue(forKey: position)
    else { return [] }
    var form = RecipeForm(recipe)
    guard form.ingredients.indices.contains(position),
      form.ingredients[position] == RecipeLine(line.original)
    else { return [] }
    form.ingredients[position] = RecipeLine(line.proposal.text)
    return [.run(.change(form.unfinished, world))]
  }

  /// What the page offers; nil where nobody may be asked, or no line is in doubt.
  func readings(
    _ state: State, _ input: RecipeReviewInput, isConnected: Bool
  ) -> ProposedReadings? {
    let asked = state.asked
    guard let host = asked.host,
      asked.phase != .idle || input.ingredients.contains(where: { !$0.open.isEmpty })
    else { return nil }
    let phase: ProposedReadings.Phase =
      switch asked.phase {
      case .idle: .offered
      case .asking: .asking
      case .proposed: .proposed
      case .failed(let error):
        .failed(copy(CopyKey("recipe-review.readings.failed.\(error.rawValue)")))
      }
    // A line that was changed meanwhile is not what was asked about.
    let lines = asked.lines.filter { position, line in
      input.ingredients.indices.contains(position)
        && input.ingredients[position].text == line.original
    }
    return ProposedReadings(
      phase, host: host,
      lines: lines.mapValues { line in
        let proposal = line.proposal
        return .init(
          proposal.text, newWords: proposal.newWords, leftOutWords: proposal.leftOutWords)
      }, isOffline: !isConnected)
  }
}
