import MealModels
import Presentation
import Testing

@Suite struct HeatTests {
  @Test(arguments: [
    ("Preheat to 300°F.", "Preheat to 150\u{A0}°C."),
    ("Bake at 350 degrees F for 20 minutes.", "Bake at 180\u{A0}°C for 20 minutes."),
    ("Set the oven to 400F and wait.", "Set the oven to 200\u{A0}°C and wait."),
    ("Roast at 350-375 °F.", "Roast at 180–190\u{A0}°C."),
    ("Roast at 425 to 450 degrees Fahrenheit.", "Roast at 220–230\u{A0}°C."),
    ("Cook the chicken to 165°F inside.", "Cook the chicken to 74\u{A0}°C inside."),
    ("Boil the sugar to 245°F.", "Boil the sugar to 118\u{A0}°C."),
    ("Keep it at 350F-375F.", "Keep it at 180\u{A0}°C-190\u{A0}°C."),
  ])
  func `with metric units, degrees Fahrenheit become Celsius`(text: String, metric: String) {
    #expect(RecipeStep(text).text(in: .metric) == metric)
    #expect(RecipeStep(text).text(in: .us) == text)
  }

  @Test(arguments: [
    ("Backen bei 180 °C.", "Backen bei 350\u{A0}°F."), ("At 200C, bake.", "At 400\u{A0}°F, bake."),
    ("Keep it at 63 °C.", "Keep it at 145\u{A0}°F."), ("At 170 °C.", "At 340\u{A0}°F."),
  ])
  func `with US units, degrees Celsius become Fahrenheit`(text: String, us: String) {
    #expect(RecipeStep(text).text(in: .us) == us)
    #expect(RecipeStep(text).text(in: .metric) == text)
  }

  @Test(arguments: [
    ("Heat to 425 °F (220 °C) now.", "Heat to 425 °F now.", "Heat to 220 °C now."),
    ("Heat to 180C/350F.", "Heat to 350F.", "Heat to 180C."),
    ("Heat to 180 °C (350 °F).", "Heat to 350 °F.", "Heat to 180 °C."),
  ])
  func `of a temperature in both scales one is shown, as it is written`(
    text: String, us: String, metric: String
  ) {
    #expect(RecipeStep(text).text(in: .us) == us)
    #expect(RecipeStep(text).text(in: .metric) == metric)
  }

  @Test(arguments: [
    "Add 2 C flour and 250 g sugar.", "Preheat to 350 degrees.", "Lower the heat by 25°F.",
    "Make it 25°F higher.", "Heat to 180C/160C fan/350F.", "Use 1350 F of it.", "Vitamin C 100",
    "Bake for 350 Fine minutes.", "Cool it to -18 °C.", "", "12", "400",
  ])
  func `what is no temperature, a difference, or said both ways nearby stays`(text: String) {
    for system in MeasurementSystem.allCases {
      #expect(RecipeStep(text).text(in: system) == text)
    }
    #expect(RecipeStep(text).text(in: nil) == text)
  }
}
