import DesignSystem

extension FoodTint {
  /// Vegetables, fruit, herbs, nuts and spices.
  static let plants: [Row] = [
    (
      .leaf,
      [
        ("spinach", 0x4C8B45), ("lettuce", 0x92C25C), ("cabbage", 0xC6D78B), ("kale", 0x47753F),
        ("chard", 0x4C8040), ("arugula", 0x5E9A44), ("rocket", 0x5E9A44),
        ("watercress", 0x559548), ("greens", 0x4B7F3E), ("green", 0x4B7F3E),
        ("collard", 0x45763C), ("callaloo", 0x4A7D40), ("leave", 0x5C9A48), ("leaf", 0x5C9A48),
        ("seaweed", 0x35573A), ("wakame", 0x35573A), ("nori", 0x2C4232), ("miyeok", 0x35573A),
        ("frisée", 0xB9CF6A), ("chicory", 0x7FA04C), ("bok", 0x6FA85A), ("nopales", 0x6E9A4B),
        ("sauerkraut", 0xE7DDB0), ("endive", 0xD4DE95), ("salad", 0x86B955),
      ]
    ),
    (
      .herb,
      [
        ("basil", 0x489A48), ("cilantro", 0x5CA34E), ("coriander", 0x5CA34E),
        ("parsley", 0x4F9748), ("dill", 0x6BA555), ("mint", 0x58A862), ("thyme", 0x6C8E52),
        ("rosemary", 0x4E7A4A), ("chive", 0x5E9F47), ("oregano", 0x6A8E4A), ("sage", 0x8DA37C),
        ("tarragon", 0x6A9C4C), ("herb", 0x559A49), ("epazote", 0x5B934A),
        ("malunggay", 0x5B9A45), ("fenugreek", 0x5E8A42), ("marjoram", 0x6F9455),
        ("shiso", 0x7A4A66), ("perilla", 0x5E8A4C),
      ]
    ),
    (
      .slice,
      [
        ("cucumber", 0x79AF58), ("tomato", 0xD8432F), ("lemon", 0xF3CF3D), ("radish", 0xE0557C),
        ("orange", 0xF0913A), ("zucchini", 0x74A24D), ("courgette", 0x74A24D),
        ("beet", 0x94284F), ("daikon", 0xEFEBDD), ("turnip", 0xEADFD8), ("banana", 0xF2D98A),
        ("kiwi", 0x8FBF45), ("pineapple", 0xF2C843), ("peach", 0xF3A65A), ("apple", 0xD7DE8A),
        ("strawberry", 0xDB3B3E), ("fig", 0x7B3F5E), ("pickle", 0x8FA34A),
        ("palmito", 0xF2E6C8),
      ]
    ),
    (
      .wedge,
      [
        ("avocado", 0x7FA845), ("lime", 0x7FB53E), ("mango", 0xF3A832), ("papaya", 0xF0954A),
        ("melon", 0xF0B36B), ("pear", 0xD5D98A), ("grapefruit", 0xEE7F66),
        ("guacamole", 0x9DBB57), ("mussel", 0x4A5468), ("clam", 0xC9B79C),
        ("plantain", 0xE0AE4A),
      ]
    ),
    (
      .ring,
      [
        ("olive", 0x4B4A3E), ("onion", 0xE6C3CF), ("scallion", 0x7FB34E), ("leek", 0xA6C777),
        ("jalapeno", 0x5F9A3A), ("jalapeño", 0x5F9A3A), ("chili", 0xC8321F), ("chile", 0xC8321F),
        ("chilli", 0xC8321F), ("chillies", 0xC8321F), ("okra", 0x7BA24A), ("squid", 0xF3E4DC),
        ("calamari", 0xEBCB92),
      ]
    ),
    (
      .strip,
      [
        ("pepper", 0xD6452C), ("carrot", 0xEF8A2E), ("shallot", 0xC98FA6), ("asparagus", 0x7DA64C),
        ("celery", 0xB4CF86), ("fennel", 0xD9E3B8), ("sprout", 0xF1E9CB), ("poblano", 0x3F6B3A),
        ("bamboo", 0xEAD9A4), ("ginger", 0xEBD59A), ("daikons", 0xEFEBDD), ("kimchi", 0xD2542F),
        ("lemongrass", 0xD6DE9A), ("rajas", 0x4A7840), ("cactus", 0x6E9A4B),
      ]
    ),
    (
      .chunk,
      [
        ("potato", 0xEBC66E), ("pumpkin", 0xEC8F30), ("squash", 0xEE9A35), ("kabocha", 0xE99A33),
        ("eggplant", 0x6A4167), ("aubergine", 0x6A4167), ("mushroom", 0xA9805C),
        ("shiitake", 0x7F5836), ("porcini", 0x8F6238), ("cassava", 0xF3E9D2), ("yam", 0xE8B27A),
        ("taro", 0xC9B3C4), ("gourd", 0xD9E4B4), ("celeriac", 0xEADFBE), ("tomatillo", 0x9AB84C),
        ("vegetable", 0xE3A03C), ("watermelon", 0xE5534F), ("jackfruit", 0xD9B36A),
        ("date", 0x7A4426), ("jujube", 0x8E2F24), ("ackee", 0xF3D35A),
        ("rhubarb", 0xD05A66),
      ]
    ),
    (.floret, [("broccoli", 0x4E8D43), ("cauliflower", 0xEFE2C2), ("romanesco", 0x9CBF55)]),
    (
      .round,
      [
        ("grape", 0xA9C45C), ("blueberry", 0x4A5A9C), ("raspberry", 0xD2395A),
        ("berry", 0x8A3F7A), ("cherry", 0xB3223C), ("lingonberry", 0xC22B38), ("plum", 0xB33A55),
        ("cranberry", 0xB3253A), ("gooseberry", 0xB5C45A), ("blackberry", 0x4B2E55),
        ("raisin", 0x5D3B36), ("caper", 0x79823F), ("umeboshi", 0xC8455A),
      ]
    ),
    (
      .pea,
      [
        ("pea", 0x79B345), ("chickpea", 0xE0B566), ("corn", 0xF5C73B), ("lentil", 0xA8683A),
        ("dal", 0xE3AC3D), ("edamame", 0x8ABF4F), ("soybean", 0xC9CF85), ("hominy", 0xF1E3BE),
        ("pomegranate", 0xB8243F), ("peppercorn", 0x3B322C), ("tapioca", 0xEFE7DA),
        ("jobs", 0xE3D3B0), ("kernel", 0xF5C73B),
      ]
    ),
    (
      .bean,
      [
        ("bean", 0xA6533A), ("peanut", 0xD09A55), ("walnut", 0x9A6A3C), ("almond", 0xC98F55),
        ("cashew", 0xE9CF9A), ("pecan", 0x8F5A30), ("hazelnut", 0xB57F45), ("nut", 0xB98250),
        ("pistachio", 0x9DB35A), ("garlic", 0xF0E0B5),
        ("pepita", 0x7F9A55), ("goji", 0xD2432D), ("pod", 0x86B84C), ("cardamom", 0x9AA869),
      ]
    ),
    (
      .sprinkle,
      [
        ("sesame", 0xF1E2B8), ("sumac", 0x9C2F3C), ("paprika", 0xC23F22), ("cinnamon", 0x8E4F25),
        ("parmesan", 0xF4E3AE), ("pecorino", 0xF4E7C2), ("coconut", 0xFBF6EA),
        ("cocoa", 0x53301F), ("nutmeg", 0x8A5A33), ("za'atar", 0x55693A), ("flake", 0xC23A22),
        ("saffron", 0xD9822B), ("cumin", 0x7A5530), ("chia", 0xE9E2D4), ("bonito", 0xD6A48A),
        ("granola", 0xC08A48), ("sev", 0xEDBE3F), ("poppy", 0x3C3A44), ("sprinkle", 0xD9663F),
        ("furikake", 0x4A5A3E), ("cacao", 0x53301F),
      ]
    ),
  ]
}
