import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import PremiumGate
import RecipeBookParts
import RecipeBookScreens
import RecipeImport
import RecipeStore
import ScreenParts

extension RecipeImportFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .launched:
      look(&state, stored, world)
      return readWaiting(stored, world)
    case .storedChanged: look(&state, stored, world)
    case .opened, .shown, .pageFound, .linkTyped, .textPasted, .wayChosen, .readTapped, .stopTapped:
      return ask(action, in: &state, stored: stored, world: world)
    case .stepped, .read, .refused, .begun, .queued, .unqueued, .unstored, .foundSame:
      return take(action, in: &state, stored: stored, world: world)
    case .reviewOpened, .confirmed, .photoTapped, .saveTapped, .saved, .unsaved:
      return review(action, in: &state, stored: stored, world: world)
    case .openKeptTapped, .replaceTapped, .giveUpTapped, .replacing, .keptGone:
      return decide(action, in: &state, stored: stored, world: world)
    case .connected, .waitingTapped, .removeTapped, .restoreTapped, .removedWaiting, .readLater:
      return wait(action, in: &state, stored: stored, world: world)
    case .reviewShown, .proposerFound, .proposeTapped, .useTapped, .dropTapped, .proposed,
      .unproposed:
      return askAboutLines(action, in: &state, stored: stored, world: world)
    }
    return []
  }

  // MARK: - Asking

  private func ask(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    if case .opened = action { return open(&state, stored, world) }
    if case .stopTapped = action {
      state.phase = .asking
      return [.cancel("read")]
    }
    // A running reading is left alone.
    if state.phase.isReading { return [] }
    if case .readTapped = action { return read(&state, stored, world) }
    state.phase = .asking
    switch action {
    case .shown(let link):
      if link.hasPrefix(RecipeBookRoutes.pagePrefix) {
        let ticket = String(link.dropFirst(RecipeBookRoutes.pagePrefix.count))
        return [.run(.lookForPage(ticket: ticket), id: "page")]
      }
      fill(String(link.filter { !$0.isWhitespace }), &state)
    case .pageFound(let page):
      state.page = page ?? state.page
      state.way = .page
      if state.page == nil {
        (state.way, state.phase) = (.link, .failed(copy("recipe-import.page.gone")))
      }
    case .linkTyped(let text):
      state.link = text.filter { !$0.isWhitespace }
      state.isLinkTyped = true
    case .textPasted(let text): state.text = text
    case .wayChosen(let way): state.way = way
    default: break
    }
    return []
  }

  /// Fills in a link from outside, unless the user typed another one; then a notice says so.
  private func fill(_ link: String, _ state: inout State) {
    let link = String(link.prefix(Self.longestLink))
    state.way = .link
    guard !state.isLinkTyped || state.link.isEmpty || state.link == link else {
      state.phase = .failed(copy("recipe-import.other-link"))
      return
    }
    (state.link, state.isLinkTyped) = (link, false)
  }

  /// An unsaved recipe comes first, so that it is not overwritten.
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
    case .page:
      guard let page = state.page else { return fail(.noText, &state) }
      source = .page(page.html, at: page.address)
    }
    state.phase = .reading(state.way == .link ? .asking : .reading)
    return [.run(.read(source, stored.names), id: "read")]
  }

  /// The longest link that is read, in characters.
  private static let longestLink = 2_000
  /// The longest text that is read, in characters.
  static let longestText = 100_000

  /// A link as people type it, with its missing parts.
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

  // MARK: - Results

  private func take(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .stepped(let step): if state.phase.isReading { state.phase = .reading(step) }
    case .read(let reading, let source):
      return begin(reading, from: source, in: &state, stored: stored, world: world)
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

  /// Starts the review of a read recipe at once if the user waits for it.
  ///
  /// Otherwise it starts later, so that a recipe begun in the meantime is not overwritten.
  private func begin(
    _ reading: RecipeReading, from source: RecipeSource, in state: inout State, stored: Stored,
    world: World
  ) -> [Command<Effect>] {
    let recipe = UnfinishedRecipe(reading)
    let isAwaited = world.isAt(RecipeBookRoutes.importing) && stored.unfinished == nil
    guard case .link(let link) = source else {
      // Words and pages stay on this device, unless the user says otherwise.
      if isAwaited { state.keepsPhoto = false }
      if isAwaited { return [.run(.begin(recipe, from: nil, world))] }
      state.phase = .asking
      return []
    }
    if isAwaited {
      state.keepsPhoto = true
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
      switch state.way {
      case .link: state.link = ""
      case .text: state.text = ""
      case .page: (state.page, state.way) = (nil, .link)
      }
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
  /// Makes the review of a reading.
  init(_ reading: RecipeReading) {
    self.init(
      reading.draft, origin: .imported, doubts: reading.doubts.map(\.rawValue).sorted())
  }

  /// The parts that the user has still to check.
  var doubtfulFields: Set<ImportedField> {
    Set((doubts ?? []).compactMap(ImportedField.init(rawValue:)))
  }
}
