import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Values } from '#machines/purchase.machine.ts';
import type { CallEnd, HeldCall } from '#tools/model/steps/ui.ts';
import { PlainBrowser } from '../../server/support/plain-browser.ts';
import type { PlainNetwork } from './plain-network.ts';

/** A text with ordinary spaces, as `PlainBrowser` reads it. */
export const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

/** A customer's visit without scripts, with an API that the test holds. */
export class PlainVisit {
  readonly browser: PlainBrowser;
  /** Something was typed or ticked since the page came. */
  isEdited = false;
  /** The page answers a sent form. */
  isSent = false;
  /** The page is one of the browser's history: it shows what it showed, also why an earlier order failed. */
  isEarlier = false;
  #isNew = true;
  #pressed: Promise<void> = Promise.resolve();
  readonly #keys = new Map<string, string | null>();

  constructor(
    app: FastifyInstance,
    readonly network: PlainNetwork,
  ) {
    this.browser = new PlainBrowser(app);
  }

  /** Opens an address: what was typed before is gone with its page. */
  open(address: string): Promise<void> {
    this.#isNew = true;
    return this.browser.open(address);
  }

  shows = (name: string): boolean =>
    [...this.browser.document.querySelectorAll(`[name="${name}"]`)].some(
      (one) => !one.matches('[type=hidden]'),
    );

  edit(work: () => void): void {
    work();
    this.isEdited = true;
  }

  /** Goes back to the page before, as the browser has kept it. */
  back(): void {
    this.browser.back();
    this.isEarlier = true;
  }

  /** Presses a button of the form, until its page has come or the API holds the call that it waits for. */
  async pressAndHold(name?: string, value?: string): Promise<void> {
    this.isEdited = false;
    this.isEarlier = false;
    this.isSent = true;
    this.#pressed = this.browser.press(name, value);
    await Promise.race([this.#pressed, this.network.whenHeld()]);
  }

  /** Settles the held call; the page comes. */
  async end(call: HeldCall, how: CallEnd): Promise<void> {
    expect(this.network.held?.call).toBe(call);
    this.network.held?.end(how);
    await this.#pressed;
  }

  /** Types what the customer knows by heart into a new form, and lets the page answer what was typed into this one. */
  async showForm({ values }: { values: Values }): Promise<void> {
    if (this.#isNew) {
      const known = Object.entries(values).filter(([name]) => this.shows(name));
      this.browser.type(Object.fromEntries(known));
      this.isEdited = true;
      this.#isNew = false;
    }
    if (this.isEdited) {
      this.isEarlier = false;
      await this.browser.press();
    }
    this.isEdited = false;
  }

  followLink(name: string): void {
    const link = [...this.browser.document.links].find(({ textContent }) => textContent === name);
    this.browser.leftFor = link?.href;
  }

  /** The same order of a visit has the same Idempotency-Key, and another order another one (OF-6). */
  expectOneKeyPerOrder(): void {
    const { body = '', key = null } = this.network.held ?? {};
    expect(key).toMatch(/^.{16,255}$/);
    const others = [...this.#keys].filter(([content]) => content !== body).map(([, used]) => used);
    expect(this.#keys.get(body) ?? key).toBe(key);
    expect(others).not.toContain(key);
    this.#keys.set(body, key);
  }
}
