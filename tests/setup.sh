#!/bin/sh
# npm run setup: installs, as Debian packages, the programs that the tests start and npm does not bring.
# Changes nothing if all of them are there. With --check it installs nothing, and fails if one is missing.
set -eu
PATH=$PATH:/usr/sbin
missing=''

# need <what for> <packages> <program>…: any of the programs will do.
need() {
  reason=$1
  packages=$2
  shift 2
  for program; do
    if [ -e "$program" ] || command -v "$program" >/dev/null; then return; fi
  done
  echo "Not installed: $packages ($reason)"
  missing="$missing $packages"
}

# The browser of `npx playwright install chromium` is preferred.
pinned=$(node -p "require('playwright').chromium.executablePath()")
mac=/Applications
need 'prints legal documents' 'chromium fonts-liberation' "$pinned" chromium google-chrome \
  "$mac/Google Chrome.app/Contents/MacOS/Google Chrome"
need 'browser and component tests' 'chromium-headless-shell fonts-liberation' "$pinned" chromium-headless-shell
need 'journeys in Firefox' 'firefox-esr fonts-liberation' firefox-esr firefox "$mac/Firefox.app/Contents/MacOS/firefox"
# gstreamer1.0-libav has the codecs of the films.
need 'journeys in the engine of Safari' 'webkit2gtk-driver gstreamer1.0-libav fonts-liberation' WebKitWebDriver
need 'writes the films: npm run films' ffmpeg ffmpeg
need 'a display for that engine' 'xvfb xauth' xvfb-run
need 'the HTML validator' default-jre-headless java
need 'tests of its settings' nginx nginx
need 'tests of files with brotli' libnginx-mod-http-brotli-static \
  /usr/lib/nginx/modules/ngx_http_brotli_static_module.so
need 'tests of its settings' caddy caddy
need 'tests of the functions for CloudFront' njs njs

if [ -z "$missing" ]; then
  echo 'All programs that the tests start are installed.'
  exit
fi
if [ "${1-}" = --check ]; then
  echo 'npm run setup installs them on Debian and its like; elsewhere install them by hand. Then run this again.' >&2
  exit 1
fi
if ! command -v apt-get >/dev/null; then
  echo 'Install them, then run this again.' >&2
  exit 1
fi

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Packages of servers start them when they are installed, unless this file forbids it.
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'as_root rm -f $policy' EXIT
  printf '#!/bin/sh\nexit 101\n' | as_root tee $policy >/dev/null
  as_root chmod +x $policy
fi
echo 'Installing them with apt-get …'
as_root apt-get update -qq
# One by one: with an unknown name, which other distributions have, apt-get would install none of them.
for package in $missing; do
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "$package" >/dev/null || true
done
exec sh "$0" --check
