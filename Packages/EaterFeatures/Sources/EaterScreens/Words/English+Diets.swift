import DesignSystem

extension CopyTable {
  /// The words of Dietary Restrictions, and of the question about traces.
  static let dietsEnglish: [CopyKey: CopyEntry] = [
    "settings.diets": "Dietary Restrictions",
    "diets.section": "DIETS",
    "diets.section.spoken": "Diets",
    "diets.section.footer": "Every suggestion fits all of these.",
    "diets.allergies": "ALLERGIES",
    "diets.allergies.spoken": "Allergies",
    "diets.allergies.footer": "Meals with traces are left out too.",
    "diets.nuts": "TREE NUTS BY KIND",
    "diets.nuts.spoken": "Tree nuts by kind",
    "diets.nuts.included": "Included",
    "diets.dislikes.count": .plural(one: "1 food", other: "{count} foods"),
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
    These meals may contain traces of {names}, and traces can cause a reaction. Meals that contain \
    more than traces stay left out.
    """,
    "traces.question.message.eater": """
    These meals may contain traces of {names}, and {name} can react to traces. Meals that contain \
    more than traces stay left out.
    """,
    "traces.question.accept": "Accept Traces",
    "diets.advanced": "WISHES",
    "diets.advanced.spoken": "Wishes",
    "diets.others": "AT THE TABLE",
    "diets.others.spoken": "At the table",
    "diets.others.footer": "Every suggestion fits the limits of everyone here.",
    "diets.dislikes": "Foods to Leave Out",
    "diets.dislikes.none": "None",

    "limits-lost.section": "LIMITS TO CHECK",
    "limits-lost.section.spoken": "Limits to check",
    "limits-lost.diets": """
    Part of your saved data was damaged, so a diet or allergy may be missing below. Add what is \
    missing, then confirm that these limits are right. Nothing is suggested until then.
    """,
    "limits-lost.confirm": "These Limits Are Right",
    "limits-lost.confirm.hint": "Confirms that no diet or allergy is missing on this page",

    "taste.title": "Teach Your Taste",
    "taste.footer": "Twenty dishes, two minutes. Leave at any time and continue later.",
    "nutrition-limits.title": "Nutrition Limits",
  ]
}
