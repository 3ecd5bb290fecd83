import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import PremiumGate
import RecipeBookScreens
import RecipeStore
import ScreenParts

extension RecipeImportFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .launched:
      look(&state, stored, world)
      return readWaiting(stored, world)
    case .storedChanged: look(&state, stored, world)
    case .opened, .shown, .linkTyped, .textPasted, .wayChosen, .readTapped, .stopTapped:
      return ask(action, &state, stored, world)
    case .stepped, .read, .refused, .begun, .queued, .unqueued, .unstored, .foundSame:
      return take(action, &state, stored, world)
    case .reviewOpened, .confirmed, .saveTapped, .saved, .unsaved:
      return review(action, &state, stored, world)
    case .openKeptTapped, .replaceTapped, .giveUpTapped, .replacing, .keptGone:
      return decide(action, &state, stored, world)
    case .connected, .waitingTapped, .removeTapped, .restoreTapped, .removedWaiting, .readLater:
      return wait(action, &state, stored, world)
    case .reviewShown, .proposerFound, .proposeTapped, .useTapped, .dropTapped, .proposed,
      .unproposed:
      return askAboutLines(action, &state, stored, world)
    }
    return []
  }

  // MARK: - Asking

  private func ask(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    if case .opened = action { return open(&state, stored, world) }
    if case .stopTapped = action {
      state.phase = .asking
      return [.cancel("read")]
    }
    // What is read now is left alone.
    if state.phase.isReading { return [] }
    if case .readTapped = action { return read(&state, stored, world) }
    state.phase = .asking
    switch action {
    case .shown(let link): fill(String(link.filter { !$0.isWhitespace }), &state)
    case .linkTyped(let text):
      state.link = text.filter { !$0.isWhitespace }
      state.isLinkTyped = true
    case .textPasted(let text): state.text = text
    case .wayChosen(let way): state.way = way
    default: break
    }
    return []
  }

  /// Fills a link from outside in, unless somebody typed another one; then that is said.
  private func fill(_ link: String, _ state: inout State) {
    let link = String(link.prefix(Self.longestLink))
    state.way = .link
    guard !state.isLinkTyped || state.link.isEmpty || state.link == link else {
      state.phase = .failed(copy("recipe-import.other-link"))
      return
    }
    (state.link, state.isLinkTyped) = (link, false)
  }

  /// What was not saved yet comes first, so that nothing is written over it.
  private func open(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    if !state.phase.isReading { state.phase = .asking }
    if stored.unfinished != nil || prompt(.add, stored, world) != nil {
      return [.fire(RecipeBookAction.create.call())]
    }
    return [.show(Route(RecipeBookRoutes.importing, nil))]
  }

  private func read(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard stored.unfinished == nil else { return [] }
    if let prompt = prompt(.add, stored, world) { return [prompt] }
    let source: RecipeSource
    switch state.way {
    case .link:
      guard let asking = try? ImportQueue.asking(for: Self.completed(state.link)) else {
        return fail(.noLink, &state)
      }
      guard world.isConnected else { return [.run(.queue([asking], saying: .queued, world))] }
      source = .link(asking.address)
    case .text:
      if state.text.allSatisfy(\.isWhitespace) { return fail(.noText, &state) }
      if state.text.count > Self.longestText { return fail(.tooLarge, &state) }
      source = .text(state.text)
    }
    state.phase = .reading(state.way == .link ? .asking : .reading)
    return [.run(.read(source, stored.names), id: "read")]
  }

  /// The longest link that is read, in characters.
  private static let longestLink = 2_000
  /// The longest text that is read, in characters.
  static let longestText = 100_000

  /// A link as people type it, with what goes without saying.
  private static func completed(_ link: String) -> String {
    link.contains("://") || !link.contains(".") ? link : "https://\(link)"
  }

  private func fail(_ error: RecipeLinkError, _ state: inout State) -> [Command<Effect>] {
    state.phase = .failed(words(for: error))
    return []
  }

  func words(for error: RecipeLinkError) -> String {
    copy(CopyKey("recipe-import.\(error.rawValue)"))
  }

  func prompt(
    _ usage: Usage, _ stored: Stored, _ world: World
  ) -> Command<Effect>? {
    let decision = clients.decision(usage, stored.entitlement, at: world.deviceDate)
    guard case .needsPremium(let trigger) = decision else { return nil }
    return .show(Route(PremiumRoutes.prompt, trigger))
  }

  // MARK: - What came of it

  private func take(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .stepped(let step): if state.phase.isReading { state.phase = .reading(step) }
    case .read(let reading, let source): return begin(reading, source, &state, stored, world)
    case .refused(.offline, let link?):
      guard let asking = try? ImportQueue.asking(for: link) else { return fail(.noLink, &state) }
      return [.run(.queue([asking], saying: .queued, world))]
    case .refused(let error, _): return fail(error, &state)
    case .begun: return begun(&state, stored, world)
    case .queued:
      state.phase = .waiting
      state.link = ""
    case .unqueued: return [.say(.failure(copy("error.unsaved")))]
    case .unstored: state.phase = .failed(copy("error.unsaved"))
    case .foundSame(let same):
      state.same = same
      return world.isAt(RecipeBookRoutes.review) ? [.show(Route(RecipeBookRoutes.same))] : []
    default: break
    }
    return []
  }

  /// What was read is looked through at once where somebody waits for it, and else later: nothing is
  /// written over what was begun meanwhile.
  private func begin(
    _ reading: RecipeReading, _ source: RecipeSource, _ state: inout State, _ stored: Stored,
    _ world: World
  ) -> [Command<Effect>] {
    let recipe = UnfinishedRecipe(reading)
    let isAwaited = world.isAt(RecipeBookRoutes.importing) && stored.unfinished == nil
    guard case .link(let link) = source else {
      if isAwaited { return [.run(.begin(recipe, from: nil, world))] }
      state.phase = .asking
      return []
    }
    if isAwaited {
      return [.run(.begin(recipe, from: stored.queue[link]?.address, world))]
    }
    state.phase = .asking
    state.link = ""
    let events: [ImportQueueEvent] = [.asked(link: link), .read(link: link, recipe: recipe)]
    return [.run(.queue(events, saying: .readLater(1), world))]
  }

  private func begun(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard stored.review != nil else { return [.fire(RecipeBookAction.resume.call())] }
    if state.phase.isReading {
      if state.way == .link { state.link = "" } else { state.text = "" }
      state.phase = .asking
    }
    state.isSaving = false
    state.asked = AskedReadings(host: state.asked.host)
    let leaving: [Command<Effect>] = world.isAt(RecipeBookRoutes.importing) ? [.dismiss] : []
    let comparing = stored.review.map { [Command<Effect>.run(.compare($0.draft), id: "same")] }
    return leaving + [.show(Route(RecipeBookRoutes.review))] + (comparing ?? [])
  }
}

extension RecipeImportInput.Phase {
  /// Whether something is read now.
  var isReading: Bool { if case .reading = self { true } else { false } }
}

extension UnfinishedRecipe {
  /// What was read, to be looked through.
  init(_ reading: RecipeReading) {
    self.init(
      reading.draft, origin: .imported, doubts: reading.doubts.map(\.rawValue).sorted())
  }

  /// The parts that somebody has still to look at.
  var doubtfulFields: Set<ImportedField> {
    Set((doubts ?? []).compactMap(ImportedField.init(rawValue:)))
  }
}
