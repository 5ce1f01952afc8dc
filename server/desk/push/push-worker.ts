/** Where the browser fetches the desk's service worker; its scope is the whole desk, of which it changes no request. */
export const PUSH_WORKER_PATH = '/push-worker.js';

/**
 * Code of the service worker: shows a notification and leads to its page. It keeps no files and answers no request, so a
 * new version of the desk is never held up by it.
 */
export const PUSH_WORKER = `
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const options = { body, tag: path, icon: '/icon-maskable-192.png', lang: 'pl', data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((tabs) => {
      const open = tabs.find(({ url }) => url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
`;
