"""Compiles the rules and the search with mypyc, and removes what it compiled.

native.py build             beside the sources, so that every later start uses the compiled modules
native.py build --into DIR  into a compiled copy of the package, the sources staying interpreted
native.py copy DIR          a copy of the package without anything compiled
native.py clean [--stale]   removes compiled modules (only if a source is newer than they are)
"""

import argparse
import os
import shutil
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "mypyc"
SUFFIXES = (".so", ".pyd")

# What is compiled: the rules of every game and the search that plays them.
COMPILED = ("conclave/core/**/*.py", "conclave/games/**/*.py", "conclave/bots/**/*.py")

# With gcc, calls between compiled modules, and to Python, go straight to where they lead.
DIRECT_CALLS = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-g0")

# What stays interpreted, and why.
INTERPRETED: dict[str, str] = {}


def sources(root: Path = SOURCE) -> list[Path]:
    """The source files that are compiled, relative to the folder the package lies in."""
    found = {path.relative_to(root) for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(path for path in found if path.as_posix() not in INTERPRETED)


def modules() -> list[str]:
    """The dotted names of the modules that are compiled."""
    names = (".".join(path.with_suffix("").parts) for path in sources())
    return [name.removesuffix(".__init__") for name in names]


def compiled_files() -> list[Path]:
    return [path for path in SOURCE.rglob("*") if path.suffix in SUFFIXES]


def build(package_root: Path) -> None:
    """Compiles the package below package_root in place."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["MYPYPATH"] = str(package_root)
    os.chdir(package_root)
    BUILD.mkdir(parents=True, exist_ok=True)
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={BUILD / 'types'}"]
    extensions = mypycify(
        [*options, *map(str, sources(package_root))],
        opt_level="3",
        multi_file=True,
        target_dir=str(BUILD / "c"),
        group_name="conclave",
    )
    if "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
        for extension in extensions:
            extension.extra_compile_args.extend(DIRECT_CALLS)
            extension.extra_link_args.extend(DIRECT_CALLS)
    command = build_ext(Distribution({"name": "conclave", "ext_modules": extensions}))
    command.build_temp = str(BUILD / "o")
    command.build_lib = str(package_root)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def copy_package(target: Path) -> None:
    """A fresh copy of the package with the texts it needs, so that it runs from its own folder."""
    shutil.rmtree(target, ignore_errors=True)
    skip = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in SUFFIXES))
    shutil.copytree(SOURCE / "conclave", target / "conclave", ignore=skip)
    shutil.copytree(ROOT / "locale", target / "conclave" / "_locale")


def clean(only_stale: bool) -> None:
    compiled = compiled_files()
    if not compiled:
        return
    if only_stale:
        newest = max((SOURCE / path).stat().st_mtime for path in sources())
        if newest <= min(path.stat().st_mtime for path in compiled):
            return
        print("The compiled modules are older than their sources and are removed.", end=" ")
        print("`make native` makes them anew.")
    for path in compiled:
        path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build").add_argument("--into", type=Path, metavar="DIR")
    commands.add_parser("copy").add_argument("target", type=Path, metavar="DIR")
    commands.add_parser("clean").add_argument("--stale", action="store_true")
    chosen = parser.parse_args()
    match chosen.command:
        case "build" if chosen.into:
            target = chosen.into.resolve()
            copy_package(target)
            build(target)
        case "build":
            clean(only_stale=False)
            build(SOURCE)
        case "copy":
            copy_package(chosen.target)
        case "clean":
            clean(chosen.stale)


if __name__ == "__main__":
    main()
