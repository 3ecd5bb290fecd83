import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeChange: Codable {
  private enum Field: String, CodingKey, CaseIterable {
    case title, description, ingredients, steps, servings, yield, prepMinutes, cookMinutes
    case totalMinutes, author, language, image, source, cuisines, categories, keywords
    case statedNutrition, statedRating, authorNotes, picture, rating, notes, tagged, untagged
    case collected, uncollected, removed
  }

  /// Reads an object with the name of one field: `{"title": "Soup"}`, `{"servings": null}`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Field.self)
    guard let field = object.allKeys.first, object.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "one known field is expected"))
    }
    func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try object.decode(type, forKey: field)
    }
    func maybe<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value? {
      try object.decodeIfPresent(type, forKey: field)
    }
    self =
      switch field {
      case .title: .title(try value())
      case .description: .description(try maybe())
      case .ingredients: .ingredients(try value())
      case .steps: .steps(try value())
      case .servings: .servings(try maybe())
      case .yield: .yield(try maybe())
      case .prepMinutes: .prepMinutes(try maybe())
      case .cookMinutes: .cookMinutes(try maybe())
      case .totalMinutes: .totalMinutes(try maybe())
      case .author: .author(try maybe())
      case .language: .language(try maybe())
      case .image: .image(try maybe())
      case .source: .source(try maybe())
      case .cuisines: .cuisines(try value())
      case .categories: .categories(try value())
      case .keywords: .keywords(try value())
      case .statedNutrition: .statedNutrition(try value())
      case .statedRating: .statedRating(try maybe())
      case .authorNotes: .authorNotes(try maybe())
      case .picture: .picture(try maybe())
      case .rating: .rating(try maybe())
      case .notes: .notes(try maybe())
      case .tagged: .tagged(try value())
      case .untagged: .untagged(try value())
      case .collected: .collected(try value())
      case .uncollected: .uncollected(try value())
      case .removed: .removed(try value())
      }
  }

  /// Writes an object with the name of the field; a removed value is null.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Field.self)
    switch self {
    case .title(let text): try object.encode(text, forKey: .title)
    case .description(let text): try object.encode(text, forKey: .description)
    case .ingredients(let sections): try object.encode(sections, forKey: .ingredients)
    case .steps(let sections): try object.encode(sections, forKey: .steps)
    case .servings(let count): try object.encode(count, forKey: .servings)
    case .yield(let text): try object.encode(text, forKey: .yield)
    case .prepMinutes(let minutes): try object.encode(minutes, forKey: .prepMinutes)
    case .cookMinutes(let minutes): try object.encode(minutes, forKey: .cookMinutes)
    case .totalMinutes(let minutes): try object.encode(minutes, forKey: .totalMinutes)
    case .author(let text): try object.encode(text, forKey: .author)
    case .language(let text): try object.encode(text, forKey: .language)
    case .image(let text): try object.encode(text, forKey: .image)
    case .source(let text): try object.encode(text, forKey: .source)
    case .cuisines(let names): try object.encode(names, forKey: .cuisines)
    case .categories(let names): try object.encode(names, forKey: .categories)
    case .keywords(let names): try object.encode(names, forKey: .keywords)
    case .statedNutrition(let table): try object.encode(table, forKey: .statedNutrition)
    case .statedRating(let mean): try object.encode(mean, forKey: .statedRating)
    case .authorNotes(let text): try object.encode(text, forKey: .authorNotes)
    case .picture(let name): try object.encode(name, forKey: .picture)
    case .rating(let stars): try object.encode(stars, forKey: .rating)
    case .notes(let text): try object.encode(text, forKey: .notes)
    case .tagged(let tag): try object.encode(tag, forKey: .tagged)
    case .untagged(let tag): try object.encode(tag, forKey: .untagged)
    case .collected(let name): try object.encode(name, forKey: .collected)
    case .uncollected(let name): try object.encode(name, forKey: .uncollected)
    case .removed(let isGone): try object.encode(isGone, forKey: .removed)
    }
  }
}

extension RecipeChange {
  /// The names of all fields that have one value.
  static var fieldNames: [String] {
    let others: Set<Field> = [.tagged, .untagged, .collected, .uncollected]
    return Field.allCases.filter { !others.contains($0) }.map(\.rawValue)
  }

  /// The stored name of the field.
  var fieldName: String {
    let name = (try? JSONEncoder().encode(self)).flatMap {
      try? JSONDecoder().decode(FieldKey.self, from: $0)
    }
    return name?.text ?? ""
  }

  private struct FieldKey: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      text = try decoder.container(keyedBy: Field.self).allKeys.first?.rawValue ?? ""
    }
  }
}
