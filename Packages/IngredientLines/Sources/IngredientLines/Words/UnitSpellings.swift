/// Units and numbers that are rare in labelled lines, after a common word that is used in the same
/// way.
///
/// The model treats them as the common word, but each keeps its own measure.
enum UnitSpellings {
  /// Lines such as "ml: cl dl"; some spellings are common mistakes.
  static let table: StaticString = """
    ml: cl dl ltr ltrs cc mls milliliters millilitres
    kg: kilo kilos kgs
    g: gr gm gms grs
    oz: ozs
    quart: qt qts gal gallon gallons
    tbsp: tbl tbls tblsp tblspn tbspn tbp tbps tbspoon tablespons tabelspoon tabelspoons tablesoon
    tbsp: tablesoons dsp dessertspoon dessertspoons
    tsp: tspn tspns teasp tspful teaspons tespoon tespoons
    lb: lbs pd
    cups: cps cus
    piece: pc
    pieces: pcs nos
    each: ea
    optional: opt
    four: thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty
    four: fifty sixty seventy eighty ninety
    """
}
