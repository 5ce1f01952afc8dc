import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { DeskUi } from '#tools/model/steps/ui.ts';
import { doing, eventually } from './patience.ts';
import { shopInJsdom } from './shop-in-jsdom.tsx';

/** jsdom has no server-sent events: the test tells what the server would. */
class ToldEvents extends EventTarget {
  static readonly open = new Set<ToldEvents>();
  constructor() {
    super();
    ToldEvents.open.add(this);
  }
  close() {
    ToldEvents.open.delete(this);
  }
}

async function deskPage() {
  ToldEvents.open.clear();
  vi.stubGlobal('EventSource', ToldEvents);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const { DeskApp } = await import('#desk/app.tsx');
  // Fetched by an idle queue.
  await import('#desk/order/order-page.tsx');
  const { createDeskClient } = await import('#desk/api/desk-client.ts');
  const { takeEntryTokens } = await import('#desk/access/entry-token.ts');
  const client = createDeskClient((request) => globalThis.fetch(request));
  return <DeskApp client={client} tokens={takeEntryTokens()} />;
}

/** The real desk in jsdom, with a network that the test holds and passkeys that always work. */
export function deskInJsdom(): DeskUi {
  return {
    ...shopInJsdom({ freshCode: false, pageOf: deskPage }),
    async tell(updates) {
      if (updates !== 'reconnected') {
        const event = () => new MessageEvent(updates, { data: '{}' });
        await doing(() => [...ToldEvents.open].forEach((source) => source.dispatchEvent(event())));
        return;
      }
      for (const is of [false, true]) {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
        await doing(() => void act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline'))));
      }
    },
    saysInDialog: (text, is) =>
      eventually(() => {
        const said = (document.querySelector('[role=dialog]')?.textContent ?? '').replaceAll(/\s+/g, ' ');
        expect(text.test(said), `${said} with ${text}`).toBe(is);
      }),
    announces: (text) =>
      eventually(() => {
        const said = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
        expect(said.join(' ').replaceAll(/\s+/g, ' ')).toMatch(text);
      }),
    isAsked: () => document.querySelector('[role=dialog]') !== null,
  };
}
