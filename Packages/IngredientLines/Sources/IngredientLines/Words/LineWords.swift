import MealModels

/// The English words of lines, except foods.
enum LineWords {
  /// Words by their kind; blanks separate the words.
  static let kinds: [(WordKind, StaticString)] = [
    (
      .piece,
      """
      jar jars bottle bottles bag bags box boxes container containers carton cartons tub tubs tube \
      tubes pot pots pouch pouches sachet sachets envelope envelopes punnet punnets basket baskets \
      block blocks bar bars cube cubes square squares strip strips wedge wedges chunk chunks ball \
      balls bulb bulbs ear ears rib ribs stem stems spear spears branch branches loaf loaves link \
      links rack racks scoop scoops dollop dollops drop drops splash splashes glug glugs drizzle \
      shake shakes grind grinds grating gratings twist twists shot shots jigger jiggers glass \
      glasses mug mugs bowl bowls cake cakes log logs slab slabs round rounds ring rings pod pods \
      lump lumps pat pats smidgen touch part parts pack packs count counts recipe recipes batch \
      batches serving servings pair pairs nest nests thumb finger inch inches in cm mm foot bucket \
      buckets tray trays roll rolls medallion medallions disc discs disk disks quantity scrape \
      measure measures trickle squeeze squirt sheaf segment segments half halves
      """
    ),
    (
      .size,
      """
      large medium small lg md sm med big tiny jumbo miniature mini extra-large medium-size \
      medium-sized large-size large-sized small-size small-sized medium-large medium-small \
      extra-small good-sized good-size bite-size bite-sized thumb-size thumb-sized fist-size \
      fist-sized average average-size average-sized smallish largish huge thick thin
      """
    ),
    (.joint, "or and and/or & nor"),
    (
      .preposition,
      "of for to in with from into at on by without as per until over under off through if your the"
    ),
    (
      .approximation,
      """
      about approximately approx around roughly plus + each scant heaped heaping rounded level \
      generous good packed loosely firmly lightly nearly almost total up
      """
    ),
    (
      .remark,
      """
      preferably optional such see note tip tips like ideally recipe follows more extra additional \
      other substitute available found depending desired needed taste necessary serve serving \
      garnish i.e e.g eg ie q.b not only we i you can
      """
    ),
  ]

  /// Words that describe a food but do not name one, so that "whole or skimmed milk" is one name.
  static let describing: Set<UInt64> = Set(
    """
    whole red green white black brown yellow orange purple golden dark light fresh dried frozen \
    canned tinned raw ripe hot mild sweet sour bitter salted unsalted plain strong smoked cooked dry \
    low-fat lowfat reduced-fat full-fat nonfat fat-free skimmed semi-skimmed free-range organic \
    kosher coarse fine regular large small medium crunchy smooth creamy heavy bittersweet semisweet \
    spanish italian french greek thai english chinese mexican japanese flat-leaf curly baby wild
    """.split(separator: " ").map { LineHash.of($0.utf8) })

  /// Numbers in words.
  static let numbers: [(StaticString, Fraction)] = [
    ("one", .one), ("two", Fraction(2)), ("three", Fraction(3)), ("four", Fraction(4)),
    ("five", Fraction(5)), ("six", Fraction(6)), ("seven", Fraction(7)), ("eight", Fraction(8)),
    ("nine", Fraction(9)), ("ten", Fraction(10)), ("eleven", Fraction(11)),
    ("twelve", Fraction(12)), ("thirteen", Fraction(13)), ("fourteen", Fraction(14)),
    ("fifteen", Fraction(15)), ("sixteen", Fraction(16)), ("seventeen", Fraction(17)),
    ("eighteen", Fraction(18)), ("nineteen", Fraction(19)), ("twenty", Fraction(20)),
    ("thirty", Fraction(30)), ("forty", Fraction(40)), ("fifty", Fraction(50)),
    ("sixty", Fraction(60)), ("seventy", Fraction(70)), ("eighty", Fraction(80)),
    ("ninety", Fraction(90)), ("hundred", Fraction(100)), ("dozen", Fraction(12)),
    ("half", Fraction(1, over: 2) ?? .zero), ("quarter", Fraction(1, over: 4) ?? .zero),
    ("third", Fraction(1, over: 3) ?? .zero), ("couple", Fraction(2)),
  ]
}
