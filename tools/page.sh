# Sourced by ./check with $root and $cache set. The page for browsers: built anew and compared, and a
# browser to try it in.

# Print lines that nobody overlooks.
loud() {
    rule='!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!'
    printf '\n%s\n' "$rule"
    printf '!! %s\n' "$@"
    printf '%s\n' "$rule"
}

# Say whether there is a Node by which the page can be built.
has_node() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
        process.exit(fits ? 0 : 1);
    ' >/dev/null 2>&1
}

# Install what builds the page, unless it is there as locked. A link is somebody's own folder.
install_page() {
    [ -L "$root/page/node_modules" ] && return
    wanted=$(cksum <"$root/page/package-lock.json")
    stamp=$root/page/node_modules/.stamp
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
    (cd "$root/page" && npm ci --prefer-offline --ignore-scripts --no-audit --no-fund) \
        >"$cache/npm.log" 2>&1 || return
    printf '%s\n' "$wanted" >"$stamp"
}

# Build the page anew, check its types and compare it with what the package has.
check_page() {
    mkdir -p "$cache"
    if ! has_node; then
        loud 'NO NODE (20.19 or later) WITH npm: THE PAGE FOR BROWSERS IS NOT BUILT ANEW.' \
            'A test still compares the hash of its sources; types, the tests of the page' \
            'itself and those of accessibility by axe need Node.'
        return
    fi
    if ! install_page; then
        tail -n 5 "$cache/npm.log"
        loud 'npm COULD NOT INSTALL WHAT BUILDS THE PAGE: IT IS NOT BUILT ANEW.' \
            "See $cache/npm.log."
        return
    fi
    (
        cd "$root/page"
        npm run -s types && npm run -s check && npm run -s test &&
            node_modules/.bin/vite build --logLevel warn --emptyOutDir --outDir "$cache/page"
    ) || return
    diff -rq "$root/src/jajna/web/page" "$cache/page" && return
    printf 'the page of the package is not what page/ builds: run npm run build there\n'
    return 1
}

# Print a browser that can be driven; fails where there is none.
find_browser() {
    for candidate in chromium chromium-browser google-chrome google-chrome-stable; do
        "$candidate" --version >/dev/null 2>&1 || continue
        command -v "$candidate"
        return
    done
    return 1
}

# Install Debian's Chromium, within bounds.
install_browser() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return
    printf 'installing Chromium by apt-get, once (see %s)\n' "$cache/chromium.log"
    {
        timeout 120 apt-get update -q </dev/null
        DEBIAN_FRONTEND=noninteractive timeout 600 \
            apt-get install -y -q --no-install-recommends chromium </dev/null
    } >"$cache/chromium.log" 2>&1
}

# Make sure that the page can be tried in a browser, or say that it isn't.
ensure_browser() {
    mkdir -p "$cache"
    find_browser >/dev/null || install_browser || true
    find_browser && return
    loud 'NO CHROMIUM: THE PAGE IS NOT TRIED IN A BROWSER (tests/browser is skipped).' \
        'Install chromium, or run ./check as root where apt-get knows it.'
}
