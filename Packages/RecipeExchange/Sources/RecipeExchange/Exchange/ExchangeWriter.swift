import MealModels

/// Writes collections of recipes.
public enum ExchangeWriter {
  /// A file that holds some recipes; nil where there are none, or the format is only read.
  ///
  /// Cooklang is one recipe a file, so that several of them, or one with pictures, come as a zip.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without what says its kind.
  public static func file(
    _ recipes: [ExchangedRecipe], as format: ExchangeFormat, named name: String = "recipes"
  ) -> ExchangeFile? {
    guard !recipes.isEmpty else { return nil }
    switch format {
    case .jsonLD: return text(JSONLDWriter.document(recipes), "\(name).json")
    case .markdown: return text(MarkdownWriter.document(recipes), "\(name).md")
    case .html: return text(PageWriter.document(recipes), "\(name).html")
    case .paprika:
      return ExchangeFile("\(name).paprikarecipes", PaprikaWriter.archive(recipes))
    case .cooklang: return cooklang(recipes, name)
    default: return nil
    }
  }

  private static func text(_ text: String, _ name: String) -> ExchangeFile {
    ExchangeFile(name, Array(text.utf8))
  }

  private static func cooklang(_ recipes: [ExchangedRecipe], _ name: String) -> ExchangeFile {
    if recipes.count == 1, let only = recipes.first, only.pictures.isEmpty {
      return text(CooklangWriter.text(only), "\(name).cook")
    }
    var zip = ZipWriter()
    var names = FileNames()
    for recipe in recipes {
      let file = names.next(recipe.draft.title, ending: "cook")
      zip.add(Array(CooklangWriter.text(recipe).utf8), at: file)
      for (number, picture) in recipe.pictures.enumerated() {
        let kind = PictureFormat(picture.bytes)?.rawValue ?? "jpg"
        let base = file.dropLast(5)
        zip.add(
          picture.bytes, at: number == 0 ? "\(base).\(kind)" : "\(base).\(number).\(kind)",
          isPacked: true)
      }
    }
    return ExchangeFile("\(name).zip", zip.finished())
  }
}
