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
    if python3 -m venv "$root/.venv" >/dev/null 2>&1 && "$root/.venv/bin/python" -m pip install --quiet pexpect; then
        python=$root/.venv/bin/python
    elif command -v apt-get >/dev/null; then
        sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
        $sudo apt-get update -qq
        $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3 python3-pexpect >/dev/null
        python=python3
    else
        echo "the session tests need Python 3 with pexpect" >&2
        exit 1
    fi
fi
DRAFT_INSPECT="$program" exec "$python" -m unittest discover --start-directory "$folder" --pattern '*_test.py'
