import AccountScreens
import DesignSystem
import PlanningPresentation
import RecipeBookScreens
import ScreenParts

/// Every action that the screens of this package can carry.
public enum ActionCatalog {
  /// They are in the order of the screens; a control with any other id is a mistake.
  public static let all: [any ActionDeclaration] =
    own + RecipeBookAction.all + RecipeEditorAction.all + PlanningAction.all

  private static let own: [any ActionDeclaration] = [
    HomeAction.newSuggestion, HomeAction.retry, HomeAction.dismissNudge, HomeAction.relax,
    HomeAction.wish, HomeAction.dropWish, HomeAction.keepLimit, HomeAction.answerFurther,
    HomeAction.dismissLine,
    HomeAction.saveMissing, HomeAction.acceptMissing,
    RecipeAction.open, RecipeAction.openSource, RecipeAction.startCooking, RecipeAction.adjust,
    RecipeAction.servings,
    SideAction.open, SideAction.choose, SideAction.leaveOut,
    CookingAction.next, CookingAction.previous, CookingAction.finish,
    CookingAction.startTimer, CookingAction.pauseTimer, CookingAction.continueTimer,
    CookingAction.addMinute, CookingAction.stopTimer, CookingAction.openSide,
    CookingAction.resume, CookingAction.discard,
    FavoritesAction.toggle, FavoritesAction.remove, FavoritesAction.undoRemove,
    FavoritesAction.edit, FavoritesAction.done, FavoritesAction.refresh,
    FavoritesAction.discover,
    MealAction.order, MealAction.orderWith, MealAction.share,
    CalendarAction.add, CalendarAction.confirm,
    OpinionAction.rate, OpinionAction.dislike, OpinionAction.undoDislike,
    OpinionAction.cooked, OpinionAction.why, OpinionAction.opinion,
    RecipeNoteAction.open, RecipeNoteAction.done, RecipeNoteAction.write,
    TasteAction.answer, TasteAction.more,
    HistoryAction.open, HistoryAction.earlier, HistoryAction.later,
    SearchAction.open, SearchAction.find, SearchAction.take,
    PremiumAction.learnMore, PremiumAction.startTrial, PremiumAction.maybeLater,
    PremiumAction.open, PremiumAction.restore, PremiumAction.manage,
    PremiumAction.document,
    SettingsAction.open, SettingsAction.diet, SettingsAction.allergy, SettingsAction.allergyFood,
    SettingsAction.traces, SettingsAction.acceptTraces, SettingsAction.dislike,
    SettingsAction.confirmLimits,
    SettingsAction.cookingTime, SettingsAction.mealTime, SettingsAction.cuisine,
    SettingsAction.nutritionLimit, SettingsAction.keptNutritionLimit,
    SettingsAction.addAllergyFood, SettingsAction.addDislike, SettingsAction.appearance,
    SettingsAction.contrast, SettingsAction.units, SettingsAction.signIn,
    HouseholdAction.add, HouseholdAction.confirm, HouseholdAction.rename, HouseholdAction.remove,
    AccountAction.enterName, AccountAction.resume, AccountAction.signOut, AccountAction.delete,
    AccountAction.confirmDelete,
    DataAction.consent, DataAction.export, DataAction.deleteCrashReports, DataAction.delete,
    DataAction.confirmDelete,
    SystemAction.contactSupport, SystemAction.restart,
    NavigationAction.selectTab, NavigationAction.dismiss,
  ]
}
