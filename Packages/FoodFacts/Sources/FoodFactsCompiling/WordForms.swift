/// Makes the regular forms of English words, so that a word list needs only the base forms.
enum WordForms {
  /// A verb with its forms in -s, -ed and -ing: stir, stirs, stirred, stirring.
  static func ofVerb(_ verb: String) -> [String] {
    let stem = verb.last == "e" ? String(verb.dropLast()) : verb
    let isSoft = stem.count < verb.count
    let past =
      isSoft ? verb + "d" : endsInConsonantAndY(verb) ? verb.dropLast() + "ied" : verb + "ed"
    let running = verb.hasSuffix("ie") ? verb.dropLast(2) + "ying" : stem + "ing"
    var forms = [verb, ofNoun(verb)[1], past, running]
    // "eyeing", "agreeing" and "dyeing" keep their e.
    if isSoft { forms.append(verb + "ing") }
    if let doubled = doubled(verb) { forms += [doubled + "ed", doubled + "ing"] }
    return forms
  }

  /// A noun with its plural, and with its genitive in the same spelling: "boxes", "box's".
  static func ofNoun(_ noun: String) -> [String] {
    if endsInConsonantAndY(noun) { return [noun, noun.dropLast() + "ies", noun + "s"] }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    if hisses { return [noun, noun + "es"] }
    return noun.last == "o" ? [noun, noun + "s", noun + "es"] : [noun, noun + "s"]
  }

  /// An adjective with its forms in -er, -est, -ly and -ness.
  ///
  /// An example is easy, easier, easiest, easily, easiness.
  static func ofQuality(_ word: String) -> [String] {
    let hasY = endsInConsonantAndY(word)
    let stem = hasY ? word.dropLast() + "i" : word.last == "e" ? String(word.dropLast()) : word
    var forms = [word, stem + "er", stem + "est"]
    forms.append((hasY ? stem : word) + "ness")
    if word.hasSuffix("le") {
      forms.append(word.dropLast() + "y")
    } else if word.hasSuffix("ic") {
      forms.append(word + "ally")
    } else {
      forms.append((hasY ? stem : word.hasSuffix("ll") ? String(word.dropLast()) : word) + "ly")
    }
    if let doubled = doubled(word) { forms += [doubled + "er", doubled + "est"] }
    return forms
  }

  /// The word with its last letter doubled, if it ends with one vowel and a consonant, as in
  /// "stirring" and "bigger".
  ///
  /// Longer words may double the letter: "travelled", "omitted".
  private static func doubled(_ word: String) -> String? {
    let end = Array(word.suffix(3))
    guard end.count == 3, !isVowel(end[0]) || end[0] == "u", isVowel(end[1]), !isVowel(end[2]),
      !"hwxy".contains(end[2])
    else { return nil }
    return word + String(end[2])
  }

  private static func endsInConsonantAndY(_ word: String) -> Bool {
    word.last == "y" && !(word.dropLast().last.map(isVowel) ?? true)
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}
