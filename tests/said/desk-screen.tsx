import { act, fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import type { DeskRole } from '#domain/desk-terms.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskPages } from '#desk/page-routes.tsx';
import { DESK_PAGES, pathOf, type DeskPage, type DeskPageName } from '#desk/pages.ts';
import { renderDesk } from '#tests/desk/render-desk.tsx';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import type { Subjects } from '#tests/tools/demo/shown-pages.ts';
import { startFilledShop, type FilledShop } from './filled-shop.ts';
import { outlineOf } from './outline.ts';
import { pageStays } from './page-stays.ts';

/** The desk's pages in a document, asked by the desk's own client of the desk's own server over the filled shop. */
export class DeskScreen {
  /** Whether the server refuses calls that change something. */
  refusesWrites = false;
  /** What it refuses them with: by itself as one that is out of order. */
  refusal = () => new Response(null, { status: 503 });
  /** The reading that the server fails at, as `takeRead` names it. */
  failingRead: string | undefined;
  #filled: FilledShop | undefined;
  #open = 0;
  #read: string[] = [];
  #sent: string[] = [];

  /** Opens it before the tests of a file, and closes it after them. */
  constructor() {
    beforeAll(async () => {
      this.#filled = await startFilledShop();
      holdTimers();
      // Downloads pass the client by: a shop that runs on this machine must not answer them.
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    }, 120_000);
    afterAll(async () => {
      vi.unstubAllGlobals();
      await this.#filled?.close();
    });
  }

  get filled(): FilledShop {
    if (!this.#filled) throw new Error('the screen is not open yet');
    return this.#filled;
  }

  /** Requests since the last call that would change something. */
  takeSent = () => this.#sent.splice(0);

  /** Readings since the last call, each once. */
  takeRead = () => [...new Set(this.#read.splice(0))];

  #client = (role: DeskRole) =>
    createDeskClient(async (request) => {
      const { pathname, search } = new URL(request.url);
      const path = `${pathname.replace('/desk-api', '')}${search}`;
      const payload = await request.text();
      if (request.method !== 'GET' && !path.endsWith('/list')) {
        this.#sent.push(`${request.method} ${path} ${payload}`.trim());
        if (this.refusesWrites) return this.refusal();
      } else {
        this.#read.push(`${path} ${payload}`.trim());
        if (this.#read.at(-1) === this.failingRead) return new Response(null, { status: 503 });
      }
      this.#open += 1;
      const { statusCode, headers, rawPayload } = await this.filled.desk.call(
        request.method as 'GET' | 'POST',
        path,
        {
          as: this.filled.people[role],
          ...(payload !== '' && { payload, headers: { 'content-type': 'application/json' } }),
        },
      );
      this.#open -= 1;
      const body = statusCode === 204 ? null : new Uint8Array(rawPayload);
      return new Response(body, {
        status: statusCode,
        headers: { 'content-type': String(headers['content-type']) },
      });
    });

  /** Resolves once nothing is on its way, neither code, an answer nor a short wait, and the page stays as it is. */
  settled = () =>
    pageStays(
      2,
      () =>
        act(async () => {
          await vi.dynamicImportSettled();
          await new Promise((turn) => setImmediate(turn));
        }),
      () => this.#open > 0 || waits.size > 0,
    );

  /** Opens a page on a fresh device, and tells what it says once it is there. */
  async open(role: DeskRole, path: string): Promise<string> {
    // What was typed on another page is kept on the device.
    localStorage.clear();
    sessionStorage.clear();
    const { id, name } = this.filled.people[role];
    renderDesk(this.#client(role), operationsOf(role), path, <DeskPages />, { id, name, role });
    await this.settled();
    return this.said();
  }

  /** What the page that is open says, with its dialogs; what this process alone knows of itself is left out. */
  said = () =>
    [...document.getElementsByTagName('main'), ...openDialogs()]
      .map(outlineOf)
      .join('')
      .replace(/działa od: .*/, 'działa od: …')
      .replace(process.versions.node, '…')
      .replace(/PostgreSQL [^,]+, \d+/, 'PostgreSQL …, …');

  /** What the dialogs that are open say. */
  dialogs = () => openDialogs().map(outlineOf).join('');

  /** The address of a page, of the demo's things where it shows one. */
  addressOf = (name: DeskPageName) => {
    const address = ADDRESSES[name]?.(this.filled.subjects) ?? DESK_PAGES[name].path;
    if (address.includes(':')) throw new Error(`${name} shows one thing, and has no address here`);
    return address;
  };

  async escape(): Promise<void> {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await this.settled();
  }
}

/** Those that lie beside the page. */
const openDialogs = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
    (part) => !part.closest('main'),
  );

/** What a page does after a while, as to save or to search by itself, a slow machine would do within a test. */
function holdTimers(): void {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const held = (work: () => void, wait = 0) => {
    if (wait >= WHILE) return start(work, NEVER).unref();
    const timer = start(() => {
      waits.delete(timer);
      work();
    }, wait).unref();
    waits.add(timer);
    return timer;
  };
  vi.stubGlobal('setTimeout', held);
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    if (timer) waits.delete(timer);
    stop(timer);
  });
}
/** Short timers that have not rung yet. */
const waits = new Set<NodeJS.Timeout>();
/** Milliseconds. */
const [WHILE, NEVER] = [50, 86_400_000];

const operationsOf = (role: DeskRole) =>
  OPERATIONS.filter(({ who }) => who.includes(role)).map(({ id }) => id);

/** Addresses of pages that show one thing. */
const ADDRESSES: Readonly<Partial<Record<DeskPageName, (of: Subjects) => string>>> = {
  order: ({ order }) => pathOf('order', { orderId: order }),
  orderMail: ({ order }) => pathOf('orderMail', { orderId: order }),
  customer: ({ customer }) => pathOf('customer', { customerKey: customer }),
  message: ({ message }) => pathOf('message', { messageId: message }),
  specialist: ({ specialist }) => pathOf('specialist', { fairyId: specialist }),
  service: ({ service }) => pathOf('service', { productId: service }),
  coupon: () => pathOf('coupon', { code: 'PAPROC15' }),
  text: () => pathOf('text', { textId: 'Tarot' }),
  newsletterIssue: ({ issue }) => pathOf('newsletterIssue', { issueId: issue }),
};

/** Pages of a role; inside, signing in and an invitation lead to the queue. */
export function pagesOf(role: DeskRole): DeskPageName[] {
  const operations: readonly string[] = operationsOf(role);
  return (Object.keys(DESK_PAGES) as DeskPageName[])
    .filter((name) => name !== 'signIn' && name !== 'invitation')
    .filter((name) => {
      const { may }: DeskPage = DESK_PAGES[name];
      return may === undefined || operations.includes(may);
    });
}
