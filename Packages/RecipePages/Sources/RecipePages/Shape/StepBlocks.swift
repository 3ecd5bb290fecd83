import MealModels

/// Finds the steps that a page shows.
struct StepBlocks {
  let finder: BlockFinder

  /// All stretches that may be steps, the likeliest first.
  ///
  /// - Parameter byShape: whether lists that nothing announces are among them.
  func candidates(byShape: Bool) -> [ShownBlock] {
    let stretches =
      finder.named(Self.stems) + finder.headed(.steps) + (byShape ? finder.lists() : [])
    return stretches.compactMap(block).sorted { $0.score > $1.score }
  }

  /// Parts of the names of elements that hold steps.
  private static let stems = NameStems([
    "instruction", "direction", "method", "step", "preparation", "procedure", "zubereitung",
    "bereiding", "preparazione", "elaboracion", "preparo", "how-to", "howto", "tilberedning",
    "fremgang", "tillagning", "postup", "elkeszit", "przygotowan", "wykonanie", "etape", "anleitung",
    "prepare",
  ])

  private func block(_ stretch: BlockFinder.Stretch) -> ShownBlock? {
    guard !stretch.lines.isEmpty, stretch.lines.count <= 1_000 else { return nil }
    var sections = [RecipeDraft.Section([])]
    var (score, first, last) = (0.0, Int.max, 0)
    for entry in finder.entries(stretch, joins: false) {
      if let kind = SectionWords.kind(entry.text) {
        if kind == .steps {
          if !SectionWords.isPlain(entry.text), entry.isHeading {
            sections.append(RecipeDraft.Section([], below: GroupHeading.cleaned(entry.text)))
          }
          continue
        }
        if sections.contains(where: { !$0.lines.isEmpty }) { break }
        continue
      }
      if StepLine.isNumber(entry.text) || BlockNoise.isNoise(entry.text) { continue }
      if entry.isHeading {
        sections.append(RecipeDraft.Section([], below: GroupHeading.cleaned(entry.text)))
        continue
      }
      let text = StepLine.text(of: entry)
      guard !text.isEmpty else { continue }
      sections[sections.count - 1].lines.append(text)
      score += worth(entry, text)
      first = min(first, entry.place)
      last = max(last, entry.place)
    }
    sections = sections.filter { !$0.lines.isEmpty }
    guard !sections.isEmpty, score > 0, first <= last else { return nil }
    let bonus = stretch.origin == .shape ? 0 : 1.0
    return ShownBlock(
      sections: sections, origin: stretch.origin, score: score + bonus, place: first..<last + 1)
  }

  /// How much a line speaks for steps.
  private func worth(_ entry: BlockEntry, _ text: String) -> Double {
    if entry.isLink { return -1 }
    if LineShape.isSentence(text) { return text.utf8.count > 60 ? 1 : 0.7 }
    if LineShape.beginsWithAmount(text), text.utf8.count < 60 { return -0.7 }
    return text.utf8.count < 25 ? -0.4 : 0.2
  }
}

/// What of an entry is a step.
enum StepLine {
  /// Whether a line only counts steps: "Step 1", "2.".
  static func isNumber(_ text: String) -> Bool {
    guard text.utf8.count <= 16 else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    guard words.count <= 1, text.contains(where: \.isNumber) else { return false }
    return words.isEmpty || counting.contains(String(words[0]))
  }

  private static let counting: Set<String> = [
    "step", "schritt", "étape", "etape", "paso", "passo", "stap", "steg", "trin", "krok", "lépés",
    "vaihe", "шаг", "adım", "βήμα", "fase", "trinn", "korak", "pas",
  ]

  /// The step of an entry, without its number and its title.
  static func text(of entry: BlockEntry) -> String {
    var parts = entry.parts.filter { !isNumber($0.text) }
    if parts.count > 1, let first = parts.first, first.isTitle, first.text.utf8.count <= 90 {
      parts.removeFirst()
    }
    return parts.map(\.text).joined(separator: " ")
  }
}
