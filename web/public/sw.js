// The service worker: keeps what needs no house, so that the page opens without a connection, with the rules and lessons
// that were read before. The house always comes first where an answer could have changed, so no upgrade leaves an old
// page behind. It never handles tables, guests or anything else that is personal.

const KEPT = "kept";
const SHELL = "/";

/** Their address says what is in them. */
const FOR_GOOD = /^\/(static\/assets\/.|api\/texts\/.)/;
/** Such addresses in the text of a page. */
const NAMED_FILES = /(?<=")\/(static\/assets|api\/texts)\/[^"]+/g;
/** The same for everybody, until an upgrade. */
const PUBLIC = /^\/(static\/.|manifest\.webmanifest$|api\/(texts$|phrases$|titles$|titles\/[^/]+\/(rules|box|lesson)$))/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (FOR_GOOD.test(pathname)) event.respondWith(keptFirst(request));
  else if (PUBLIC.test(pathname)) event.respondWith(houseFirst(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((tabs) => {
      const tab = tabs.find(({ url }) => url === event.notification.data) ?? tabs[0];
      return tab?.focus();
    }),
  );
});

/** Any page is the same shell, whose script reads the address. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepShell().catch(() => undefined));
    return answer;
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

/** As the house gives it out now, with the files that it names. What an older one was made of goes with it. */
async function keepShell() {
  const answer = await fetch(SHELL, { cache: "no-cache", credentials: "omit" });
  if (!answer.ok) return;
  const page = await answer.clone().text();
  const known = await caches.match(SHELL);
  if (known && (await known.text()) === page) return;
  if (known) await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  await kept.addAll([...new Set(page.match(NAMED_FILES))]);
  await kept.put(SHELL, answer); // last: it is there only if it can be opened
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? (await fetched(request));
}

async function houseFirst(request) {
  try {
    return await fetched(request);
  } catch (error) {
    const known = await caches.match(request);
    if (!known) throw error;
    return known;
  }
}

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await (await caches.open(KEPT)).put(request, copy);
  }
  return answer;
}
