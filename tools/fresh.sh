#!/usr/bin/env bash
# What a stranger meets: clone into an empty folder, with an empty home and no caches, run the commands of the
# README in its order, and time each. `make fresh` prints the table; `make fresh FRESH=docs/fresh.md` also writes it
# into that page. The clone is of this checkout's last commit. FRESH_TEST=0 leaves `make test` out.
set -euo pipefail
cd "$(dirname "$0")/.."
FROM=$PWD
PAGE=${1:-}
PYTHON=${PYTHON:-$(command -v python3.11 || command -v python3)}
PYTHON=$("$PYTHON" -c 'import sys; print(sys.executable)') # the program, behind links and shims of this user

SCRATCH=$(mktemp -d)
SERVER=
finish() {
	if test -n "$SERVER"; then kill -INT "-$SERVER" 2>/dev/null || true; wait "$SERVER" 2>/dev/null || true; fi
	rm -rf "$SCRATCH"
}
trap finish EXIT

mkdir "$SCRATCH/home" "$SCRATCH/work"
# Nothing of this user's: no settings, no caches, no variables but those that say how to reach the network.
KEPT=(HOME="$SCRATCH/home" PATH="$(dirname "$PYTHON"):/usr/local/bin:/usr/bin:/bin" LANG=C.UTF-8 PYTHON="$PYTHON")
KEPT+=(PIP_NO_CACHE_DIR=1 npm_config_cache="$SCRATCH/home/npm" BANDSTAND_DATA="$SCRATCH/home/data")
NETWORK='^(pip_(index|extra|cert|find|trusted|default)|npm_config_(registry|cafile)|node_extra|ssl_|https?_proxy|no_proxy)'
while read -r name; do KEPT+=("$name=${!name}"); done < <(compgen -e | grep -Ei "$NETWORK" || true)
fresh() { env -i "${KEPT[@]}" "$@"; }

ROWS=()
timed() { # what is timed, then the command
	local what=$1 begin end
	shift
	printf '%s ...\n' "$what" >&2
	begin=$(date +%s.%N)
	"$@" >"$SCRATCH/output" 2>&1 || { cat "$SCRATCH/output" >&2; echo "This failed: $what" >&2; exit 1; }
	end=$(date +%s.%N)
	ROWS+=("| $what | $(awk "BEGIN { printf \"%.1f\", $end - $begin }") s |")
}

# `make play` until the start page answers; it keeps running, as it does for a player.
play() {
	PORT=$("$PYTHON" -c 'import socket; s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1])')
	set -m
	fresh make play PLAY="--no-browser --port $PORT" >"$SCRATCH/play" 2>&1 &
	SERVER=$!
	set +m
	until fresh "$PYTHON" -c "import urllib.request as web; web.urlopen('http://127.0.0.1:$PORT/', timeout=5)" 2>/dev/null; do
		if ! kill -0 "$SERVER" 2>/dev/null; then cat "$SCRATCH/play"; return 1; fi
		sleep 0.2
	done
}
# Until the bots have the compiled form; a machine without a compiler says so and stays as it is.
compiled() {
	until grep -q -e "The bots use it from now on" -e "no C compiler" "$SCRATCH/play"; do
		if ! kill -0 "$SERVER" 2>/dev/null; then cat "$SCRATCH/play"; return 1; fi
		sleep 0.2
	done
}
stop() { kill -INT "-$SERVER"; wait "$SERVER" || true; SERVER=; }

cd "$SCRATCH/work"
timed "\`git clone\`" fresh git clone --quiet "$FROM" bandstand
cd bandstand
COMMIT=$(git rev-parse --short=7 HEAD)
timed "\`make play\`: the start page answers" play
timed "the bots are compiled, meanwhile" compiled
stop
# Every other command of the README, as it is written there.
ACTIVATED=
while IFS= read -r line; do
	case $line in
	*bin/activate) ACTIVATED="$line; " ;;
	*) timed "\`$line\`" fresh bash -c "$ACTIVATED$line" ;;
	esac
done < <("$PYTHON" tools/readme_commands.py)
if test "${FRESH_TEST:-1}" = 1; then timed "\`make test\`" fresh make test; fi

{
	echo "| step | time |"
	echo "|---|---|"
	printf '%s\n' "${ROWS[@]}"
	echo
	echo "Commit $COMMIT, $(date -u +%Y-%m-%d), $(nproc) cores, $("$PYTHON" --version)."
} >"$SCRATCH/table"
cat "$SCRATCH/table"
if test -n "$PAGE"; then fresh "$PYTHON" "$FROM/tools/readme_commands.py" --page "$FROM/$PAGE" <"$SCRATCH/table"; fi
