import EaterCommands
import MealAnswers
import MealModels
import PrintedText
import SuggestionEngine

extension WhyAnswer {
  /// The document that `--json` prints.
  var json: JSON {
    explained.adding(SidesText(of: meal.id, request, service, copy).json)
  }

  private var explained: JSON {
    [
      "at": .string(request.moment.text),
      "seed": .unsigned(request.seed),
      "wasSuggested": .bool(isPast),
      "meal": MealJSON.object(meal),
      "standing": .optional(explanation.standing?.rawValue),
      "place": .optional(explanation.place),
      "candidates": .integer(explanation.candidates),
      "lastShown": .optional(lastShown?.text),
      "terms": ScoreText(explanation.terms, copy).json,
      "reasons": SuggestionJSON(service, copy).reasons(reasons),
      "unmetWishes": .strings(explanation.unmetWishes.map { copy.predicate(for: [$0]) }),
      "breaks": .array(breaks),
      "opinions": OpinionText(explanation.opinions, service, copy).json,
    ]
  }

  private var breaks: [JSON] {
    request.limits.breaches(of: meal.facts).map { breach in
      let names = service.names(of: breach.mentionedFoods)
      let (kind, id) = Self.key(of: breach)
      return [
        "kind": .string(kind), "id": .string(id),
        "text": .string(copy.predicate(for: breach, foodNames: names)),
      ]
    }
  }

  private static func key(of breach: LimitBreach) -> (kind: String, id: String) {
    switch breach {
    case .diet(let diet): ("diet", diet.rawValue)
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen):
      ("allergen", allergen.rawValue)
    case .allergy(_, let food), .dislike(let food): ("food", food.rawValue)
    case .unknown(let name): ("unknown", name)
    }
  }
}
