import AppShell
import DesignSystem
import RecipeBookParts
import RecipeBookScreens
import RecipeStore

/// The state of the assistant's help with the doubtful lines of a recipe.
struct AskedReadings: Sendable {
  /// The progress of a question to the assistant.
  enum Phase: Hashable, Sendable {
    case idle, asking
    /// The assistant answered; carries the undecided lines by their place among the ingredients.
    case proposed([Int: Line])
    case failed(LineProposerError)
  }

  /// A line that the assistant was asked about, with its possible meaning.
  struct Line: Hashable, Sendable {
    var original: String
    var proposal: ProposedLine
  }

  /// The host of the assistant; nil if it may not be asked.
  var host: String?
  var phase = Phase.idle

  /// The undecided lines by their place among the ingredients.
  var lines: [Int: Line] {
    if case .proposed(let lines) = phase { lines } else { [:] }
  }

  /// Removes the proposal for a line, and returns it; nil if there is none.
  @discardableResult mutating func remove(at position: Int) -> Line? {
    var lines = lines
    guard let line = lines.removeValue(forKey: position) else { return nil }
    phase = .proposed(lines)
    return line
  }
}

extension RecipeImportFeature {
  func askAboutLines(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .reviewShown:
      return clients.lines == nil ? [] : [.run(.lookForProposer, id: "proposer")]
    case .proposerFound(let host): state.asked.host = host
    case .proposeTapped: return propose(&state, stored, world)
    case .proposed(let lines):
      if state.asked.phase == .asking { state.asked.phase = .proposed(lines) }
    case .unproposed(let error):
      if state.asked.phase == .asking { state.asked.phase = .failed(error) }
    case .useTapped(let position): return use(position, in: &state, stored: stored, world: world)
    case .dropTapped(let position): state.asked.remove(at: position)
    default: break
    }
    return []
  }

  /// Asks about the lines with an unknown name, and sends no other word of the recipe.
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
    state.asked.phase = .asking
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

  /// Replaces a line by its proposal, as if the user had typed it; the recipe's doubts stay.
  private func use(
    _ position: Int, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    guard let recipe = stored.review, !state.isSaving,
      let line = state.asked.remove(at: position)
    else { return [] }
    var form = RecipeForm(recipe)
    guard form.ingredients.indices.contains(position),
      form.ingredients[position] == RecipeLine(line.original)
    else { return [] }
    form.ingredients[position] = RecipeLine(line.proposal.text)
    return [.run(.change(form.unfinished, world))]
  }

  /// The page's offer; nil if no assistant may be asked, or no line is in doubt.
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
    // A line that was changed in the meantime is not the line that the assistant was asked about.
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
