/// Catalogue files as people write them.
public enum CatalogTexts {
  /// A main with two accompaniments, the first with two choices.
  public static let beefAndPeas = """
    mealadvisor-catalog 1

    meal beef-and-peas
    title: Beef and Peas
    gloss: spiced ground beef
    cuisine: indian
    slots: lunch, dinner
    difficulty: easy
    time: prep 5, cook 25
    servings: 4
    summary: Ground beef with peas.
    picture: curry, ground beef with green peas
    with: warm-naan or steamed-rice, warm-pita
    ingredients:
    - 1 lb | ground beef
    - 1 cup | peas
    - 2 tbsp | cilantro
    steps:
    1. Brown the beef for 10 minutes over medium heat.
    2. Add the peas and cilantro and cook for 15 minutes.

    side warm-naan
    title: Warm Naan
    cuisine: indian
    difficulty: easy
    time: prep 1, cook 4
    servings: 4
    summary: Naan from the oven.
    picture: plate, warm naan
    ingredients:
    - 4 | naan
    steps:
    1. Warm the naan for 4 minutes.

    side warm-pita
    title: Warm Pita
    cuisine: greek
    difficulty: easy
    time: prep 1, cook 4
    servings: 4
    summary: Pita from the oven.
    picture: plate, warm pita
    ingredients:
    - 4 | pitas
    steps:
    1. Warm the pitas for 4 minutes.

    side steamed-rice
    title: Steamed Rice
    cuisine: chinese
    difficulty: easy
    time: prep 3, cook 22, total 35
    servings: 4
    summary: Plain white rice.
    picture: rice, plain white rice
    ingredients:
    - 1 1/3 cups | rice
    - 2 cups | water
    steps:
    1. Simmer the rice in the water for 20 minutes.
    """
}
