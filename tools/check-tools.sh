#!/bin/sh
# Says in one sentence what is missing on this machine, before anything is installed or built.
# With the argument "compiler" it looks for a C compiler instead.

python=${PYTHON:-python3}

missing() {
    echo "$1" >&2
    exit 1
}

if [ "$1" = compiler ]; then
    command -v "${CC:-cc}" >/dev/null ||
        missing "The native build needs a C compiler: install gcc or clang (on Debian and Ubuntu: apt-get install build-essential python3-dev)."
    exit 0
fi

command -v "$python" >/dev/null ||
    missing "Conclave needs Python 3.11 or newer, and there is no $python here: install Python, or name one with make PYTHON=/path/to/python3."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    missing "Conclave needs Python 3.11 or newer, and $python is older: install a newer one, or name one with make PYTHON=/path/to/python3."
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    missing "Conclave needs Python's venv module, which $python lacks: install it (on Debian and Ubuntu: apt-get install python3-venv)."

command -v node >/dev/null ||
    missing "Conclave needs Node.js 20.19 or newer to build its web client, and there is no node here: install Node.js."
node -e 'const [a, b] = process.versions.node.split(".").map(Number)
process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
    missing "Conclave needs Node.js 20.19, 22.12 or newer to build its web client, and this is $(node --version): install a newer Node.js."
command -v npm >/dev/null ||
    missing "Conclave needs npm to build its web client, and there is none here: install npm (it comes with Node.js)."
