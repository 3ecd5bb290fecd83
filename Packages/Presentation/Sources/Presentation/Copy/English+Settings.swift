import DesignSystem

extension CopyTable {
  /// The words of Settings and its sub-screens.
  static let settingsEnglish: [CopyKey: CopyEntry] = [
    "settings.title": "Settings",
    "settings.preferences": "PREFERENCES",
    "settings.preferences.spoken": "Preferences",
    "settings.account": "ACCOUNT",
    "settings.account.spoken": "Account",
    "settings.about": "ABOUT",
    "settings.about.spoken": "About",

    "settings.diets": "Dietary Restrictions",
    "settings.time": "Cooking Time Available",
    "settings.cuisines": "Cuisine Preferences",
    "settings.cuisines.all": "All cuisines",
    "settings.cuisines.selected": "{count} selected",
    "settings.version": "App Version",

    "diets.section": "DIETS",
    "diets.section.spoken": "Diets",
    "diets.section.footer": "Every suggestion keeps to all of these.",
    "diets.allergies": "ALLERGIES",
    "diets.allergies.spoken": "Allergies",
    "diets.allergies.footer": "Meals with traces are left out too.",
    "diets.nuts": "TREE NUTS BY KIND",
    "diets.nuts.spoken": "Tree nuts by kind",
    "diets.foods": "ALLERGIES TO OTHER FOODS",
    "diets.foods.spoken": "Allergies to other foods",
    "diets.traces": "Accept Traces",
    "diets.traces.off": "Avoided",
    "diets.traces.on": "Accepted",
    "diets.traces.some": "Some accepted, others avoided",
    "diets.traces.hint": "Asks before it suggests meals that may contain traces",
    "diets.traces.avoided":
      "Meals that may contain traces of what you are allergic to are left out.",
    "diets.traces.avoided.eater":
      "Meals that may contain traces of what {name} is allergic to are left out.",
    "diets.traces.accepted": """
    Meals that may contain traces of what you are allergic to are suggested. Always check the \
    label.
    """,
    "diets.traces.accepted.eater": """
    Meals that may contain traces of what {name} is allergic to are suggested. Always check \
    the label.
    """,
    "diets.traces.partly": """
    Meals that may contain traces of {accepted} are suggested, those with traces of {avoided} \
    are left out. Always check the label.
    """,
    "traces.question.title": "Suggest meals with traces?",
    "traces.question.message": """
    They may contain traces of {names}, and traces can cause a reaction. Meals that contain \
    more than traces stay left out.
    """,
    "traces.question.message.eater": """
    They may contain traces of {names}, and {name} can react to traces. Meals that contain \
    more than traces stay left out.
    """,
    "traces.question.accept": "Accept Traces",
    "diets.advanced": "ADVANCED",
    "diets.advanced.spoken": "Advanced",
    "diets.others": "AT THE TABLE",
    "diets.others.spoken": "At the table",
    "diets.others.footer": "The limits of everyone hold at once.",
    "diets.dislikes": "Foods to Leave Out",
    "diets.dislikes.none": "None",

    "time.section.footer":
      "From start to table. A longer one is shown only if nothing else fits, and it says so.",
    "time.workday": "MONDAY TO FRIDAY",
    "time.workday.spoken": "Monday to Friday",
    "time.weekend": "WEEKEND",
    "time.weekend.spoken": "Weekend",
    "time.usual.footer":
      "How long each meal usually may take. Quicker ones come first; it is no limit.",
    "time.workday.less": "{meal} from Monday to Friday: less time",
    "time.workday.more": "{meal} from Monday to Friday: more time",
    "time.weekend.less": "{meal} on the weekend: less time",
    "time.weekend.more": "{meal} on the weekend: more time",
    "cuisines.section.footer":
      "Another cuisine is shown only if nothing else fits, and it says so.",
    "cuisines.resting":
      "Your list of cuisines is kept. Suggestions use it again with Premium.",
  ]
}
