/// The names of characters that occur in the text of pages.
enum HTMLEntityNames {
  /// The names that may end without a semicolon.
  static let old: [String: String] = all.filter { oldNames.contains($0.key) }

  /// The names that are not words of a language: "half&half;" and "&pound cake" are food, not "½"
  /// and "£".
  static let unspoken: [String: String] = all.filter { unspokenNames.contains($0.key) }

  /// Every name that is known, without its semicolon.
  static let all: [String: String] = {
    var names = ["comma": ","]
    for pair in list.split(separator: ",") {
      let parts = pair.split(whereSeparator: \.isWhitespace)
      guard parts.count == 2 else { continue }
      names[String(parts[0])] = character(parts[1])
    }
    return names
  }()

  /// The character of an entry of the list: itself, or its number if it is invisible.
  private static func character(_ written: Substring) -> String {
    guard written.count > 1, let value = UInt32(written.dropFirst()) else { return String(written) }
    return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  private static let oldNames = Set(
    """
    AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT
    Iacute Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN
    Uacute Ucirc Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar
    ccedil cedil cent copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34
    gt iacute icirc iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute
    ocirc ograve ordf ordm oslash otilde ouml para plusmn pound quot raquo reg sect shy sup1
    sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))

  private static let unspokenNames = Set(
    """
    amp lt gt quot apos nbsp ensp emsp thinsp shy zwj zwnj deg ndash mdash hellip lsquo rsquo ldquo
    rdquo laquo raquo frasl times middot trade reg euro frac12 frac13 frac14 frac15 frac16 frac18 frac23
    frac25 frac34 frac35 frac38 frac45 frac56 frac58 frac78
    AElig Aacute Acirc Agrave Aring Atilde Auml Ccedil Eacute Ecirc Egrave Euml Iacute Icirc Igrave Iuml
    Ntilde OElig Oacute Ocirc Ograve Oslash Otilde Ouml Scaron Uacute Ucirc Ugrave Uuml Yacute Zcaron
    aacute acirc aelig agrave aring atilde auml ccedil eacute ecirc egrave euml iacute icirc igrave iuml
    ntilde oacute ocirc oelig ograve oslash otilde ouml scaron szlig uacute ucirc ugrave uuml yacute yuml
    zcaron
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))

  private static let list = """
    AMP &, LT <, GT >, QUOT #34, COPY ©, REG ®, quot #34,
    AElig Æ, Aacute Á, Abreve Ă, Acirc Â, Agrave À, Alpha Α, Amacr Ā, Aogon Ą, Aring Å, Atilde Ã,
    Auml Ä, Beta Β, Cacute Ć, Ccaron Č, Ccedil Ç, Chi Χ, Dagger ‡, Dcaron Ď, Delta Δ, Dstrok Đ,
    ENG Ŋ, ETH Ð, Eacute É, Ecaron Ě, Ecirc Ê, Egrave È, Emacr Ē, Eogon Ę, Epsilon Ε, Eta Η,
    Euml Ë, Gamma Γ, Gbreve Ğ, Gcedil Ģ, Hat ^, Hstrok Ħ, IJlig Ĳ, Iacute Í, Icirc Î, Idot İ,
    Igrave Ì, Imacr Ī, Iogon Į, Iota Ι, Iuml Ï, Kappa Κ, Kcedil Ķ, Lacute Ĺ, Lambda Λ, Lcaron Ľ,
    Lcedil Ļ, Lstrok Ł, MediumSpace #8287, Mu Μ, Nacute Ń, Ncaron Ň, Ncedil Ņ, NewLine #10,
    NoBreak #8288, NonBreakingSpace #160, Ntilde Ñ, Nu Ν, OElig Œ, Oacute Ó, Ocirc Ô, Odblac Ő,
    Ograve Ò, Omacr Ō, Omega Ω, Omicron Ο, Oslash Ø, Otilde Õ, Ouml Ö, Phi Φ, Pi Π, Prime ″,
    Psi Ψ, Racute Ŕ, Rcaron Ř, Rcedil Ŗ, Rho Ρ, Sacute Ś, Scaron Š, Scedil Ş, Sigma Σ, THORN Þ,
    Tab #9, Tau Τ, Tcaron Ť, Tcedil Ţ, Theta Θ, ThinSpace #8201, Uacute Ú, Ubreve Ŭ, Ucirc Û,
    Udblac Ű, Ugrave Ù, Umacr Ū, Uogon Ų, Upsilon Υ, Uring Ů, Uuml Ü, VeryThinSpace #8202, Xi Ξ,
    Yacute Ý, Yuml Ÿ, Zacute Ź, Zcaron Ž, Zdot Ż, ZeroWidthSpace #8203, Zeta Ζ, aacute á,
    abreve ă, acirc â, acute ´, aelig æ, agrave à, alefsym ℵ, alpha α, amacr ā, amp &, and ∧,
    ang ∠, aogon ą, apos ', aring å, ast *, asymp ≈, atilde ã, auml ä, bdquo „, beta β,
    bigstar ★, blacktriangleright ▸, blk14 ░, brvbar ¦, bsol #92, bull •, cacute ć, cap ∩,
    ccaron č, ccedil ç, cedil ¸, cent ¢, check ✓, chi χ, circ ˆ, clubs ♣, colon :, commat @,
    cong ≅, copy ©, copysr ℗, crarr ↵, cross ✗, cup ∪, curren ¤, dArr ⇓, dagger †, darr ↓,
    dash ‐, dcaron ď, deg °, delta δ, diams ♦, divide ÷, dollar $, dstrok đ, eacute é, ecaron ě,
    ecirc ê, egrave è, emacr ē, empty ∅, emsp #8195, eng ŋ, ensp #8194, eogon ę, epsilon ε,
    equals =, equiv ≡, eta η, eth ð, euml ë, euro €, excl !, exist ∃, female ♀, ffilig ﬃ,
    fflig ﬀ, filig ﬁ, flat ♭, fllig ﬂ, fnof ƒ, forall ∀, frac12 ½, frac13 ⅓, frac14 ¼, frac15 ⅕,
    frac16 ⅙, frac18 ⅛, frac23 ⅔, frac25 ⅖, frac34 ¾, frac35 ⅗, frac38 ⅜, frac45 ⅘, frac56 ⅚,
    frac58 ⅝, frac78 ⅞, frasl ⁄, gamma γ, gbreve ğ, ge ≥, grave `, gt >, hArr ⇔, hairsp #8202,
    half ½, harr ↔, hearts ♥, hellip …, horbar ―, hstrok ħ, hyphen ‐, iacute í, icirc î, iexcl ¡,
    igrave ì, ijlig ĳ, imacr ī, image ℑ, imath ı, incare ℅, infin ∞, inodot ı, int ∫, iogon į,
    iota ι, iquest ¿, isin ∈, iuml ï, kappa κ, kcedil ķ, kgreen ĸ, lArr ⇐, lacute ĺ, lambda λ,
    lang ⟨, laquo «, larr ←, lbrack [, lcaron ľ, lcedil ļ, lceil ⌈, lcub {, ldquo “, ldquor „,
    le ≤, lfloor ⌊, lowast ∗, lowbar _, loz ◊, lpar (, lrm #8206, lsaquo ‹, lsqb [, lsquo ‘,
    lsquor ‚, lstrok ł, lt <, macr ¯, male ♂, mdash —, mho ℧, micro µ, middot ·, minus −, mu μ,
    nabla ∇, nacute ń, natural ♮, nbsp #160, ncaron ň, ncedil ņ, ndash –, ne ≠, ni ∋, not ¬,
    notin ∉, nsub ⊄, ntilde ñ, nu ν, num #, numero №, numsp #8199, oacute ó, ocirc ô, odblac ő,
    oelig œ, ograve ò, ohm Ω, oline ‾, omacr ō, omega ω, omicron ο, oplus ⊕, or ∨, ordf ª,
    ordm º, oslash ø, otilde õ, otimes ⊗, ouml ö, para ¶, part ∂, percnt %, period ., permil ‰,
    perp ⊥, phi φ, phone ☎, pi π, piv ϖ, plus +, plusmn ±, pound £, prime ′, prod ∏, prop ∝,
    psi ψ, puncsp #8200, quest ?, quot #34, rArr ⇒, racute ŕ, radic √, rang ⟩, raquo », rarr →,
    rarrw ↝, rbrack ], rcaron ř, rcedil ŗ, rceil ⌉, rcub }, rdquo ”, rdquor ”, real ℜ, reg ®,
    rfloor ⌋, rho ρ, rlm #8207, rpar ), rsaquo ›, rsqb ], rsquo ’, rsquor ’, sacute ś, sbquo ‚,
    scaron š, scedil ş, sdot ⋅, sect §, semi ;, sharp ♯, shy #173, sigma σ, sigmaf ς, sim ∼,
    sol /, spades ♠, squ □, square □, squf ▪, star ☆, starf ★, sub ⊂, sube ⊆, sum ∑, sung ♪,
    sup ⊃, sup1 ¹, sup2 ², sup3 ³, supe ⊇, szlig ß, tau τ, tcaron ť, tcedil ţ, there4 ∴, theta θ,
    thetasym ϑ, thinsp #8201, thorn þ, tilde ˜, times ×, trade ™, uArr ⇑, uacute ú, uarr ↑,
    ubreve ŭ, ucirc û, udblac ű, ugrave ù, umacr ū, uml ¨, uogon ų, upsih ϒ, upsilon υ, uring ů,
    uuml ü, verbar |, vert |, weierp ℘, xi ξ, yacute ý, yen ¥, yuml ÿ, zacute ź, zcaron ž,
    zdot ż, zeta ζ, zwj #8205, zwnj #8204,
    """
}
