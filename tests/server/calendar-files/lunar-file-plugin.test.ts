import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lunarFilePlugin } from '#server/calendar-files/lunar-file-plugin.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(lunarFilePlugin, {
    publicUrl: 'https://kwiat.example',
    clock: { now: () => new Date('2026-11-26T12:00:00Z') },
  });
});
afterAll(() => app.close());

test('calendar programs get the phases of this month and two more, at their minute and in their sign [RD-9] [R110]', async () => {
  const response = await app.inject({ url: '/kalendarz-ksiezycowy/fazy.ics' });
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = response.payload.split('\r\n');
  // Every line ends so, none is longer than a calendar program must take, none is left open.
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(13);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(13);
  const full = lines.indexOf('SUMMARY:Pełnia w Bliźniętach');
  // 15:54 in Warsaw.
  expect(lines[full - 1]).toMatch(/^DTSTART:20261124T1453\d\dZ$/);
  const ids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(13);
  expect(ids.every((id) => id.endsWith('@kwiat.example'))).toBe(true);
});
