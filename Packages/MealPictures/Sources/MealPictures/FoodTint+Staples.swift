import DesignSystem

extension FoodTint {
  /// Grains, noodles, bread, and everything soft or liquid.
  static let staples: [Row] = [
    (
      .grain,
      [
        ("rice", 0xF6F0E1), ("risotto", 0xF1DFAE), ("quinoa", 0xE4CE9A), ("couscous", 0xEBCF88),
        ("bulgur", 0xD2A468), ("barley", 0xDDC08C), ("millet", 0xEBCF7C), ("pilaf", 0xEED9A2),
        ("farro", 0xC79F66), ("biryani", 0xEBC25A), ("poha", 0xF0D25F), ("buckwheat", 0xA9835C),
        ("freekeh", 0xB5A25C), ("sorghum", 0xD9B98A),
      ]
    ),
    (
      .strand,
      [
        ("pasta", 0xF1D184), ("spaghetti", 0xF1D184), ("noodle", 0xEDCD83),
        ("linguine", 0xF1D184), ("fettuccine", 0xF1D184), ("tagliatelle", 0xF1CF7C),
        ("vermicelli", 0xF3E9D2), ("ramen", 0xEFCF7C), ("udon", 0xF4E8CC), ("soba", 0xA68F78),
        ("macaroni", 0xF2BE55), ("orecchiette", 0xF0D594), ("ditalini", 0xF0D594),
        ("penne", 0xF0D08A), ("lasagna", 0xEFC878), ("capellini", 0xF1D184),
      ]
    ),
    (
      .bread,
      [
        ("bread", 0xD29A54), ("toast", 0xC98C45), ("tortilla", 0xEBC57C), ("baguette", 0xD59A50),
        ("pita", 0xE6C48C), ("naan", 0xE4BC7C), ("flatbread", 0xDFB273), ("brioche", 0xD58F3F),
        ("sourdough", 0xBF8245), ("rye", 0x7E5434), ("bun", 0xD8964A), ("injera", 0xB69A80),
        ("crispbread", 0x8B5E38), ("pancake", 0xDCA04C), ("crepe", 0xEAC47A),
        ("waffle", 0xD99A45), ("roti", 0xDDB478), ("paratha", 0xDDAE66), ("cracker", 0xE3BC78),
        ("focaccia", 0xDDA552), ("biscuit", 0xDBA65A), ("cake", 0xC98E4C), ("dough", 0xE6C48C),
        ("chapati", 0xDDB478), ("quesadilla", 0xE8BE70), ("bagel", 0xC98A45),
        ("crust", 0xD9A048), ("pastry", 0xE0AE60), ("pudding", 0xEBCB8A), ("lavash", 0xE8CB96),
      ]
    ),
    (.dumpling, [("dumpling", 0xF4E7CB), ("pierogi", 0xF1DFB4), ("gyoza", 0xF0DDB0)]),
    (
      .mash,
      [
        ("yogurt", 0xFBF7EC), ("yoghurt", 0xFBF7EC), ("labneh", 0xFAF6EA), ("hummus", 0xE3C48D),
        ("ricotta", 0xFAF5E8), ("mash", 0xF1DEA4), ("polenta", 0xF4CB52), ("oats", 0xE6D2A8),
        ("oat", 0xE6D2A8), ("porridge", 0xE9D6AC), ("puree", 0xE8B95A), ("quark", 0xFBF7EC),
        ("mayonnaise", 0xF8EBC0), ("semolina", 0xF3E2B4), ("cornmeal", 0xF3CC55),
        ("butter", 0xF8DF7E), ("applesauce", 0xEFDFA0), ("ghee", 0xF0C650), ("congee", 0xF4EEDF),
        ("cornbread", 0xEEC04E), ("crema", 0xFAF3E2),
        ("custard", 0xF6D983), ("crowdie", 0xFAF5E8), ("tempering", 0xC24524),
      ]
    ),
    (
      .sauce,
      [
        ("cream", 0xFAF1DC), ("milk", 0xFBF7EE), ("salsa", 0xC8402B), ("honey", 0xDE9A26),
        ("syrup", 0xB8691E), ("gravy", 0x96592C), ("tahini", 0xE8D3A6), ("pesto", 0x6A983C),
        ("chutney", 0x7A9A3C), ("sambal", 0xC22E1E), ("jam", 0xB3263C), ("masala", 0xA8481F),
        ("marinade", 0x9C3A1E), ("tamarind", 0xCFA063), ("chocolate", 0x4E2D1F),
        ("buttermilk", 0xFAF4E4), ("jaggery", 0x9C5A24), ("caramel", 0xB8691E),
        ("mustard", 0xDDB03A), ("passata", 0xC8402B), ("kefir", 0xFBF7EE), ("tea", 0xB7C27A),
        ("coffee", 0x4B2E20), ("lassi", 0xF4B548), ("smoothie", 0xD9739A),
        ("caponata", 0xA8481F), ("relish", 0xC2567F), ("chocolates", 0x4E2D1F),
        ("vinegar", 0x4A2A1C), ("dip", 0xB97B3F),
      ]
    ),
  ]

  /// Meat, fish, eggs, cheese and tofu.
  static let proteins: [Row] = [
    (
      .meat,
      [
        ("chicken", 0xDDA04F), ("breast", 0xDDA04F), ("thigh", 0xC98A40), ("drumstick", 0xB8702F),
        ("beef", 0x7F4A30), ("steak", 0x7B4630), ("lamb", 0x87503A), ("pork", 0xC98B66),
        ("duck", 0x9C5530), ("turkey", 0xC99A66), ("veal", 0xB98062), ("cutlet", 0xCF9444),
        ("tempeh", 0xB58350), ("rib", 0x85452A), ("kebab", 0x7F4A30), ("sirloin", 0x7B4630),
        ("leg", 0xC98A40), ("heart", 0x74352A), ("meat", 0x85503A),
      ]
    ),
    (
      .strip,
      [
        ("bacon", 0xB5503C), ("ham", 0xE79A94), ("bresaola", 0x8E2F35), ("prosciutto", 0xD97A70),
        ("anchovy", 0xA08A7A), ("pastrami", 0xA5463C),
      ]
    ),
    (
      .fillet,
      [
        ("salmon", 0xF28A60), ("fish", 0xF0E0C8), ("trout", 0xEDA47E), ("cod", 0xF4EADB),
        ("mackerel", 0xB79A86), ("herring", 0xC2A387), ("catfish", 0xA8734B), ("tuna", 0xC98F7E),
        ("snapper", 0xE8A58A), ("bass", 0xEADCC6), ("milkfish", 0xE6D8C2), ("haddock", 0xF0DEB8),
        ("carp", 0xD9B98F), ("pomfret", 0xE3D3BC), ("saltfish", 0xF4EADB), ("fillet", 0xEFDCC0),
        ("sardine", 0xA9A7A8),
      ]
    ),
    (
      .curl,
      [("shrimp", 0xF39A78), ("prawn", 0xF39A78), ("lobster", 0xE5674B), ("crab", 0xEB7F5A)]
    ),
    (
      .egg,
      [("egg", 0xF6AE2D), ("yolk", 0xF6AE2D)]
    ),
    (.omelette, [("omelette", 0xF4C84B), ("omelet", 0xF4C84B), ("frittata", 0xF0C04A)]),
    (
      .ball,
      [
        ("meatball", 0x8A5231), ("falafel", 0x94622F), ("puff", 0xE6B14F), ("kofta", 0x87503A),
        ("gnocchi", 0xF2DFA8), ("arancini", 0xD9953F), ("roll", 0xB9C27A),
      ]
    ),
    (
      .chunk,
      [
        ("tofu", 0xF0DCA8), ("paneer", 0xF4E0A6), ("halloumi", 0xEFD696), ("sausage", 0xA5523A),
        ("chorizo", 0xB13F2B), ("linguiça", 0xA5452E), ("crouton", 0xD9A95C),
      ]
    ),
    (
      .crumble,
      [
        ("feta", 0xFAF6EA), ("cheese", 0xF3C95C), ("cheddar", 0xF2B23E), ("curd", 0xFAF5E6),
        ("seitan", 0xA8754A), ("quorn", 0xE0C08A), ("crumb", 0xD9A24E), ("crumble", 0xEBCB6E),
      ]
    ),
    (.slice, [("mozzarella", 0xF7F3EA), ("pepperoni", 0xB8382B), ("salami", 0xA93A38)]),
  ]
}
