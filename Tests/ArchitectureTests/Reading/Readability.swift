/// How easily an English text reads, by the formula of Flesch and Kincaid.
struct Readability: Equatable {
  private(set) var sentences = 0
  private(set) var words = 0
  private(set) var syllables = 0
  /// How many words the longest sentence has.
  private(set) var longest = 0

  /// Counts a text, in which each parameter such as `{name}` is a word of one syllable.
  init(_ text: String) {
    var count = 0
    var word = ""
    var isParameter = false
    for character in text + "\n" {
      if isParameter {
        isParameter = character != "}"
      } else if character.isLetter || "’'".contains(character) && !word.isEmpty {
        word.append(character)
      } else {
        if !word.isEmpty {
          count += 1
          syllables += Syllables.count(in: word)
          word = ""
        }
        if character == "{" {
          isParameter = true
          count += 1
          syllables += 1
        }
        if ".!?:\n".contains(character), count > 0 {
          sentences += 1
          words += count
          longest = max(longest, count)
          count = 0
        }
      }
    }
  }

  /// The counts of several texts together.
  init(of texts: [Readability]) {
    for text in texts {
      sentences += text.sentences
      words += text.words
      syllables += text.syllables
      longest = max(longest, text.longest)
    }
  }

  /// The school year in the United States whose pupils can read it.
  var grade: Double {
    guard sentences > 0 else { return 0 }
    let length = Double(words) / Double(sentences)
    return 0.39 * length + 11.8 * Double(syllables) / Double(words) - 15.59
  }
}
