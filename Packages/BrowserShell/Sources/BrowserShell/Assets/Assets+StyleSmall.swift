extension Assets {
  /// Windows as small as a phone, and forced colours.
  static let styleSmall = #"""
    /* A window as small as a phone is the phone, where a script can tell how small it is. */
    @media (scripting: enabled) and (max-width: 520px),
      (scripting: enabled) and (pointer: coarse) and (max-height: 520px) {
      #stage {
        display: block; min-width: \#(Switchboard.windowSides.lowerBound)px; padding: 0; overflow: clip;
      }
      #phone { margin: 0; border: 0; border-radius: 0; box-shadow: none; }
      #board, #outline, .skip { display: none; }
      #remarks:has(*), #trouble:not(:empty) {
        position: fixed; inset: 8px 8px auto; margin: 0; pointer-events: none;
      }
      #trouble:not(:empty) ~ #remarks:has(*) { inset-block: auto 8px; }
      :is(#remarks, #trouble) :is(a, textarea, button) { pointer-events: auto; }
    }
    @media (forced-colors: active) {
      #phone { border-color: CanvasText; }
      #board, #outline, #remarks:has(*), #trouble:not(:empty) { border: 1px solid CanvasText; }
      .setting select { appearance: auto; background-image: none; }
      .apply, #remarks .copy { border: 1px solid ButtonBorder; }
      #outline li[aria-current] { outline: 2px solid Highlight; }
      #phone [data-marked] { outline-color: Highlight; }
    }

    """#
}
