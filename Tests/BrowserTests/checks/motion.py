"""With reduced motion nothing moves."""

ALLOWED = {"opacity", "offset", "computedOffset", "easing", "composite"}

RUNNING = """() => document.getAnimations().map((animation) => ({
  id: animation.effect.target?.closest("[data-id]")?.getAttribute("data-id") ?? "",
  properties: [...new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))],
}))"""


def motion(tab):
    """Animations of a page with reduced motion that change more than the opacity."""
    return [
        f"{running['id']} changes {', '.join(sorted(set(running['properties']) - ALLOWED))}"
        for running in tab.evaluate(RUNNING)
        if not set(running["properties"]) <= ALLOWED
    ]
