import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { PushSection } from '#desk/access/notices/push-section.tsx';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const OWN = 'https://fcm.googleapis.com/fcm/send/own';
const device = (endpoint: string, more = {}) => ({
  id: '00000000-0000-4000-8000-000000000001',
  endpoint,
  device: 'Firefox, Linux',
  since: '2026-11-26T10:00:00Z',
  isFailing: false,
  ...more,
});

let subscription: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object } | undefined;
let permission: NotificationPermission = 'granted';
beforeEach(() => {
  subscription = undefined;
  permission = 'granted';
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      // As browsers do where the one that they have is of another key.
      if (subscription) throw new DOMException('Registration failed', 'InvalidStateError');
      expect([...applicationServerKey]).toEqual([4, 255, 62]);
      subscription = {
        endpoint: OWN,
        unsubscribe: async () => {
          subscription = undefined;
          return true;
        },
        toJSON: () => ({ endpoint: OWN, keys: { p256dh: 'klucz', auth: 'tajne' } }),
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function drawn(devices: DeskSchemas['Push']['devices']) {
  let stored = devices;
  const sent: unknown[] = [];
  const now = () => ({ publicKey: 'BP8-', devices: stored });
  const client = createDeskClient(async (request) => {
    if (request.method === 'POST') {
      sent.push(await request.json());
      stored = [device(OWN)];
    }
    if (request.method === 'DELETE') stored = [];
    return reply<'getPush'>(now());
  });
  const user = renderDesk(client, ['getPush'], '/ja', <PushSection />);
  return { user, sent };
}

test('this browser is switched on with the shop’s key, and off again', async () => {
  const { user, sent } = drawn([]);
  await user.click(await screen.findByRole('button', { name: 'Włącz w tej przeglądarce' }));
  expect(await screen.findByText(/^Włączone\./)).toBeDefined();
  expect(sent).toEqual([{ endpoint: OWN, p256dh: 'klucz', auth: 'tajne' }]);
  expect(await screen.findByText(/ta przeglądarka/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Włącz w tej przeglądarce' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wyłącz powiadomienia: Firefox, Linux' }));
  expect(await screen.findByText('Wyłączone.')).toBeDefined();
  expect(subscription).toBeUndefined();
});

test('another browser is switched off, and this one stays on', async () => {
  const { user } = drawn([]);
  await user.click(await screen.findByRole('button', { name: 'Włącz w tej przeglądarce' }));
  await screen.findByText(/ta przeglądarka/);
  cleanup();
  const other = drawn([device('https://web.push.apple.com/x'), device(OWN, { id: 'own', device: 'Chrome' })]);
  await other.user.click(await screen.findByRole('button', { name: 'Wyłącz powiadomienia: Firefox, Linux' }));
  expect(await screen.findByText('Wyłączone.')).toBeDefined();
  expect(subscription?.endpoint).toBe(OWN);
});

test('whoever closes the browser’s question without an answer is not switched on', async () => {
  permission = 'default';
  const { user, sent } = drawn([]);
  await user.click(await screen.findByRole('button', { name: 'Włącz w tej przeglądarce' }));
  expect(await screen.findByText(/Przeglądarka nie pozwala/)).toBeDefined();
  expect([sent, subscription]).toEqual([[], undefined]);
});

test('a browser that says no is told where that is changed, and nothing is stored', async () => {
  permission = 'denied';
  const { user, sent } = drawn([device('https://web.push.apple.com/x', { isFailing: true })]);
  expect(await screen.findByText(/ostatnie nie doszło/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Włącz w tej przeglądarce' }));
  expect(await screen.findByText(/Przeglądarka nie pozwala/)).toBeDefined();
  expect(sent).toEqual([]);
});

test('where no browser can, the way of an iPhone is told', async () => {
  vi.unstubAllGlobals();
  drawn([]);
  expect(await screen.findByText(/Na iPhonie dodaj najpierw zaplecze/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Włącz w tej przeglądarce' })).toBeNull();
});

test('a browser that was switched on with the key of a shop before it was restored is switched on anew', async () => {
  subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/old',
    unsubscribe: async () => {
      subscription = undefined;
      return true;
    },
    toJSON: () => ({}),
  };
  const { user, sent } = drawn([]);
  await user.click(await screen.findByRole('button', { name: 'Włącz w tej przeglądarce' }));
  expect(await screen.findByText(/^Włączone\./)).toBeDefined();
  expect(sent).toEqual([{ endpoint: OWN, p256dh: 'klucz', auth: 'tajne' }]);
});
