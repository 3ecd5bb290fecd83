/// Pictures of food in Unicode, with the foods that they show.
extension ShownText {
  /// The names of the foods that a picture shows.
  static let pictures: [Unicode.Scalar: [String]] = {
    var pictures: [Unicode.Scalar: [String]] = [:]
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let names = line[..<colon].split(separator: ",").map { String($0.trimmingBlanks) }
      for scalar in line[colon...].unicodeScalars.dropFirst() where scalar != " " {
        pictures[scalar] = names
      }
    }
    return pictures
  }()

  /// Each row has the foods, a colon and their pictures.
  ///
  /// A picture of a dish names the dish. A picture of an edible animal names its meat, and a
  /// picture that people interpret differently names all these foods.
  private static let table = """
    grapes: 🍇
    melon: 🍈
    watermelon: 🍉
    orange: 🍊
    lemon: 🍋
    banana: 🍌
    pineapple: 🍍
    mango: 🥭
    apple: 🍎🍏
    pear: 🍐
    peach: 🍑
    cherries: 🍒
    strawberries: 🍓
    blueberries: 🫐
    kiwi: 🥝
    tomato: 🍅
    olives: 🫒
    coconut: 🥥
    avocado: 🥑
    eggplant: 🍆
    potato: 🥔
    carrot: 🥕
    corn: 🌽
    chili pepper: 🌶
    bell pepper: 🫑
    cucumber: 🥒
    lettuce: 🥬
    broccoli: 🥦
    garlic: 🧄
    onion: 🧅
    peanuts: 🥜
    beans: 🫘
    chestnuts: 🌰
    ginger: 🫚
    peas: 🫛
    mushrooms: 🍄
    beetroot: 🫜
    pickles: 🫝
    pumpkin: 🎃
    herbs: 🌿
    rice, wheat: 🌾
    sunflower seeds: 🌻
    bread: 🍞
    croissant: 🥐
    baguette: 🥖
    flatbread: 🫓
    pretzel: 🥨
    bagel: 🥯
    pancakes: 🥞
    waffles: 🧇
    cheese: 🧀
    meat: 🍖🥩
    chicken: 🍗🐓🐔🐣🐤🐥
    bacon: 🥓
    hamburger: 🍔
    french fries: 🍟
    pizza: 🍕
    hot dog: 🌭
    sandwich: 🥪
    taco: 🌮
    burrito: 🌯
    tamale: 🫔
    pita bread, meat: 🥙
    falafel: 🧆
    egg: 🥚🍳🪺
    stew: 🍲
    cheese fondue: 🫕
    salad: 🥗
    popcorn: 🍿
    butter: 🧈
    salt: 🧂
    rice cracker: 🍘
    rice, nori: 🍙
    cooked rice: 🍚
    curry, cooked rice: 🍛
    ramen noodles, egg: 🍜
    spaghetti: 🍝
    sweet potato: 🍠
    dango: 🍡
    fish cake, egg, soy sauce: 🍢
    sushi: 🍣
    shrimp: 🍤🦐
    fish cake: 🍥
    moon cake: 🥮
    dumplings: 🥟
    fortune cookie: 🥠
    crab: 🦀
    lobster: 🦞
    squid: 🦑
    oysters: 🦪
    octopus: 🐙
    fish: 🐟🐠🐡🎣🦈🎏
    snails: 🐌
    ice cream: 🍦🍨
    shaved ice: 🍧
    doughnut: 🍩
    cookies: 🍪
    cake: 🎂🍰
    cupcake: 🧁
    pie: 🥧
    chocolate: 🍫
    candy: 🍬🍭
    custard: 🍮
    honey: 🍯🐝
    milk: 🥛🍼
    coffee: ☕
    tea: 🫖🍵
    sake: 🍶
    sparkling wine: 🍾🥂
    wine: 🍷
    cocktail: 🍸🍹
    beer: 🍺🍻
    whiskey: 🥃
    soda: 🥤
    milk, tea, tapioca pearls: 🧋
    juice: 🧃
    yerba mate: 🧉
    beef: 🐄🐂🐃🐮
    pork: 🐖🐷🐽
    wild boar: 🐗
    lamb: 🐑🐏
    goat meat: 🐐
    turkey: 🦃
    duck: 🦆
    goose: 🪿
    rabbit: 🐇🐰
    venison: 🦌🫎
    bison: 🦬
    """
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    drop { $0 == " " }
  }
}
