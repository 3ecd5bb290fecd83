import MealModels

/// Brands that recipes name before a product that is the same from any maker.
///
/// The list has only makers whose product is the food that its name says. Makers of butter that is
/// not butter are left out.
enum BrandWords {
  static let all: Set<String> = Set(
    names.split(separator: "\n").map { FoodName.words(of: $0).joined(separator: " ") })

  private static let names = """
    365
    Aldi
    Anchor
    Arrowhead Mills
    Barilla
    Bertolli
    Birds Eye
    Bob's Red Mill
    Campbell's
    Carnation
    Chobani
    Cirio
    Crosse & Blackwell
    Daisy
    De Cecco
    Del Monte
    Diamond Crystal
    Dole
    Fage
    Filippo Berio
    Fleischmann's
    French's
    Gold Medal
    Goya
    Great Value
    Green Giant
    Heinz
    Hellmann's
    Hunt's
    Imagine
    Kikkoman
    King Arthur
    Kirkland
    Knorr
    Kraft
    La Costena
    Land O'Lakes
    Lea & Perrins
    Lee Kum Kee
    Libby's
    Lundberg
    Lurpak
    Maldon
    McCormick
    Morton
    Muir Glen
    Mutti
    Nielsen-Massey
    Old El Paso
    Pacific
    Philadelphia
    Pillsbury
    Progresso
    Rao's
    Red Star
    Rumford
    Sainsbury's
    San Marzano
    Schwartz
    Swanson
    Tesco
    Tate & Lyle
    Trader Joe's
    Waitrose
    Whole Foods
    """
}
