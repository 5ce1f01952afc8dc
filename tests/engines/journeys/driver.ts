import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { by } from '../../../tools/engines/engine-page.ts';
import type { Journey } from '../support/journey.ts';

const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
  <button hidden>Hej</button><button onclick="this.textContent = 'Dzień dobry'">Hej</button>
  <label>Imię <input id="name"></label>
  <label>Dzień <input id="day" type="date"></label><label>Godzina <input id="hour" type="time"></label>
  <div style="height: 3000px"></div><a href="/dalej">Dalej</a>
  <script>addEventListener('pageshow', ({ persisted }) => { window.shown = (window.shown ?? '') + persisted; });</script>`;
const broken = `<script>console.error('oops'); setTimeout(() => { throw new Error('late') })</script>`;

/** A site of two pages, one of them broken. */
async function startSite(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const isIcon = request.url === '/favicon.svg';
    response.setHeader('content-type', isIcon ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(
      isIcon
        ? '<svg xmlns="http://www.w3.org/2000/svg"/>'
        : html + (request.url === '/zepsuta' ? broken : ''),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export const driverJourneys: readonly Journey[] = [
  {
    title:
      'an engine is driven as a visitor would: mouse, keys, Tab, dates, back, sizes, pictures, errors [EG-1]',
    async walk(visitor) {
      const { server, url } = await startSite();
      try {
        await visitor.open(url);
        expect(
          await visitor.run('return [innerWidth, innerHeight, navigator.language, document.hasFocus()]'),
        ).toEqual([390, 844, 'pl-PL', true]);
        await visitor.press(by('button', 'Hej'));
        await visitor.see(by('button', /^Dzień/));
        await visitor.type(by('textbox', 'Imię'), 'Łucja Żak');
        expect(await visitor.read('#name', 'return element.value')).toBe('Łucja Żak');
        await visitor.typeMoment('#day', '1988-11-20');
        await visitor.typeMoment('#hour', '23:40');
        expect((await visitor.engine.picture()).subarray(1, 4).toString()).toBe('PNG');

        const link = by('link', 'Dalej');
        await visitor.tabTo(link);
        await visitor.keys('Shift+Tab');
        await visitor.seeFocused('#hour');
        await visitor.tabTo(link);
        // Tab without links, as in Safari: through the hour's parts, whose number differs, to what comes after them.
        await visitor.engine.passLinks?.(true);
        await visitor.keys('Shift+Tab');
        const isAtHour = () => visitor.read<boolean>('#hour', 'return document.activeElement === element');
        for (let parts = 0; parts < 5 && (await isAtHour()); parts += 1) await visitor.keys('Tab');
        expect(await isAtHour()).toBe(false);
        const isPassed = await visitor.read<boolean>(link, 'return document.activeElement !== element');
        expect(isPassed).toBe(visitor.engine.passLinks !== undefined);
        await visitor.engine.passLinks?.(false);

        await visitor.follow(link);
        await visitor.until(`location.pathname === '/dalej' && window.shown`);
        await visitor.back();
        await visitor.until(`location.pathname === '/' && window.shown === 'falsetrue'`);
        await visitor.resize(1280, 900);

        expect(await visitor.engine.faults()).toEqual([]);
        await visitor.open(`${url}/zepsuta`);
        await expect.poll(() => visitor.engine.faults().then(String)).toMatch(/oops.*late/);
      } finally {
        server.close();
      }
    },
  },
];
