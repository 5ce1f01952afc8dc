import './own-fetch.ts';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';

const ORIGIN = 'https://shop.example';

type DOMWindow = JSDOM['window'];

interface Page {
  status: number;
  headers: Record<string, unknown>;
  url: URL;
  document: Document;
  /** The window that has read it. */
  window: DOMWindow;
}

const PAGES_OF_A_WINDOW = 50;

let read = 0;
let reader: DOMWindow | undefined;

/**
 * The window that reads the next page. To make one takes as long as to read a page, so it reads several. Then another
 * takes its place: a window holds each page in which something was looked for (its selectors listen to the window).
 */
function nextWindow(): DOMWindow {
  if (!reader || read % PAGES_OF_A_WINDOW === 0) reader = new JSDOM('', { url: ORIGIN }).window;
  read += 1;
  return reader;
}

/** A browser without scripts: it follows links, sends forms and redirects, keeps cookies, and goes back. */
export class PlainBrowser {
  /** The address of another site to which the shop has led. */
  leftFor: string | undefined;
  /** Bodies of the forms sent, newest last. */
  readonly sent: string[] = [];
  readonly requests: { method: string; url: string }[] = [];
  readonly #app: FastifyInstance;
  readonly #history: Page[] = [];
  readonly #headers: Record<string, string>;
  #cookies = new Map<string, string>();

  constructor(app: FastifyInstance, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
    this.#app = app;
    this.#headers = headers;
  }

  get page(): Page {
    const page = this.#history.at(-1);
    if (!page) throw new Error('No page is open');
    return page;
  }

  get document(): Document {
    return this.page.document;
  }

  /** Path and query of the page. */
  get address(): string {
    const { pathname, search } = this.page.url;
    return pathname + search;
  }

  /** The text of the page's main part, with ordinary spaces. */
  get text(): string {
    return (this.document.querySelector('main')?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
  }

  open = (address: string): Promise<void> => this.#ask('GET', address);

  back(): void {
    if (this.leftFor === undefined) this.#history.pop();
    this.leftFor = undefined;
  }

  /** The field or button that a name, and if need be a value, belongs to. @throws when the page has none */
  control(name: string, value?: string): HTMLInputElement {
    const all = [...this.document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].filter(
      (one) => value === undefined || one.value === value,
    );
    // Another form of the page may carry the same name in a hidden field.
    const found = all.find((one) => !one.matches('[type=hidden]')) ?? all[0];
    if (!found) throw new Error(`The page has no ${name} ${value ?? ''}: ${this.text.slice(0, 400)}`);
    return found;
  }

  type(fields: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(fields)) {
      const field = this.control(name);
      if (field.matches('[readonly]')) throw new Error(`${name} can not be changed`);
      field.value = value;
    }
  }

  check(name: string, value?: string, isChecked = true): void {
    this.control(name, value).checked = isChecked;
  }

  /** Sends the form as by a press of a button; without one, or with a field's name, as by Enter in a text field. */
  async press(name?: string, value?: string): Promise<void> {
    const named = name === undefined ? undefined : this.control(name, value);
    const form = named ? named.form : this.document.querySelector('form');
    if (!form) throw new Error('The page has no form');
    const button = named?.matches('button') ? named : form.querySelector('button');
    const fields = [...new this.page.window.FormData(form, button as HTMLButtonElement)].map(
      ([key, text]): [string, string] => [key, String(text)],
    );
    await this.send(form.action, new URLSearchParams(fields).toString());
  }

  /** Sends any body to any address, as a form would. */
  async send(address: string, body: string): Promise<void> {
    this.sent.push(body);
    await this.#ask('POST', address, body);
  }

  async #ask(method: 'GET' | 'POST', address: string, payload?: string): Promise<void> {
    this.leftFor = undefined;
    const url = new URL(address, ORIGIN);
    this.requests.push({ method, url: url.href });
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await this.#app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        ...(cookie && { cookie }),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded', ...this.#headers }),
      },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of response.cookies) this.#cookies.set(name, value);
    const { location } = response.headers;
    if (location !== undefined) {
      const target = new URL(location, ORIGIN);
      if (target.origin !== ORIGIN) this.leftFor = target.href;
      else await this.#ask('GET', target.href);
      return;
    }
    const window = nextWindow();
    const document = new window.DOMParser().parseFromString(response.body, 'text/html');
    this.#history.push({ status: response.statusCode, headers: response.headers, url, document, window });
  }
}
