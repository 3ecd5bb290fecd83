"""With reduced motion nothing moves."""

# What may change although nothing moves: how opaque something is, and its color, as of a tab.
ALLOWED = {"opacity", "color", "offset", "computedOffset", "easing", "composite"}

RUNNING = """() => document.getAnimations().map((animation) => ({
  id: animation.effect.target?.closest("[data-id]")?.getAttribute("data-id") ?? "",
  properties: [...new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))],
}))"""


def motion(tab):
    """Animations of a page with reduced motion that change more than opacity and color."""
    return [
        f"{running['id']} changes {', '.join(sorted(set(running['properties']) - ALLOWED))}"
        for running in tab.evaluate(RUNNING)
        if not set(running["properties"]) <= ALLOWED
    ]
