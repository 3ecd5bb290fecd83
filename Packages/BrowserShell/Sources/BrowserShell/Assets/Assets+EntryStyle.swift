extension Assets {
  /// The style of the page that asks for the secret; it needs no other sheet.
  static let entryStyle = #"""
    :root { color-scheme: light dark; }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    body {
      display: grid; place-items: center; min-height: 100vh; padding: 24px;
      background: light-dark(#f2f2f7, #000000); color: light-dark(#000000, #ffffff);
      font: 400 17px/1.4 -apple-system, Inter, system-ui;
    }
    main {
      width: min(100%, 420px); padding: 28px; border-radius: 16px;
      background: light-dark(#ffffff, #1c1c1e); border: 1px solid light-dark(#c6c6c8, #48484a);
    }
    h1 { font-size: 28px; line-height: 34px; font-weight: 700; margin-bottom: 8px; }
    form { margin-top: 24px; }
    label { display: block; font-weight: 500; margin-bottom: 6px; }
    input:not([type=hidden]), button {
      display: block; width: 100%; min-height: 50px; padding: 0 16px; border-radius: 12px;
      font: inherit;
    }
    input {
      color: inherit; background: light-dark(#ffffff, #000000);
      border: 1px solid light-dark(#6c6c70, #98989f);
    }
    [aria-invalid=true] { border: 2px solid light-dark(#c00000, #ff8078); }
    button {
      margin-top: 16px; border: 0; cursor: pointer; font-weight: 500;
      background: light-dark(#000000, #ffffff); color: light-dark(#ffffff, #000000);
    }
    .notice { margin-top: 8px; color: light-dark(#b00000, #ff8078); }
    :focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
    button:focus-visible { outline-color: light-dark(#000000, #ffffff); }
    @media (prefers-contrast: more) {
      main, input { border-color: currentColor; }
      .notice { color: light-dark(#8a0000, #ffb4ae); }
    }
    @media (forced-colors: active) { button { border: 1px solid ButtonBorder; } }
    """#
}
