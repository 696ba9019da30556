# Sourced by ./jajna and ./check with $root set. Keeps $root/.venv, the project's own environment.
# A stamp is written last, so whatever was interrupted is done again by the next start.

venv=$root/.venv

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "jajna: $*"
    exit 1
}

# Print the first Python that is new enough and able to make an environment.
find_python() {
    without_venv=
    for candidate in python3.13 python3.12 python3.11 python3 python; do
        found=$(command -v "$candidate" 2>/dev/null) || continue
        "$found" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        if "$found" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            printf '%s\n' "$found"
            return
        fi
        without_venv=$found
    done
    if [ -n "$without_venv" ]; then
        fail "$without_venv cannot make environments; install its venv module (python3-venv)"
    fi
    fail "Python 3.11 or later is needed; none of python3.13, python3.12, python3.11, python3 is"
}

# Print what an environment of kind $1 (runtime, build or dev) is made from.
wanted_stamp() {
    case $1 in
        runtime) set -- requirements.lock ;;
        build) set -- requirements.lock requirements-build.lock ;;
        dev) set -- requirements.lock requirements-dev.lock ;;
    esac
    printf '%s\n' "$root"
    (cd "$root" && cksum pyproject.toml "$@")
}

is_current() {
    [ -x "$venv/bin/python" ] && [ -f "$venv/$1.stamp" ] &&
        [ "$(cat "$venv/$1.stamp")" = "$(wanted_stamp "$1")" ]
}

# Say whether the process that holds the lock, or the installer it left behind, is still there.
lock_is_held() {
    for file in owner installer; do
        process=$(cat "$root/.venv.lock/$file" 2>/dev/null || true)
        [ -n "$process" ] && kill -0 "$process" 2>/dev/null && return
    done
    return 1
}

# Only one start at a time may install; the lock of a process that is gone is taken over.
lock_environment() {
    waiting=no
    until mkdir "$root/.venv.lock" 2>/dev/null; do
        # A lock without an owner was made a moment ago, or by a process that died just then.
        lock_is_held || sleep 2
        if ! lock_is_held; then
            rm -rf "$root/.venv.lock"
            continue
        fi
        [ "$waiting" = yes ] || say "jajna: waiting for process $process, which is installing"
        waiting=yes
        sleep 1
    done
    installer=
    trap unlock_environment EXIT
    trap 'stop_installer; exit 130' INT
    trap 'stop_installer; exit 143' TERM HUP
    printf '%s\n' "$$" >"$root/.venv.lock/owner"
}

unlock_environment() {
    rm -rf "$root/.venv.lock"
    trap - EXIT INT TERM HUP
}

# Run a command of the installation, known by its process in case this one is killed.
install_by() {
    "$@" >&2 &
    installer=$!
    printf '%s\n' "$installer" >"$root/.venv.lock/installer"
    wait "$installer"
}

stop_installer() {
    [ -z "$installer" ] || kill "$installer" 2>/dev/null || true
}

install_by_pip() {
    install_by env PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 JAJNA_MYPYC=0 \
        "$venv/bin/python" -P -m pip install --quiet "$@"
}

# Install kind $1; an environment that was never finished is made anew.
install_environment() {
    if [ -x "$venv/bin/python" ] && [ -f "$venv/runtime.stamp" ] &&
        [ "$(head -n 1 "$venv/runtime.stamp")" = "$root" ]; then
        say "jajna: updating $venv"
    else
        python=$(find_python) || exit 1
        say "jajna: making $venv with $python (once; this takes a minute)"
        install_by "$python" -m venv --clear "$venv" || fail "$python could not make $venv"
    fi
    rm -f "$venv/runtime.stamp" "$venv/build.stamp" "$venv/dev.stamp"
    lock_file=$root/requirements.lock
    [ "$1" = runtime ] || lock_file=$root/requirements-$1.lock
    install_by_pip --require-hashes --requirement "$lock_file" ||
        fail "the packages of $lock_file could not be installed (is there a network?)"
    install_by_pip --no-deps --no-build-isolation --editable "$root" ||
        fail "the package could not be installed from $root"
    wanted_stamp runtime >"$venv/runtime.stamp"
    if [ "$1" != runtime ]; then
        wanted_stamp "$1" >"$venv/$1.stamp"
    fi
}

# Refuse a link to the environment of another checkout, which would be made anew under its feet.
refuse_anothers() {
    [ -L "$venv" ] && [ -f "$venv/$1.stamp" ] || return 0
    other=$(head -n 1 "$venv/$1.stamp")
    [ "$other" = "$root" ] ||
        fail "$venv is a link to the environment of $other; remove it, and one is made here"
}

# Make sure that the environment of kind $1 (runtime, build or dev) is there and current.
ensure_environment() {
    is_current "$1" && return
    # What tests also compiles.
    [ "$1" = build ] && is_current dev && return
    refuse_anothers "$1"
    [ -w "$root" ] || fail "cannot write in $root, where the environment belongs"
    lock_environment
    is_current "$1" || install_environment "$1"
    unlock_environment
}
