extension KitchenWords {
  /// As British cooks say it.
  static let british = KitchenWords(
    """
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
    """)
}
