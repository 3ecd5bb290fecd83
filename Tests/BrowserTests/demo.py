"""What the program itself says of its screens: frames, controls, allowances."""

import json
import subprocess
from collections import defaultdict


class Demo:
    """Calls of the program, each of which prints one JSON document."""

    def __init__(self, program):
        self.program = str(program)

    def json(self, *words, codes=(0,)):
        call = subprocess.run([self.program, *words], capture_output=True, text=True)
        if call.returncode not in codes:
            raise RuntimeError(f"{' '.join(words)}: {call.stderr.strip()}")
        return json.loads(call.stdout)

    def elements(self, page):
        """The elements of a page in reading order, as `screen --format json` has them."""
        document = self.json(
            "screen", page.screen, "--state", page.state, "--type-size", page.size,
            "--device", page.device.name, "--appearance", page.scheme,
            "--direction", page.direction, "--format", "json",
        )
        return document["elements"]

    def allowances(self, screen=None):
        """The elements whose contrast is waived at standard contrast, by screen, state, scheme."""
        allowed = defaultdict(set)
        words = ["audit", "--contrast", "standard", "--json"]
        words += ["--screen", screen] if screen else []
        for finding in self.json(*words, codes=(0, 1))["findings"]:
            if finding["waived"] and finding["rule"].startswith("contrast-"):
                place = finding["screen"], finding["state"], finding["appearance"]
                allowed[place].add(finding["element"])
        return dict(allowed)
