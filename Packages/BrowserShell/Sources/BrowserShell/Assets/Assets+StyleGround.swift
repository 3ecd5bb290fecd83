extension Assets {
  /// The page and how its parts lie beside each other.
  static let styleGround = #"""
    /* The page around the phone, in the tokens of the app. */
    /* Words and edges of the page reach 4.5, and 7 where contrast is increased. */
    :root { --quiet: light-dark(#5a5a60, #b0b0b6); --edge: var(--separator); }
    :root.increased { --quiet: var(--label); --edge: var(--label); }
    @media (prefers-contrast: more) {
      :root:not(.standard) { --quiet: var(--label); --edge: var(--label); }
    }
    html { background: var(--systemGroupedBackground); }
    body {
      min-height: 100vh; background: var(--systemGroupedBackground);
      font-size: 17px; line-height: 1.4;
    }
    [hidden] { display: none; }
    .unseen {
      position: absolute; top: 0; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    #stage {
      display: grid; justify-content: center; align-items: start; align-content: start;
      grid-template-columns: minmax(0, 640px); padding: 32px 24px; gap: 0 48px;
    }
    #phone { justify-self: safe center; margin-bottom: 32px; }
    #board, #outline {
      padding: 20px; border-radius: 16px; margin-bottom: 24px;
      background: var(--secondarySystemGroupedBackground);
      border: 1px solid var(--edge);
    }
    #board h2, #outline h2 {
      font-size: 20px; line-height: 25px; font-weight: 600; margin-bottom: 16px;
    }
    .skip {
      position: absolute; inset-inline-start: 16px; top: -80px; z-index: 9; padding: 12px 16px;
      border-radius: 12px; background: var(--label); color: var(--systemBackground);
    }
    .skip:focus { top: 12px; }
    #board a { color: var(--label); text-underline-offset: 3px; }

    /* What is said about a tap, and that the app is gone. */
    #remarks:has(*), #trouble:not(:empty) {
      position: sticky; bottom: 16px; z-index: 5; margin-bottom: 24px; padding: 12px 16px;
      border-radius: 12px; background: var(--label); color: var(--systemBackground);
    }
    #remarks p + p { margin-top: 8px; }
    #remarks :focus-visible { outline-color: currentColor; }
    #remarks, #trouble { overflow-wrap: anywhere; }
    :is(#remarks, #trouble) a { color: inherit; text-underline-offset: 3px; }
    #remarks .share { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
    #remarks .share textarea {
      appearance: auto; width: 100%; padding: 8px 12px; font: inherit; resize: vertical;
      color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 10px;
    }
    #remarks .copy {
      min-height: 44px; padding: 0 24px; border: 0; border-radius: 10px; cursor: pointer;
      font: inherit; font-weight: 500; color: var(--label); background: var(--systemBackground);
    }
    #remarks .copy[hidden] { display: none; }
    #remarks .copy:focus-visible { outline-offset: 3px; }
    @media (min-width: 880px) {
      #stage {
        grid-template: "phone trouble" auto "phone remarks" auto "phone board" auto
          "phone outline" 1fr / max-content minmax(0, 340px);
      }
      #phone { grid-area: phone; }
      #trouble { grid-area: trouble; }
      #remarks { grid-area: remarks; }
      #board { grid-area: board; }
      #outline { grid-area: outline; }
      #remarks:has(*), #trouble:not(:empty) { top: 16px; bottom: auto; }
    }
    @media (min-width: 1200px) {
      #stage:has(#outline:not([hidden])) {
        grid-template: "phone trouble outline" auto "phone remarks outline" auto
          "phone board outline" 1fr / max-content minmax(0, 340px) minmax(0, 340px);
      }
    }

    """#
}
