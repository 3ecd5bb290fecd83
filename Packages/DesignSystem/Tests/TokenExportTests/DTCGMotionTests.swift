import DesignSystem
import Testing

@testable import TokenExport

@Suite struct DTCGMotionTests {
  let root = Documents.tokens

  // D-ANIM-01…03, D-REF-01
  @Test func `every duration is in milliseconds`() {
    for duration in MotionDuration.allCases {
      let value = root.at("duration.\(duration).$value")
      #expect(value?["value"]?.number == (duration.seconds * 1000).rounded())
      #expect(value?["unit"]?.string == "ms")
    }
  }

  // S-ANIM, C-M04
  @Test(arguments: Motion.allCases)
  func `every movement is there with its calm counterpart`(motion: Motion) {
    let value = root.at("motion.standard.\(motion).$value")
    let spec = motion.animation
    #expect(value?["duration"]?.string == "{duration.\(spec.duration)}")
    #expect(value?["timingFunction"]?.string == "{curve.\(spec.curve.name)}")
    let reduced = root.at("motion.reduced.\(motion).$value")
    #expect(
      reduced?["duration"]?.string == motion.reduced.map { "{duration.\($0.duration)}" })
  }

  @Test(arguments: Motion.allCases) func `each movement names its effect`(motion: Motion) {
    let data = root.at("motion.standard.\(motion).$extensions")?[TokenBrand.shop.extensionKey]
    switch motion.animation.effect {
    case .opacity: #expect(data?["effect"]?.string == "opacity")
    case .slide: #expect(data?["effect"]?.string == "slide")
    case .sweep: #expect(data?["effect"]?.string == "sweep")
    case .scale(let factor): #expect(data?["factor"]?.number == factor)
    }
    #expect(data?["fades"] == (motion.fades ? .bool(true) : nil))
    #expect(data?["stopsWhenReduced"] == (motion.reduced == nil ? .bool(true) : nil))
  }

  // The one spring token stands for all springs.
  @Test func `every spring has the damping of the token`() {
    let damping = root.at("curve.spring.$extensions")?[TokenBrand.shop.extensionKey]?
      .at("spring.damping")?.number
    for motion in Motion.allCases {
      guard case .spring(let own) = motion.animation.curve else { continue }
      #expect(own == damping)
    }
  }

  // C-M01
  @Test(arguments: MotionSequence.allCases)
  func `the phases of a new suggestion follow each other`(change: MotionSequence) {
    for phase in change.phases {
      let value = root.at("sequence.\(change).\(phase.motion).$value")
      #expect(value?.at("delay.value")?.number == (phase.start * 1000).rounded())
      #expect(value?.at("duration.value")?.number == (phase.seconds * 1000).rounded())
    }
  }

  // D-ICON, C-I01
  @Test func `every symbol is there with name, glyph and outline`() throws {
    let symbols = try #require(root["$extensions"]?[TokenBrand.shop.extensionKey]?["symbols"])
    #expect(symbols["roles"]?.members?.count == IconRole.allCases.count)
    for icon in IconRole.allCases {
      let symbol = symbols.at("roles.\(icon)")
      #expect(symbol?["name"]?.string == icon.symbolName)
      #expect(symbol?["glyph"]?.string == icon.drawnGlyph)
      #expect((symbol?["fill"]?.string ?? "") == icon.vector.fill)
      #expect((symbol?["stroke"]?.string ?? "") == icon.vector.stroke)
    }
  }

  // D-HAPT-03, G-09
  @Test func `the list of what is felt is there`() {
    let haptics = root["$extensions"]?[TokenBrand.shop.extensionKey]?["haptics"]?.members ?? [:]
    #expect(haptics.count == HapticOccasion.allCases.count)
    for occasion in HapticOccasion.allCases {
      #expect(haptics[occasion.rawValue]?.string == occasion.haptic.rawValue)
    }
  }
}
