import MealModels

/// The recipes read so far, and the source of each.
struct ExchangeCollector {
  private(set) var report = ExchangeReport()
  /// The path of the file of each recipe.
  private(set) var origins: [String] = []
  /// The size that archives may still unpack to, shared by all files of the collection.
  let budget: ArchiveBudget
  private let goesOn: (ExchangeProgress) -> Bool

  init(_ limits: ArchiveLimits, _ goesOn: @escaping (ExchangeProgress) -> Bool) {
    budget = ArchiveBudget(limits.totalBytes)
    self.goesOn = goesOn
  }

  /// Whether the caller asked to stop.
  var isStopped: Bool { report.wasStopped }

  /// Adds a recipe; false if the caller stops.
  @discardableResult
  mutating func add(
    _ recipe: ExchangedRecipe, _ format: ExchangeFormat, from path: String,
    remarks: [(line: Int?, sentence: String)] = []
  ) -> Bool {
    guard !isStopped else { return false }
    if !report.formats.contains(format) { report.formats.append(format) }
    for remark in remarks {
      let place = remark.line.map { "\(path), line \($0)" } ?? path
      report.remarks.append(
        .init(recipe: report.recipes.count, place: place, sentence: remark.sentence))
    }
    report.recipes.append(recipe)
    origins.append(path)
    let progress = ExchangeProgress(recipes: report.recipes.count, title: recipe.draft.title)
    if !goesOn(progress) { report.wasStopped = true }
    return !isStopped
  }

  /// Reports a remark that is about no single recipe.
  mutating func remark(_ sentence: String, at place: String) {
    report.remarks.append(.init(recipe: nil, place: place, sentence: sentence))
  }

  /// Reports why a file gave no recipe.
  mutating func passOver(_ path: String, _ sentence: String) {
    report.passedOver.append(.init(path: path, sentence: sentence))
  }

  /// Adds a picture to a recipe.
  mutating func add(_ picture: ExchangedRecipe.Picture, to recipe: Int) {
    guard !report.recipes[recipe].pictures.contains(where: { $0.bytes == picture.bytes }) else {
      return
    }
    report.recipes[recipe].pictures.append(picture)
  }
}
