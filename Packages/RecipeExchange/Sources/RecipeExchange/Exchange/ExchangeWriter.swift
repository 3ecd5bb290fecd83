import MealModels

/// Writes collections of recipes.
public enum ExchangeWriter {
  /// A file of some recipes; nil if there are none, or the format is only read.
  ///
  /// A Cooklang file contains one recipe, so several recipes, or one with pictures, become a zip.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its ending.
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
