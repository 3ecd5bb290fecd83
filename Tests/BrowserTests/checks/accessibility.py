"""axe finds nothing at increased contrast, and at standard contrast only what is waived."""

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = ["L", "AX1", "AX5"]
SCHEMES = ["light", "dark"]
CONTRASTS = ["standard", "increased"]

# Runs to their end what moves, because axe measures colours as they are at the moment.
REST = """() => document.getAnimations().forEach((animation) => {
  const { iterations } = animation.effect.getComputedTiming();
  if (iterations === Infinity) animation.cancel(); else animation.finish();
})"""

RUN = """async ([tags]) => {
  const options = {
    runOnly: { type: "tag", values: tags }, resultTypes: ["violations", "incomplete"],
    iframes: false,
  };
  const found = await axe.run(document, options);
  const list = (rules) => rules.flatMap((rule) => rule.nodes.map((node) => {
    const target = document.querySelector(node.target.join(" "));
    const ids = [];
    for (let up = target?.closest("[data-id]"); up; up = up.parentElement?.closest("[data-id]")) {
      ids.push(up.getAttribute("data-id"));
    }
    const data = node.any.find((check) => check.data?.contrastRatio)?.data;
    const colors = data ? `${data.fgColor} on ${data.bgColor} is ${data.contrastRatio}` : "";
    return { rule: rule.id, target: node.target.join(" "), ids, colors, help: rule.help };
  }));
  return { violations: list(found.violations), incomplete: list(found.incomplete) };
}"""


def inspect(tab, axe):
    """What axe says of the page in a tab."""
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(axe)
    tab.evaluate(REST)
    return tab.evaluate(RUN, [TAGS])


def judge(found, allowed):
    """The violations that nothing allows: contrast of the elements named is allowed."""
    problems = []
    for node in found["violations"]:
        if node["rule"] == "color-contrast" and allowed.intersection(node["ids"][:1]):
            continue
        problems.append(say(node))
    return problems


def say(node):
    place = node["ids"][0] if node["ids"] else node["target"]
    return f"{node['rule']} at {place}: {node['colors'] or node['help']}"
