import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBirthReading } from '#server/answers/birth-reading.ts';
import { safeDrawing } from '#server/answers/chart-drawing.ts';
import { createBirthDraft } from '#server/orders/birth-draft.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { runAnswerCommand } from '#tools/answer/answer-command.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400"><circle r="198"></circle></svg>';

let store: Store;
let folder: string;
beforeAll(async () => {
  store = await startTestStore();
  folder = await mkdtemp(join(tmpdir(), 'chart-'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** A paid birth horoscope of a chart whose hour came twice; the second one was meant. */
async function paidReading(city = 'Kraków', image = DRAWING) {
  const customer = { ...birth, birthDate: '1990-09-30', city };
  const chartHandle = await createBirthDraft(store.db, {
    ...customer,
    birthTime: '02:30',
    clockChoice: 'later',
  });
  return paidOrder(store.db, orderOf('Horoskop_urodzeniowy', { customer, image }), chartHandle);
}
const show = (...args: string[]) => runAnswerCommand(store.db, ['show', ...args]);

describe('whoever writes a birth horoscope sees [BH-5]', () => {
  test('hour, place, positions, houses and the drawing, for the hour that the customer meant', async () => {
    const { orderId } = await paidReading();
    const reading = await findBirthReading(store.db, orderId);
    expect(reading).toMatchObject({ birthTime: '02:30', city: 'Kraków', drawing: DRAWING });
    expect(reading?.computed?.assumed).toMatchObject({
      place: 'Kraków, woj. małopolskie',
      utc: '1990-09-30T01:30:00Z',
      clock: 'ambiguous',
    });
    expect(reading?.computed?.chart.sun?.zodiacTranslation).toBe('Waga');
    expect(reading?.computed?.chart.zodiacCusps).toHaveLength(12);
  });

  test('the same in npm run answer, with the drawing in a file', async () => {
    const { orderId } = await paidReading();
    const { text } = await show(String(orderId));
    for (const part of ['Anna, born 1990-09-30 02:30', '50,06°', 'Słońce: Waga 6°', 'Ascendent: ', ', dom '])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    const file = join(folder, 'wykres.svg');
    expect(await show(String(orderId), file)).toMatchObject({ isDone: true });
    expect(await readFile(file, 'utf8')).toBe(DRAWING);
  });

  test('that the hour is not known, and that a place is none', async () => {
    const noChart = await paidOrder(
      store.db,
      orderOf('Horoskop_urodzeniowy', { customer: { ...birth, city: 'Nigdziebądź' } }),
    );
    const { text } = await show(String(noChart.orderId));
    expect(text).toContain('(hour unknown)');
    expect(text).toContain('no positions');
    expect(await show(String(noChart.orderId), join(folder, 'none.svg'))).toMatchObject({ isDone: false });
  });

  test('nothing of the kind with another order, or with none', async () => {
    const { orderId } = await paidOrder(store.db);
    expect(await findBirthReading(store.db, orderId)).toBeUndefined();
    expect(await show(String(orderId))).toMatchObject({ isDone: true });
    expect(await show('999999')).toMatchObject({ isDone: false });
  });
});

describe('a drawing that a browser sent', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<circle r="1" onload="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
    ['a picture', '<image href="https://evil.example/x.png"/>'],
    ['a foreign page', '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'],
    ['a style', '<style>@import url(https://evil.example/x.css)</style>'],
    ['a fill from elsewhere', '<circle r="1" fill="url(https://evil.example/x.svg#a)"/>'],
  ])('loses %s', (_, hostile) => {
    const drawing = safeDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${hostile}<path d="M0 0h1"/></svg>`);
    expect(drawing).toContain('<path d="M0 0h1">');
    expect(drawing).not.toMatch(/script|alert|evil|onload|href|url/);
  });

  test('is none without an svg element', () => {
    expect(safeDrawing('<p>no chart</p>')).toBeUndefined();
  });
});
