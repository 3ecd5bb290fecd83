extension Plate {
  /// The look of a food on a dish.
  public struct Topping: Equatable, Sendable {
    /// Its colour, opaque.
    public var color: RGBA
    /// The form of its pieces.
    public var form: Form

    /// Makes a topping; the opacity of the colour is ignored.
    public init(_ color: RGBA, _ form: Form) {
      self.color = color
      self.color.alpha = 1
      self.form = form
    }
  }

  /// The form of the pieces of a food.
  public enum Form: String, CaseIterable, Sendable {
    /// Short grains: rice, bulgur, quinoa.
    case grain
    /// Small and uneven: minced meat, feta, scrambled egg.
    case crumble
    /// Cut into bites: beef, potatoes, tofu.
    case chunk
    /// Long and narrow: peppers, onions, bacon.
    case strip
    /// Long and wound: noodles and spaghetti.
    case strand
    /// A piece of fish with its flakes.
    case fillet
    /// A piece of meat with the marks of the grill.
    case meat
    /// Round and large: meatballs and puffs.
    case ball
    /// Half-moons with a pleated edge.
    case dumpling
    /// Fried or poached; the colour is that of the yolk.
    case egg
    /// Boiled and halved; the colour is that of the yolk.
    case halfEgg
    /// Folded over.
    case omelette
    /// Curled, with a tail: shrimp.
    case curl
    /// Large leaves: lettuce and spinach.
    case leaf
    /// Small leaves: parsley and coriander.
    case herb
    /// Small trees: broccoli and cauliflower.
    case floret
    /// Round slices with a rind: cucumber, lemon, tomato.
    case slice
    /// Crescents with a skin: avocado, lime, mango.
    case wedge
    /// Rings: onions, olives, chilies.
    case ring
    /// Round and as large as a cherry: berries, small tomatoes.
    case round
    /// Round and as small as a pea: peas, chickpeas, corn.
    case pea
    /// Longer than wide: beans, nuts, mussels.
    case bean
    /// Specks: sesame, chili flakes, grated cheese.
    case sprinkle
    /// Thick or thin liquids: gravy, cream, broth.
    case sauce
    /// Soft heaps with the marks of a spoon: mash and yogurt.
    case mash
    /// Slices with a crust.
    case bread
  }
}
