import AccountScreens
import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import SuggestionEngine
import SuggestionWords

extension HomeScreen {
  /// Makes Home from its input.
  public init(_ input: HomeInput, _ context: PresentationContext) {
    let copy = context.copy
    let isAtRest = !input.isLoading
    let showsMeal = isAtRest && input.state.isSuggestion
    state = input.stateID
    title = copy("home.title")
    greeting = GreetingRow("home.greeting", input.greeting, context)
    let plan = showsMeal ? input.planned : nil
    planned = plan.map { PlannedNotice("home.planned", $0, copy: copy) }
    notice = showsMeal && plan == nil ? WishNotice("home.notice", input, copy: copy) : nil
    center = Self.center(input, copy)
    primary = Self.primary(input, copy)
    secondary = Self.secondary(input, copy)
    stove = input.onTheStove?.banner("home.stove", copy)
    wishes = showsMeal && stove == nil ? Self.wishes(input, copy) : nil
    let isFree = showsMeal && stove == nil && wishes == nil
    nudge = input.showsNudge && isFree ? Self.nudge(copy) : nil
    quietLine =
      isFree && nudge == nil
      ? input.quietLine.map { QuietLineRow("home.line", $0, copy: copy) } : nil
    toast = input.toast.map { $0.toast("home.toast") }
    tabBar = context.tabBar
    announcement = Self.announcement(input, copy)
  }

  /// As many reasons as usually fit on one line; the explanation shows all of them.
  private static let reasonsOnCard = 2

  private static func center(_ input: HomeInput, _ copy: Copy) -> Center {
    switch (input.state, input.loadingPhase) {
    case (.suggestion(let meal), let phase) where phase != .shimmer:
      let motion = phase.map { $0 == .fadeOut ? Motion.suggestionFadeOut : .suggestionSlideIn }
      return .meal(
        SuggestionCard(
          "home.card", meal, isUsable: phase == nil, motion: motion ?? input.entrance,
          imagePhase: input.imagePhase, photo: input.photo, limits: input.limits,
          reasons: copy.line(
            of: Array(input.reasons.prefix(reasonsOnCard)), foodNames: input.foodNames),
          mealActions: input.mealActions
            + input.momentWishes.filter { !$0.isOn }.map(\.customAction), copy: copy))
    case (.loading, _), (_, .some):
      return .placeholder(SuggestionSkeleton("home.card"))
    case (.error, nil), (.suggestion, nil):
      return .failure(
        SuggestionErrorCard(
          "home.error", input.failure, lastTitle: input.lastSuggestion?.recipe.title,
          copy: copy))
    case (.empty, nil):
      return .message(emptyMessage(input, copy))
    }
  }

  private static func emptyMessage(_ input: HomeInput, _ copy: Copy) -> StateMessage {
    if let missing = input.missingData { return Self.message(missing, copy) }
    if !input.unconfirmedEaters.isEmpty { return Self.lossMessage(input, copy) }
    if input.hasUnreadableLimits {
      return StateMessage(
        "home.empty", icon: .restrictions, headline: copy("dead-end.unreadable.headline"),
        message: copy("dead-end.unreadable.body"))
    }
    if let planned = input.planned, let words = planned.words {
      return StateMessage(
        "home.empty", icon: .calendar, headline: copy(CopyKey(planned.copyKey)), message: words)
    }
    guard let deadEnd = input.deadEnd else {
      return StateMessage(
        "home.empty", icon: .meal, headline: copy("home.empty.headline"),
        message: copy("home.empty.body"), style: .quiet)
    }
    return StateMessage(
      "home.empty", icon: .restrictions, headline: copy.headline(for: deadEnd),
      message: copy.text(for: deadEnd, foodNames: input.foodNames))
  }

  private static func primary(_ input: HomeInput, _ copy: Copy) -> ActionButton {
    let id: ElementID = "home.primary"
    if input.isLoading {
      return ActionButton(
        id, .primary, copy("home.loading"), action: ControlAction(HomeAction.newSuggestion),
        phase: .busy)
    }
    switch (input.state, input.deadEnd) {
    case (.empty, _) where input.missingData != nil:
      return Self.saving(input.missingData ?? .gone, copy)
    case (.empty, _) where input.hasUnreadableLimits:
      return ActionButton(
        id, .primary, copy("dead-end.settings"),
        action: SettingsAction.opening(.diets, eater: input.unconfirmedEaters.first ?? nil))
    case (.suggestion, _) where input.planned != nil, (.empty, _) where input.planned != nil:
      return ActionButton(
        id, .primary, copy("home.something-else"), hint: copy("home.something-else.hint"),
        action: ControlAction(HomeAction.newSuggestion, motion: .suggestionFadeOut))
    case (.error, _), (.empty, .emptyCatalog):
      return ActionButton(
        id, .primary, copy("error.try-again"), action: ControlAction(HomeAction.retry))
    case (.empty, .limits(_, let withoutDislikes)):
      let key: CopyKey = withoutDislikes > 0 ? "dead-end.edit-dislikes" : "dead-end.settings"
      return ActionButton(
        id, .primary, copy(key), action: SettingsAction.opening(.diets))
    default:
      return ActionButton(
        id, .primary, copy("home.new-suggestion"), label: copy("home.new-suggestion.label"),
        hint: copy("home.new-suggestion.hint"),
        action: ControlAction(HomeAction.newSuggestion, motion: .suggestionFadeOut))
    }
  }

  private static func wishes(_ input: HomeInput, _ copy: Copy) -> ChipGroup? {
    let wished = input.momentWishes.filter(\.isOn)
    guard !wished.isEmpty else { return nil }
    return ChipGroup(
      "home.wishes", label: copy("wish.label"),
      chips: wished.map { $0.chip(ElementID("home.wishes").child($0.wish.rawValue)) })
  }

  private static func nudge(_ copy: Copy) -> Banner {
    Banner(
      "home.nudge", icon: .favorites, copy(CopyKey(Nudge.copyKey)),
      dismiss: CustomAction(
        copy("home.nudge.dismiss"), ControlAction(HomeAction.dismissNudge))
    ) {
      ActionButton(
        "home.nudge.more", .text, copy("premium.learn-more"),
        action: ControlAction(PremiumAction.learnMore, motion: .sheet))
    }
  }

  private static func announcement(_ input: HomeInput, _ copy: Copy) -> String? {
    if let toast = input.toast { return toast.text }
    if input.isLoading { return copy("home.loading") }
    switch input.state {
    case .suggestion(let meal):
      let title = copy.spokenTitle(meal.recipe.title, gloss: meal.recipe.gloss)
      return copy("home.card.label", ["title": title])
    case .error(let sentence): return sentence
    case .empty:
      return emptyMessage(input, copy).headline
    case .loading: return nil
    }
  }
}

extension HomeScreen {
  /// "See Recipe", "Save" and "Order" about the current meal; disabled without one (C-E05).
  private static func secondary(_ input: HomeInput, _ copy: Copy) -> [ActionButton] {
    guard input.state != .empty || input.isLoading else {
      return input.missingData.map { [accepting($0, copy)] } ?? []
    }
    let meal = input.currentMeal
    let id = meal?.id ?? MealID(rawValue: "")
    let phase: ActionButton.Phase = meal == nil || input.isLoading ? .disabled : .ready
    let save = SaveControl(
      id, isSaved: input.savedMeals.contains(id), isAllowed: input.saveDecision.isAllowed,
      copy: copy)
    return [
      ActionButton(
        "home.seeRecipe", .secondary, copy("home.see-recipe"),
        hint: copy("home.see-recipe.hint"),
        action: ControlAction(RecipeAction.open, id, motion: .sheet), phase: phase,
        horizontalPadding: .s),
      save.button("home.save", .secondary, phase: phase, horizontalPadding: .s),
      ActionButton(
        "home.order", .secondary, copy("home.order"), hint: copy("home.order.hint"),
        action: ControlAction(MealAction.order, id, motion: .sheet), phase: phase,
        isLink: true,
        horizontalPadding: .s),
    ]
  }
}

extension HomeState {
  var isSuggestion: Bool {
    if case .suggestion = self { return true }
    return false
  }
}

extension HomeInput {
  /// The name of the present state of Home.
  var stateID: StateID {
    if state == .loading { return "loading" }
    if let loadingPhase { return loadingPhase.stateID }
    if let toast { return toast.kind == .error ? "toast" : "toast-confirmation" }
    switch state {
    case .suggestion(let meal):
      if showsNudge { return "nudge" }
      if planned != nil { return "planned" }
      if !relaxations.isEmpty { return "suggestion-relaxed" }
      return savedMeals.contains(meal.id) ? "suggestion-saved" : "suggestion"
    case .error: return lastSuggestion == nil ? "error" : "error-cached"
    case .empty, .loading:
      if missingData != nil { return "data-missing" }
      if planned != nil, !hasUnreadableLimits { return "planned-words" }
      return deadEnd == nil && !hasUnreadableLimits ? "empty" : "dead-end"
    }
  }
}

extension SuggestionTransition.Phase {
  /// The name of the state of Home during the phase.
  var stateID: StateID {
    switch self {
    case .fadeOut: "loading-fading-out"
    case .shimmer: "loading-new"
    case .slideIn: "loading-sliding-in"
    }
  }
}
