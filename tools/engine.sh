# Sourced by ./jajna, and by the tests of `jajna build`, with $root and $venv set. Knows the engine that
# `./jajna build` compiles into the launcher's environment, and says if it may run.
#
# $venv/engine is a link to $venv/engines/NAME, which holds the whole package in lib/, compiled. Its two
# stamps are sums of all from which it was made and of all files that it has. Whoever edits a source,
# changes the Python or damages a file has the plain package run until the next build.

# Print the sum of the files in folder $1 and below, by their names and contents.
sum_of_files() {
    (
        cd "$1" && shift &&
            find "$@" -type f ! -path '*/__pycache__/*' -exec cksum {} + | LC_ALL=C sort | cksum
    )
}

# Print the sum of all from which an engine is made: the sources, what compiles them, the Python.
sum_of_sources() {
    sum_of_files "$root" src/jajna tools/compile_package.py requirements-build.lock
    cksum <"$venv/pyvenv.cfg"
}

# Print the sum of what the engine in folder $1 consists of.
sum_of_engine() {
    sum_of_files "$1" lib
}

# Print none, stale (the sources are no longer those), damaged (its files aren't), or fits.
state_of_engine() {
    if [ ! -e "$venv/engine" ] && [ ! -L "$venv/engine" ]; then
        echo none
    elif [ ! -f "$venv/engine/sources.stamp" ] || [ ! -f "$venv/engine/files.stamp" ]; then
        echo damaged
    elif [ "$(cat "$venv/engine/sources.stamp")" != "$(sum_of_sources)" ]; then
        echo stale
    elif [ "$(cat "$venv/engine/files.stamp")" != "$(sum_of_engine "$venv/engine")" ]; then
        echo damaged
    else
        echo fits
    fi
}

# Have the compiled engine run if it fits; `jajna --version` tells why it doesn't.
choose_engine() {
    JAJNA_ENGINE=$(state_of_engine)
    export JAJNA_ENGINE
    if [ "$JAJNA_ENGINE" = fits ]; then
        PYTHONPATH=$venv/engine/lib${PYTHONPATH:+:$PYTHONPATH}
        export PYTHONPATH
    fi
}
