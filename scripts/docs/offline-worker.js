/**
 * The service worker of the site. It stores everything needed to play when a play page is first opened, and other pages when they are read. `KEPT` is
 * the list of files that the build inserts.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(KEPT);

const some = (maxEntries) => [
  /** @type {import('workbox-core/types.js').WorkboxPlugin} */ (new ExpirationPlugin({ maxEntries })),
];

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({ cacheName: 'pages', plugins: some(100) }),
);
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.method === 'GET',
  new StaleWhileRevalidate({ cacheName: 'files', plugins: some(300) }),
);
setCatchHandler(() => Promise.resolve(Response.error()));
