"""Lints web files: Scripts/lint-web.py OXLINT FILE …, where a folder is a file made of its parts."""

import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import tinycss2

LONGEST = 100


class WebFile:
    """What is served as one file, and where its lines stand."""

    def __init__(self, path):
        self.path = path
        self.parts = sorted(path.iterdir()) if path.is_dir() else [path]
        self.lines = []  # of the whole: the part and the number there
        self.text = ""
        for part in self.parts:
            text = part.read_text(encoding="utf-8")
            self.text += text
            self.lines += [(part, number) for number in range(1, text.count("\n") + 1)]

    def finding(self, line, words):
        part, number = self.lines[min(max(line, 1), len(self.lines)) - 1]
        return f"{part}:{number}: {words}"


def text_findings(file):
    """Lines as they look, in every kind of file."""
    before = ""
    for index, line in enumerate(file.text.split("\n")[:-1], start=1):
        if len(line) > LONGEST:
            yield file.finding(index, f"{len(line)} columns, more than {LONGEST}")
        if line != line.rstrip():
            yield file.finding(index, "blanks at the end")
        if "\t" in line or (len(line) - len(line.lstrip(" "))) % 2:
            yield file.finding(index, "an indentation that is not a multiple of 2 spaces")
        if not line and not before:
            yield file.finding(index, "an empty line after another, or at the beginning")
        before = line
    if not file.text.endswith("\n") or file.text.endswith("\n\n"):
        yield file.finding(len(file.lines), "the text does not end with one line feed")


def script_findings(files, oxlint):
    """What oxlint says of the whole files, at the places of their parts."""
    with tempfile.TemporaryDirectory() as folder:
        names = {}
        for number, file in enumerate(files):
            name = f"{number:03}-{file.path.name}"
            (Path(folder) / name).write_text(file.text, encoding="utf-8")
            names[name] = file
        config = Path(__file__).with_suffix(".json").resolve()
        run = subprocess.run(
            [Path(oxlint).resolve(), "--config", config, "--format", "json", "--no-ignore", "."],
            cwd=folder, capture_output=True, text=True, check=False)
        try:
            report = json.loads(run.stdout)
        except ValueError:
            sys.exit(f"lint-web: oxlint failed: {run.stdout}{run.stderr}")
        if report["number_of_files"] != len(files):
            sys.exit(f"lint-web: oxlint read {report['number_of_files']} of {len(files)} files")
        for finding in report["diagnostics"]:
            file = names[Path(finding["filename"]).name]
            labels = finding.get("labels") or [{"span": {"line": 1}}]
            rule = finding.get("code", "syntax")
            yield file.finding(labels[0]["span"]["line"], f"{finding['message']} [{rule}]")


def style_findings(file):
    """What tinycss2 cannot read, and rules that say nothing or one thing twice."""
    # A reader of CSS closes what is open at the end: a rule put there then lies inside another.
    text = f"{file.text}end {{ is: here; }}\n"
    *rules, last = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
    yield from rule_findings(file, rules)
    if last.source_line != len(file.lines) + 1:
        yield file.finding(last.source_line, "a block, a text or a comment that is never closed")


def rule_findings(file, nodes):
    names = Counter()
    for node in nodes:
        if node.type == "error":
            yield file.finding(node.source_line, node.message)
        elif node.type == "declaration":
            names[node.lower_name] += 1
            if names[node.lower_name] == 2:
                yield file.finding(node.source_line, f"{node.name} is set twice in one rule")
            yield from value_findings(file, node)
        elif node.content is not None:
            inner = tinycss2.parse_blocks_contents(
                node.content, skip_comments=True, skip_whitespace=True)
            if not inner:
                yield file.finding(node.source_line, "a rule without content")
            yield from rule_findings(file, inner)


def value_findings(file, declaration):
    if all(token.type in ("whitespace", "comment") for token in declaration.value):
        yield file.finding(declaration.source_line, f"{declaration.name} has no value")
    for token in declaration.value:
        if token.type == "error":
            yield file.finding(token.source_line, token.message)


def picture_findings(file):
    try:
        ElementTree.fromstring(file.text)
    except ElementTree.ParseError as error:
        yield file.finding(error.position[0], f"{error}")


def main(oxlint, paths):
    files = [WebFile(Path(path)) for path in paths]
    findings = [finding for file in files for finding in text_findings(file)]
    scripts = [file for file in files if file.path.suffix == ".js"]
    findings += script_findings(scripts, oxlint)
    for file in files:
        if file.path.suffix == ".css":
            findings += style_findings(file)
        elif file.path.suffix == ".svg":
            findings += picture_findings(file)
    for finding in findings:
        print(finding)
    parts = sum(len(file.parts) for file in files)
    print(f"lint-web: {len(findings)} findings in {parts} files", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
