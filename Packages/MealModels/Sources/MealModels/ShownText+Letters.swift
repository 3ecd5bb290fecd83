/// Letters, digits and signs in decorated forms, with the plain characters that they show.
extension ShownText {
  /// The plain characters that a character shows; nil if it is plain itself, or shows no character
  /// of a keyboard.
  static func plain(_ scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    if value < 0x80 { return nil }
    if isUnseen(scalar) { return "" }
    if wide.contains(value) { return Unicode.Scalar(value - 0xFEE0).map { String($0) } }
    if let run = runs.first(where: { $0.range.contains(value) }) {
      return run.plain(Int(value - run.range.lowerBound))
    }
    if let plain = irregular[scalar] { return plain }
    if isDecoration(scalar) { return " " }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { String(Int($0)) }
  }

  /// A letter by its place in the alphabet, starting over after Z.
  static func letter(_ place: Int) -> String { alphabet[place % 26] }

  /// Raised digits.
  static let superscripts: [Unicode.Scalar: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9",
  ]

  /// Whether a character is left out: joiners, soft hyphens, marks of direction, and marks on or
  /// around the previous character.
  ///
  /// Marks that reverse the direction of letters are not left out, because they change the words
  /// that people read; neither are invisible letters outside flags.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value == 0x202D || value == 0x202E || tags.contains(value) { return false }
    if marks.contains(where: { $0.contains(value) }) { return !scalar.properties.isAlphabetic }
    return scalar.properties.isDefaultIgnorableCodePoint || skinTones.contains(value)
  }

  private static let marks: [ClosedRange<UInt32>] = [
    0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

  /// Wide forms of the printable ASCII signs.
  private static let wide: ClosedRange<UInt32> = 0xFF01...0xFF5E

  /// Characters in the order of the letters that they show.
  private struct Run: Sendable {
    let range: ClosedRange<UInt32>
    let plain: @Sendable (Int) -> String
  }

  private static let runs = [
    Run(range: 0x1D400...0x1D6A3) { letter($0) }, Run(range: 0x1D7CE...0x1D7FF) { "\($0 % 10)" },
    Run(range: 0x2460...0x2473) { "\($0 + 1)" }, Run(range: 0x2474...0x2487) { "(\($0 + 1))" },
    Run(range: 0x2488...0x249B) { "\($0 + 1)." }, Run(range: 0x249C...0x24B5) { letter($0) },
    Run(range: 0x24B6...0x24E9) { letter($0) }, Run(range: 0x24EA...0x24EA) { _ in "0" },
    Run(range: 0x24EB...0x24F4) { "\($0 + 11)" }, Run(range: 0x24F5...0x24FE) { "\($0 + 1)" },
    Run(range: 0x24FF...0x24FF) { _ in "0" }, Run(range: 0x2776...0x2793) { "\($0 % 10 + 1)" },
    Run(range: 0x1F100...0x1F100) { _ in "0." }, Run(range: 0x1F101...0x1F10A) { "\($0)," },
    Run(range: 0x1F110...0x1F129) { letter($0) }, Run(range: 0x1F130...0x1F149) { letter($0) },
    Run(range: 0x1F150...0x1F169) { letter($0) }, Run(range: 0x1F170...0x1F189) { letter($0) },
    Run(range: 0x1FBF0...0x1FBF9) { "\($0)" },
  ]

  private static let alphabet = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }

  private static let irregular: [Unicode.Scalar: String] = {
    var plain: [Unicode.Scalar: String] = [:]
    for entry in table.split(separator: " ") {
      guard let sign = entry.dropFirst().firstIndex(of: "=") else { continue }
      for scalar in entry[entry.index(after: sign)...].unicodeScalars {
        plain[scalar] = String(entry[..<sign])
      }
    }
    return plain
  }()

  /// The shown text, an equals sign, and the characters that show it: those with a compatibility
  /// decomposition into ASCII in the Unicode Character Database, and small capitals.
  private static let table = """
    !=︕﹗ #=﹟ $=﹩ %=﹪ &=﹠ (=⁽₍︵﹙ )=⁾₎︶﹚ *=﹡ +=⁺₊﬩﹢ ,=︐﹐ -=﹣ .=﹒ 0=₀ 1=₁ 2=₂ 3=₃ 4=₄ 5=₅ 6=₆ \
    7=₇ 8=₈ 9=₉ :=︓﹕ ;=︔﹔ <=﹤ ==⁼₌﹦ >=﹥ ?=︖﹖ @=﹫ A=ᴬ B=ᴮℬ C=ℂℭⅭꟲ D=ᴰⅅⅮ E=ᴱℰ F=ℱꟳ G=ᴳ \
    H=ᴴℋℌℍ I=ᴵℐℑⅠ J=ᴶ K=ᴷ L=ᴸℒⅬ M=ᴹℳⅯ N=ᴺℕ O=ᴼ P=ᴾℙ Q=ℚꟴ R=ᴿℛℜℝ T=ᵀ U=ᵁ V=Ⅴⱽ W=ᵂ X=Ⅹ Z=ℤℨ \
    [=﹇ \\=﹨ ]=﹈ _=︳︴﹍﹎﹏ a=ᵃₐᴀ b=ᵇʙ c=ᶜⅽᴄ d=ᵈⅆⅾᴅ e=ᵉₑℯⅇᴇ f=ᶠꜰ g=ᵍℊɢ h=ʰₕℎʜ i=ᵢⁱⅈⅰɪ j=ʲⅉⱼᴊ \
    k=ᵏₖᴋ l=ˡₗℓⅼʟ m=ᵐₘⅿᴍ n=ⁿₙɴ o=ᵒₒℴᴏ p=ᵖₚᴘ q=𐞥 r=ʳᵣʀ s=ſˢₛꜱ t=ᵗₜᴛ u=ᵘᵤᴜ v=ᵛᵥⅴᴠ w=ʷᴡ x=ˣₓⅹ \
    y=ʸʏ z=ᶻᴢ {=︷﹛ }=︸﹜ !!=‼ !?=⁉ ..=︰ 21=㉑ 22=㉒ 23=㉓ 24=㉔ 25=㉕ 26=㉖ 27=㉗ 28=㉘ 29=㉙ 30=㉚ \
    31=㉛ 32=㉜ 33=㉝ 34=㉞ 35=㉟ 36=㊱ 37=㊲ 38=㊳ 39=㊴ 40=㊵ 41=㊶ 42=㊷ 43=㊸ 44=㊹ 45=㊺ 46=㊻ 47=㊼ \
    48=㊽ 49=㊾ 50=㊿ ===⩵ ?!=⁈ ??=⁇ AU=㍳ Bq=㏃ DZ=Ǳ Dz=ǲ GB=㎇ Gy=㏉ HP=㏋ Hg=㋌ Hz=㎐ II=Ⅱ IJ=Ĳ \
    IU=㍺ IV=Ⅳ IX=Ⅸ KB=㎅ KK=㏍ KM=㏎ LJ=Ǉ Lj=ǈ MB=㎆ MV=㎹ MW=㎿ NJ=Ǌ Nj=ǋ PH=㏗ PR=㏚ Pa=㎩ Rs=₨ \
    Sv=㏜ VI=Ⅵ Wb=㏝ XI=Ⅺ cc=㏄ cd=㏅ cm=㎝ dB=㏈ da=㍲ dl=㎗ dm=㍷ dz=ǳ eV=㋎ ff=ﬀ fi=ﬁ fl=ﬂ fm=㎙ \
    ha=㏊ ii=ⅱ ij=ĳ in=㏌ iv=ⅳ ix=ⅸ kA=㎄ kV=㎸ kW=㎾ kg=㎏ kl=㎘ km=㎞ kt=㏏ lj=ǉ lm=㏐ ln=㏑ lx=㏓ \
    m2=㎡ m3=㎥ mA=㎃ mV=㎷ mW=㎽ mb=㏔ mg=㎎ ml=㎖ mm=㎜ ms=㎳ nA=㎁ nF=㎋ nV=㎵ nW=㎻ nj=ǌ nm=㎚ ns=㎱ \
    oV=㍵ pA=㎀ pF=㎊ pV=㎴ pW=㎺ pc=㍶ ps=㎰ sr=㏛ st=ﬅﬆ vi=ⅵ xi=ⅺ ...=︙ ::==⩴ ====⩶ Co.=㏇ GHz=㎓ \
    GPa=㎬ III=Ⅲ LTD=㋏ MHz=㎒ MPa=㎫ PPM=㏙ PTE=㉐ THz=㎔ VII=Ⅶ XII=Ⅻ bar=㍴ cal=㎈ cm2=㎠ cm3=㎤ \
    dm2=㍸ dm3=㍹ erg=㋍ ffi=ﬃ ffl=ﬄ gal=㏿ hPa=㍱ iii=ⅲ kHz=㎑ kPa=㎪ km2=㎢ km3=㎦ log=㏒ mil=㏕ \
    mm2=㎟ mm3=㎣ mol=㏖ rad=㎭ vii=ⅶ xii=ⅻ VIII=Ⅷ a.m.=㏂ kcal=㎉ p.m.=㏘ viii=ⅷ
    """
}
