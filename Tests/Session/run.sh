#!/bin/sh
# Runs the session tests against the program given. They need Python with pexpect; where it is missing it is put into a
# virtual environment beside the package, or installed by the package manager.
set -e
program=$1
folder=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$folder/../.." && pwd)

python=
for candidate in "$root/.venv/bin/python" python3; do
    if "$candidate" -c 'import pexpect' 2>/dev/null; then python=$candidate; break; fi
done
if [ -z "$python" ]; then
    if python3 -c 'import ensurepip, venv' 2>/dev/null; then
        echo "missing: pexpect"
        echo "+ python3 -m venv .venv && .venv/bin/python -m pip install pexpect"
        if python3 -m venv "$root/.venv" && "$root/.venv/bin/python" -m pip install --quiet pexpect; then
            python=$root/.venv/bin/python
        fi
    fi
    if [ -z "$python" ]; then
        sh "$root/Packaging/tools.sh" python3-pexpect
        python=python3
    fi
fi
DRAFT_INSPECT="$program" exec "$python" -m unittest discover --start-directory "$folder" --pattern '*_test.py'
