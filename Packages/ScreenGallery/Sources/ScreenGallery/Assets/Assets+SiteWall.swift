extension Assets {
  /// The wall of phones, and the viewer of one.
  static let siteWall = #"""
    .summary { color: var(--soft); min-height: 1.5rem; }
    .viewing .summary { padding-bottom: 1rem; }
    .nothing { padding: 4rem 0; text-align: center; }
    section.screen { padding-top: 2.5rem; }
    section.screen > h2 { padding-bottom: 1rem; border-top: 1px solid var(--line);
      padding-top: 1rem; }
    .count { font-size: .9375rem; font-weight: 400; color: var(--soft); letter-spacing: 0;
      margin-left: .375rem; }
    .tiles { display: flex; flex-wrap: wrap; gap: 2rem clamp(1rem, 2vw, 1.75rem); list-style: none; margin: 0;
      padding: 0; }
    .tile { position: relative; display: flex; flex-direction: column; gap: .625rem; }
    .scripted .tile { width: calc(var(--w, 195) * var(--k, .5) * 1px); }
    .scripted .tile .facts { display: none; }
    .tile h3 a { color: var(--ink); text-decoration: none; display: block; min-height: 1.5rem;
      overflow-wrap: anywhere; }
    .tile h3 a::after { content: ""; position: absolute; inset: 0; border-radius: 1.5rem; }
    .tile:hover h3 a { color: var(--accent); text-decoration: underline; }
    .tile h3 a:focus-visible { outline: none; }
    .tile h3 a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 6px; }
    .phone {
      display: none; position: relative; overflow: hidden; background: #fff;
      width: calc(var(--w, 390) * var(--k, .5) * 1px);
      height: calc(var(--h, 844) * var(--k, .5) * 1px);
      border-radius: calc(44px * var(--k, .5)); transition: box-shadow .2s;
      box-shadow: 0 0 0 1px var(--line), 0 2px 6px var(--shade), 0 12px 32px var(--shade);
    }
    .scripted .phone { display: block; }
    .phone.square { border-radius: calc(12px * var(--k, .5)); }
    .phone.dark { background: #000; }
    .tile:hover .phone { box-shadow: 0 0 0 2px var(--accent), 0 16px 40px var(--shade); }
    .phone iframe { border: 0; display: block; transform: scale(var(--k)); transform-origin: 0 0;
      opacity: 0; transition: opacity .2s; }
    .phone.loaded iframe { opacity: 1; }
    .viewing h1 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px;
      overflow: hidden; white-space: nowrap; }
    .viewer-bar { display: flex; align-items: center; justify-content: space-between;
      gap: .5rem 1rem; flex-wrap: wrap; }
    .viewer-bar .quiet { padding-left: 0; }
    .place { color: var(--soft); font-variant-numeric: tabular-nums; }
    .pair { display: flex; gap: .5rem; }
    .viewer-head { display: flex; align-items: end; justify-content: space-between;
      gap: .75rem 2rem; flex-wrap: wrap; padding: 1.25rem 0 1.5rem; }
    .viewer-head h2 { font-size: 1.75rem; letter-spacing: -.02em; }
    .viewer-head h2:focus { outline: none; }
    .compare { display: flex; align-items: center; gap: .625rem; color: var(--soft);
      font-size: .875rem; flex-wrap: wrap; }
    .compare select { color: var(--ink); }
    #stage { display: flex; gap: 2rem; overflow-x: auto; padding: .25rem 1px 2.5rem;
      scroll-padding: 2rem; }
    #stage figure { margin: 0; flex: none; display: grid; gap: .75rem; align-content: start; }
    #stage figcaption { font-size: .875rem; font-weight: 500; min-height: 1.25rem; }
    #stage figcaption:empty { display: none; }
    .facts { margin: 0 0 1rem; display: grid; gap: .25rem 1.25rem; max-width: 44rem;
      grid-template-columns: max-content minmax(0, 1fr); font-size: .9375rem; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; overflow-wrap: anywhere; }
    #about { border-top: 1px solid var(--line); padding-top: 1.25rem; }
    @media (min-width: 60rem) {
      .single { display: grid; grid-template-columns: max-content minmax(0, 1fr);
        column-gap: 3rem; align-items: start; }
      .single .viewer-bar, .single .viewer-head { grid-column: 1 / -1; }
      .single #about { border: 0; padding-top: .5rem; }
      .single .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
      .single .facts dd { margin-bottom: .875rem; }
    }
    @media (prefers-reduced-motion: reduce) {
      .phone, .phone iframe { transition: none; }
    }

    """#
}
