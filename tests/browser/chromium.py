"""Finds a Chromium to test with; run as a script it installs Debian's where that is possible, or says why not."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WITHOUT = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""What Chromium has that tests do without. Most of it Playwright leaves out too, but only the last such list counts.
Ours are the lists below the address bar: pages of their own that every new window would load, with 0.4 s of CPU."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)
MISSING = "The tests in a browser are left out: there is no Chromium here. Install it, or name yours: TORTUGA_CHROMIUM."


def chromium() -> str | None:
    """The program, or None."""
    named = os.environ.get("TORTUGA_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name)) is not None), None)


def install() -> None:
    if chromium() is not None:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        print(MISSING, file=sys.stderr)
        return
    print("Installing Chromium for the tests in a browser ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run([apt, "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            print(MISSING, file=sys.stderr)
            return


if __name__ == "__main__":
    install()
