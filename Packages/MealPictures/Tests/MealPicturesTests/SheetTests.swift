import DesignSystem
import PlateDrawings
import MealModels
import Testing
@testable import MealPictures
import Foundation

@Suite struct SheetTests {
  static func svg(_ d: VectorDrawing) -> String {
    func c(_ x: RGBA) -> String { "rgb(\(x.red),\(x.green),\(x.blue))" }
    var s = "<svg viewBox='0 0 \(d.width) \(d.height)' width='\(Int(d.width * 0.7))'>"
    for shape in d.shapes {
      let paint: String
      switch shape.paint {
      case .fill(let x): paint = "fill='\(c(x))'"
      case .stroke(let x, let w): paint = "fill='none' stroke='\(c(x))' stroke-width='\(w)' stroke-linecap='round' stroke-linejoin='round'"
      }
      switch shape.outline {
      case .ellipse(let x, let y, let rx, let ry, let t): s += "<ellipse cx='\(x)' cy='\(y)' rx='\(rx)' ry='\(ry)' transform='rotate(\(t) \(x) \(y))' \(paint)/>"
      case .rectangle(let x, let y, let w, let h, let r, let t): s += "<rect x='\(x)' y='\(y)' width='\(w)' height='\(h)' rx='\(r)' transform='rotate(\(t) \(x + w/2) \(y + h/2))' \(paint)/>"
      case .path(let p): s += "<path d='\(p)' \(paint)/>"
      }
    }
    return s + "</svg>"
  }
  @Test func sheet() throws {
    var out = "<body style='font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px'>"
    for scheme in [InterfaceStyle.light, .dark] {
      for tile in DishTile.allCases { out += "<div>\(Self.svg(tile.drawing(.thumbnail, in: scheme)))<br>\(tile)</div>" }
    }
    for t in DishTile.allCases.prefix(3) { out += "<div>\(Self.svg(t.drawing(.hero, in: .light)))</div>" }
    for (title, kind) in [("Tomato Soup", DishKind.soup), ("Easy Carrot Soup", .soup), ("Strawberry Smoothie", .smoothie), ("Broccoli Soup", .soup), ("Shrimp Linguine", .pasta), ("Tomato Spaghetti", .pasta)] {
      let s = MealImage.Source.certain("x", title: title, kind: kind)
      out += "<div>\(Self.svg(s.drawing(.thumbnail, in: .light)!))<br>\(title)</div>"
    }
    try out.write(toFile: "/tmp/pictures/sheet.html", atomically: true, encoding: .utf8)
  }
}
