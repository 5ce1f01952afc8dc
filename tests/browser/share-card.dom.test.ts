import { afterEach, expect, test, vi } from 'vitest';
import { drawCard, sharePicture } from '#browser/share-card.ts';

const picture = new Blob(['karta'], { type: 'image/png' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Names of the files that are downloaded. */
function downloads(): string[] {
  const names: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

test.each([
  ['that was sent', undefined, []],
  ['whose sheet was closed', new DOMException('closed', 'AbortError'), []],
  ['that the sheet refused', new DOMException('no', 'NotAllowedError'), ['karta.png']],
])('a card %s is downloaded only if it would be lost otherwise', async (_, error, expected) => {
  const names = downloads();
  const share = vi.fn(async (_data: ShareData) => {
    if (error) throw error;
  });
  vi.stubGlobal('navigator', { canShare: () => true, share });
  await sharePicture(picture, 'karta.png');
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type]).toEqual(['karta.png', 'image/png']);
  expect(names).toEqual(expected);
});

test.each([
  ['without a sheet', {}],
  ['whose sheet takes no pictures', { canShare: () => false }],
])('on a device %s the card is downloaded', async (_, device) => {
  const names = downloads();
  vi.stubGlobal('navigator', device);
  await sharePicture(picture, 'karta.png');
  expect(names).toEqual(['karta.png']);
});

test('a card’s fonts are there for every letter that is written on it', async () => {
  const load = vi.fn(async (_font: string, _text?: string) => []);
  vi.stubGlobal('document', Object.assign(document, { fonts: { load } }));
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const words = {
    brand: 'Wróżki',
    name: 'Żaneta',
    when: '5 września',
    points: [],
    foot: 'przyklad.pl',
  };
  const look = {
    colors: { background: '', text: '', rubric: '', frame: '', foot: '' },
    fonts: { display: 'Jeden', smallcaps: 'Dwa', text: 'Trzy' },
    chartColors: {},
  };
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  await expect(drawCard(chart, words, look)).rejects.toThrow('The icons did not load');
  const loaded = load.mock.calls.map(([font, text]) => `${font}: ${text}`);
  for (const [family, said] of [
    ['italic 400', 'Żaneta'],
    ['Dwa', '5 września'],
    ['Jeden', 'Wróżki'],
    ['Trzy', 'przyklad.pl'],
  ] as const)
    expect(
      loaded.some((one) => one.includes(family) && one.includes(said)),
      said,
    ).toBe(true);
});

test.each([
  ['Żaneta', 400, 130],
  ['Wniebowzięta Bogumiła', 1840, 65],
  [undefined, 0, undefined],
])('the name %s fits above the day, and each point has its symbol on its line', async (name, width, size) => {
  const written = new Map<string, { font: string; y: number }>();
  const drawn: number[] = [];
  const drawing = {
    font: '',
    fillRect: () => {},
    strokeRect: () => {},
    measureText: (text: string) => ({ width: text === name ? width : 300 }),
    fillText(text: string, _x: number, y: number) {
      written.set(text, { font: this.font, y });
    },
    drawImage: (_picture: unknown, _x: number, y: number, _width: number, height: number) =>
      void drawn.push(y + height / 2),
  };
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(drawing as unknown as null);
  vi.spyOn(prototype, 'toBlob').mockImplementation((take) => take(picture));
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  vi.stubGlobal('document', Object.assign(document, { fonts: { load: async () => [] } }));
  vi.stubGlobal('fetch', async () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const points = ['Słońce w Rybach', 'Księżyc w Raku'].map((heading) => ({ name: 'sun', heading }));
  const words = { brand: 'Wróżki', name, when: '5 września', points, foot: 'przyklad.pl' };
  const look = {
    colors: { background: '', text: '', rubric: '', frame: '', foot: '' },
    fonts: { display: 'Jeden', smallcaps: 'Dwa', text: 'Trzy' },
    chartColors: {},
  };
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  expect(await drawCard(chart, words, look)).toBe(picture);

  const placeOf = (text: string) => written.get(text) ?? { font: '', y: Number.NaN };
  if (name === undefined) expect(written.size).toBe(5);
  else {
    expect(placeOf(name).font).toBe(`italic 400 ${size}px Jeden`);
    expect(placeOf('5 września').y).toBeGreaterThan(placeOf(name).y + 65 + 21);
  }
  for (const { heading } of points) expect(drawn).toContain(placeOf(heading).y);
});
