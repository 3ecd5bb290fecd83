import DesignSystem

extension DishTile {
  /// The words that say a kind of dish, in singular.
  static let words: [(DishTile, [String])] = [
    (
      .soup,
      [
        "soup", "broth", "chowder", "bisque", "ramen", "pho", "gazpacho", "minestrone", "stew",
        "goulash", "gumbo", "chili", "chilli", "borscht", "suppe", "eintopf", "soupe", "zuppa",
        "sopa", "potage", "bouillabaisse", "laksa", "consomme", "soppa", "soep", "zupa",
      ]
    ),
    (
      .salad, ["salad", "slaw", "coleslaw", "tabbouleh", "salat", "salade", "insalata", "ensalada"]
    ),
    (
      .pasta,
      [
        "pasta", "spaghetti", "linguine", "fettuccine", "tagliatelle", "penne", "rigatoni",
        "lasagna",
        "lasagne", "macaroni", "ravioli", "tortellini", "orzo", "ziti", "bucatini", "noodle",
        "udon",
        "soba", "alfredo", "carbonara", "nudeln", "gnocchi", "cannelloni", "mac",
      ]
    ),
    (
      .bread,
      [
        "bread", "roll", "bun", "loaf", "bagel", "baguette", "focaccia", "ciabatta", "brioche",
        "biscuit", "scone", "naan", "pita", "challah", "sourdough", "breadstick", "cornbread",
        "brot",
        "brötchen", "pain", "pretzel", "flatbread", "roti", "chapati", "croissant",
      ]
    ),
    (
      .cake,
      [
        "cake", "cupcake", "muffin", "cheesecake", "shortcake", "kuchen", "gateau", "gâteau",
        "torte",
        "bundt", "babka", "sponge", "cakes", "pavlova", "strudel", "stollen", "panettone", "tårta",
      ]
    ),
    (
      .cookies,
      [
        "cookie", "brownie", "blondie", "shortbread", "macaroon", "macaron", "snickerdoodle",
        "biscotti", "plätzchen", "gingersnap", "flapjack", "keks",
      ]
    ),
    (.pie, ["pie", "tart", "tarte", "galette", "quiche", "crostata", "tartlet", "empanada"]),
    (
      .dessert,
      [
        "dessert", "pudding", "mousse", "custard", "gelato", "sorbet", "fudge", "truffle", "candy",
        "crumble", "cobbler", "crisp", "trifle", "parfait", "tiramisu", "panna", "brulee", "brûlée",
        "toffee", "caramel", "popsicle", "marshmallow", "meringue", "doughnut", "donut", "sundae",
        "nougat", "brittle", "churro", "flan", "semifreddo", "praline",
      ]
    ),
    (
      .drink,
      [
        "drink", "smoothie", "cocktail", "mocktail", "lemonade", "juice", "shake", "milkshake",
        "latte", "coffee", "tea", "punch", "margarita", "martini", "mojito", "sangria", "spritz",
        "lassi", "kombucha", "cider", "eggnog", "cocoa", "limeade", "sour", "negroni", "chai",
      ]
    ),
    (
      .sauce,
      [
        "sauce", "dip", "dressing", "vinaigrette", "salsa", "pesto", "hummus", "guacamole", "gravy",
        "aioli", "mayonnaise", "ketchup", "chutney", "jam", "marmalade", "relish", "marinade",
        "tapenade", "glaze", "frosting", "icing", "syrup", "butter", "spread", "seasoning", "soße",
        "tzatziki", "chimichurri", "raita", "rub", "curd", "jelly", "pickle", "mix", "crust",
        "sprinkle", "topping", "filling",
      ]
    ),
    (
      .main,
      [
        "curry", "casserole", "burger", "sandwich", "taco", "burrito", "enchilada", "quesadilla",
        "pizza", "risotto", "paella", "biryani", "meatball", "meatloaf", "kebab", "skewer", "roast",
        "steak", "schnitzel", "wrap", "gratin", "fajita", "tagine", "masala", "bolognese", "ham",
        "chicken", "turkey", "pork", "beef", "lamb", "salmon", "shrimp", "prawn", "cod", "tuna",
        "fish", "rib", "wing", "brisket", "dal", "dahl", "ratatouille", "moussaka", "frittata",
        "dumpling", "gyoza", "sushi", "poke", "teriyaki", "pilaf", "duck", "tofu", "chop", "thigh",
        "breast", "sausage", "stroganoff", "tikka", "korma", "jambalaya", "parmesan", "pulao",
        "tempeh", "scallop", "crab", "lobster", "souvlaki", "shawarma", "falafel", "katsu",
        "carnitas", "tenderloin", "fillet", "drumstick", "bake", "slider", "sloppy", "lentil",
      ]
    ),
    (
      .dish,
      [
        "pancake", "waffle", "oatmeal", "granola", "porridge", "crepe", "toast", "cracker", "chip",
        "snack", "fritter", "rice", "oats", "bowl", "bar", "bite", "ball", "cup", "cutlet",
        "potato", "fries",
      ]
    ),
  ]

  /// The names of two words that are another kind than their last word says.
  static let pairNames: [(DishTile, [String])] = [
    (
      .main,
      [
        "crab cake", "crab cakes", "fish cake", "fish cakes", "salmon cakes", "pot pie", "pot pies",
        "shepherd's pie", "cottage pie", "chicken pie", "meat pie", "fish pie", "spring rolls",
        "spring roll", "egg rolls", "egg roll", "egg roll-ups", "cabbage rolls", "tuna melt",
        "chicken parmesan", "hot dog", "hot dogs", "butter chicken", "lettuce wraps", "pot roast",
        "pizza dough", "sushi roll", "sushi rolls", "eggplant rolls", "eggplant parmesan",
        "salmon loaf",
        "meat loaf",
      ]
    ),
    (
      .dish,
      [
        "potato cakes", "rice cakes", "rice cake", "corn cakes", "zucchini cakes", "potato chips",
        "cheese crisps", "cheese ball", "trail mix", "tomato pie", "french fries", "kale crisp",
        "fruit roll", "corn pudding", "yorkshire pudding", "yorkshire puddings", "corn casserole",
      ]
    ),
    (.dessert, ["ice cream", "whipped cream", "french silk", "rice pudding", "fruit leather"]),
    (
      .cake,
      [
        "cinnamon roll", "cinnamon rolls", "cake roll", "swiss roll", "cheesecake roll",
        "cake pops", "coffee cake",
      ]
    ),
    (.cookies, ["chocolate chip", "date bars", "lemon bars", "lemon bar", "dessert bars"]),
    (.bread, ["garlic bread", "english muffin", "english muffins"]),
    (.sauce, ["ice cubes", "bread crumbs", "peanut butter", "apple butter", "pasta sauce"]),
    (.drink, ["hot chocolate", "iced tea", "bubble tea", "cold brew"]),
  ]
}
