extension Assets {
  /// The frame of the phone and the layers in it.
  static let stylePhone = #"""
    /* The phone: a screen in a quiet frame, and the layers in it. */
    #phone {
      --corner: 47px;
      position: relative; overflow: clip; isolation: isolate; box-sizing: content-box;
      border: 11px solid light-dark(#1c1c1e, #2c2c2e);
      border-radius: calc(var(--corner) + 11px);
      box-shadow: 0 0 0 1px light-dark(#48484a, #6c6c70), 0 12px 40px rgb(0 0 0 / .18);
      background: var(--systemBackground);
    }
    #phone[data-device=iphone-se] { --corner: 8px; border-block-width: 56px; border-radius: 44px; }
    #phone[data-device^=iphone-15] { --corner: 55px; }
    #phone[data-device=window] { --corner: 0px; }
    #front, #below, #leaving { position: absolute; inset: 0; overflow: clip; }
    #below { z-index: 0; }
    #leaving { z-index: 1; pointer-events: none; }
    #front { z-index: 2; pointer-events: auto; }
    [data-moving=pop] > #leaving, [data-moving=unsheet] > #leaving { z-index: 3; }
    [data-moving=tab] > #leaving { animation: none; }

    /* A sheet lies over the screen below it. */
    #below:not(:empty) ~ #front:has(> [data-role=screen] > .scrim),
    #below:not(:empty) ~ #front > [data-role=screen]:has(> .scrim),
    #leaving:has(> [data-role=screen] > .scrim),
    #leaving > [data-role=screen]:has(> .scrim) { background: none; }
    #front:not([data-entered]) .m-sheet, #below [class*=m-], [data-still]:not(.m-shimmer) {
      animation: none;
    }
    [data-moving=sheet] > #front > * > .scrim { animation: appear .4s ease-in-out; }
    [data-moving=unsheet] > #leaving > * > .scrim { animation: vanish .4s ease-in-out both; }
    @media (prefers-reduced-motion: reduce) {
      [data-moving] > * > * > .scrim { animation-duration: .15s !important; }
      [data-moving=push] > #leaving, [data-moving=pop] > #front { animation: none; }
    }

    #front :is(input, textarea) { scroll-margin-block: 96px; }

    /* A control whose answer is on its way stays pressed. */
    #front [aria-busy=true] { cursor: progress; }
    @media (prefers-reduced-motion: no-preference) {
      #front .m-buttonPress[aria-busy=true]:not([aria-disabled=true]) { transform: scale(.95); }
    }
    #front :is(h1, h2, p, div)[tabindex="-1"]:focus-visible { outline-offset: 4px; }
    #front:focus-visible { outline: 0; }
    #phone [data-marked] { outline: 3px dashed var(--link); outline-offset: -2px; }

    """#
}
