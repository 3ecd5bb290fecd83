import DesignSystem
import PrintedText

/// How the modes override the tokens, in the resolver format of version 2025.10.
///
/// With an input such as `{"appearance": "dark-increased-elevated", "textSize": "AX1"}` a tool
/// resolves `color.label`, `shadow.favoriteCard`, `type.body` and `motion.sheet` without modes in
/// their names. It is in the same folder as the file of ``DTCGDocument``, which it refers to.
public struct DTCGResolver: Equatable, Sendable {
  /// The document as JSON text, the same every time.
  public let text: String

  /// The name of the file, `mealadvisor.resolver.json`.
  public let fileName: String

  /// Makes the document of the design system's modes for a product.
  public init(of brand: TokenBrand) {
    text = Self.json(of: brand).foldedText + "\n"
    fileName = "\(brand.id).resolver.json"
  }

  private static func json(of brand: TokenBrand) -> JSON {
    [
      "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
      "name": .string(brand.name),
      "version": "2025.10",
      "description": "The tokens in one appearance, at one text size, with or without motion.",
      "sets": [
        "all": [
          "description": "Every token with its mode in its name.",
          "sources": [["$ref": .string(DTCGDocument.fileName(of: brand))]],
        ]
      ],
      "modifiers": [
        "appearance": [
          "description": "Scheme, contrast and elevation.", "contexts": appearances,
          "default": "light-standard-base",
        ],
        "textSize": [
          "description": "The text size of Dynamic Type.", "contexts": textSizes, "default": "L",
        ],
        "motion": [
          "description": "Whether Reduce Motion is off or on.", "contexts": motions,
          "default": "standard",
        ],
      ],
      "resolutionOrder": [
        ["$ref": "#/sets/all"], ["$ref": "#/modifiers/appearance"],
        ["$ref": "#/modifiers/textSize"], ["$ref": "#/modifiers/motion"],
      ],
    ]
  }

  private static var appearances: JSON {
    .object(of: DTCGDocument.modes) { mode in
      (mode.names.joined(separator: "-"), .array([tokens(mode)]))
    }
  }

  private static func tokens(_ mode: DTCGDocument.Mode) -> JSON {
    let (scheme, contrast) = (mode.looks.scheme.rawValue, mode.looks.contrast.rawValue)
    return [
      "color": .object(of: ColorRole.allCases) { role in
        (role.rawValue, DTCGValue.token(DTCGValue.alias(mode.path(role))))
      },
      "border": .object(of: ["outline", "dashedOutline", "separator"]) { name in
        (name, DTCGValue.token(DTCGValue.alias("border", scheme, contrast, name)))
      },
      "shadow": .object(of: Shadow.allCases) { shadow in
        (shadow.rawValue, DTCGValue.token(DTCGValue.alias("shadow", scheme, shadow.rawValue)))
      },
    ]
  }

  private static var textSizes: JSON {
    .object(of: ContentSize.allCases) { size in
      let styles: JSON = .object(of: TypeStyle.allCases) { style in
        (style.rawValue, DTCGValue.token(DTCGValue.alias("type", size.rawValue, style.rawValue)))
      }
      return (size.rawValue, [["type": styles]])
    }
  }

  private static var motions: JSON {
    let calm = Motion.allCases.filter { $0.reduced != nil }
    return ["standard": motions("standard", Motion.allCases), "reduced": motions("reduced", calm)]
  }

  private static func motions(_ mode: String, _ motions: [Motion]) -> JSON {
    let tokens: JSON = .object(of: motions) { motion in
      (motion.rawValue, DTCGValue.token(DTCGValue.alias("motion", mode, motion.rawValue)))
    }
    return [["motion": tokens]]
  }
}
