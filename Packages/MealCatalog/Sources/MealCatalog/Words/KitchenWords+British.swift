extension KitchenWords {
  /// The words of British cooks.
  static let british = KitchenWords(britishTable)

  /// The words of British cooks, with those that Indian cooks replace.
  static let indian = KitchenWords(
    britishTable + """

      eggplant > brinjal
      eggplants > brinjals
      zucchini > zucchini
      zucchinis > zucchini
      bell pepper > capsicum
      bell peppers > capsicums
      red bell pepper > red capsicum
      red bell peppers > red capsicums
      green bell pepper > green capsicum
      green bell peppers > green capsicums
      yellow bell pepper > yellow capsicum
      yellow bell peppers > yellow capsicums
      orange bell pepper > orange capsicum
      orange bell peppers > orange capsicums
      stovetop > stove
      """)

  private static let britishTable = """
    fresh cilantro > fresh coriander
    cilantro leaves > coriander leaves
    cilantro stems > coriander stalks
    cilantro sprigs > coriander sprigs
    cilantro > fresh coriander
    eggplant > aubergine
    eggplants > aubergines
    zucchini > courgette
    zucchinis > courgettes
    ground beef > minced beef
    ground pork > minced pork
    ground lamb > minced lamb
    ground veal > minced veal
    ground turkey > minced turkey
    ground chicken > minced chicken
    ground meat > minced meat
    broiler chicken > broiler chicken
    broil > grill
    broils > grills
    broiled > grilled
    broiling > grilling
    broiler > grill
    skillet > frying pan
    skillets > frying pans
    name: skillet > skillet
    name: sheet pan > tray-baked
    sheet pan > baking tray
    sheet pans > baking trays
    stovetop > hob
    plastic wrap > cling film
    parchment paper > baking paper
    paper towel > kitchen paper
    paper towels > kitchen paper
    scallion > spring onion
    scallions > spring onions
    green onion > spring onion
    green onions > spring onions
    shrimp paste > shrimp paste
    dried shrimp > dried shrimp
    brown shrimp > brown shrimp
    shrimp stock > prawn stock
    shrimp shells > prawn shells
    shrimp tails > prawn tails
    shrimp heads > prawn heads
    shrimp crackers > prawn crackers
    shrimp chips > prawn crackers
    shrimp mixture > prawn mixture
    shrimp filling > prawn filling
    each shrimp > each prawn
    one shrimp > one prawn
    a shrimp > a prawn
    shrimp and avocado tostadas > prawn and avocado tostadas
    shrimp and broccoli stir > prawn and broccoli stir
    shrimp and zucchini skillet > prawn and courgette skillet
    shrimp boil > prawn boil
    shrimp creole > prawn creole
    shrimp curry > prawn curry
    shrimp egg foo > prawn egg foo
    shrimp fajitas > prawn fajitas
    shrimp fried rice > prawn fried rice
    shrimp halves > prawn halves
    shrimp louie > prawn louie
    shrimp masala > prawn masala
    shrimp orzo > prawn orzo
    shrimp pancakes > prawn pancakes
    shrimp pasta > prawn pasta
    shrimp po' > prawn po'
    shrimp rolls > prawn rolls
    shrimp salad > prawn salad
    shrimp scampi > prawn scampi
    shrimp smørrebrød > prawn smørrebrød
    shrimp soup > prawn soup
    shrimp summer > prawn summer
    shrimp tacos > prawn tacos
    shrimp > prawns
    shrimps > prawns
    arugula > rocket
    red bell pepper > red pepper
    red bell peppers > red peppers
    green bell pepper > green pepper
    green bell peppers > green peppers
    yellow bell pepper > yellow pepper
    yellow bell peppers > yellow peppers
    orange bell pepper > orange pepper
    orange bell peppers > orange peppers
    bell pepper > sweet pepper
    bell peppers > sweet peppers
    red pepper flakes > chilli flakes
    snow pea > mangetout
    snow peas > mangetout
    fava bean > broad bean
    fava beans > broad beans
    garbanzo beans > chickpeas
    rutabaga > swede
    rutabagas > swedes
    beet greens > beetroot leaves
    sugar beet > sugar beet
    beet > beetroot
    beets > beetroot
    all-purpose flour > plain flour
    cornstarch > cornflour
    baking soda > bicarbonate of soda
    powdered sugar > icing sugar
    confectioners' sugar > icing sugar
    golden raisins > sultanas
    """
}
