import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawCard } from '#browser/share-card.ts';

beforeEach(() => {
  vi.stubGlobal('Image', LoadedPicture);
  vi.stubGlobal('document', Object.assign(document, { fonts: { load: async () => [] } }));
  vi.stubGlobal('fetch', async () => new Response(ICONS));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ICONS = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="logo" viewBox="0 0 1 1"><path d="logo"/></symbol>
  <symbol id="planet-sun" viewBox="0 0 2 2"><path d="sun"/></symbol>
</svg>`;
const WORDS = {
  brand: 'Wróżki',
  name: 'Żaneta',
  when: '5 września',
  points: [{ name: 'sun', heading: 'Słońce w Rybach' }],
  foot: 'przyklad.pl',
};
const LOOK = {
  colors: { background: 'night', text: 'white', rubric: 'red', frame: 'gold', foot: 'grey' },
  fonts: { display: 'Jeden', smallcaps: 'Dwa', text: 'Trzy' },
  chartColors: { line: 'silver' },
};

class LoadedPicture {
  src = '';
  decode = () => Promise.resolve();
  toString = () =>
    decodeURIComponent(this.src).replace(/.*?<svg [^>]*?(color="\w+" viewBox="[^"]*")?>/, '$1 ');
}

/** A place to draw that writes down what is drawn, with what holds for it. */
function pen(): { drawing: object; lines: string[] } {
  const lines: string[] = [];
  const held = {
    font: '',
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    textAlign: 'start',
    textBaseline: '',
  };
  const note =
    (what: string, ...by: (keyof typeof held)[]) =>
    (...given: readonly unknown[]) =>
      void lines.push([what, ...given, ...by.map((name) => held[name])].map(String).join(' | '));
  const drawing = Object.assign(held, {
    measureText: () => ({ width: 300 }),
    fillRect: note('area', 'fillStyle'),
    strokeRect: note('frame', 'strokeStyle', 'lineWidth'),
    fillText: note('text', 'font', 'fillStyle', 'textAlign', 'textBaseline'),
    drawImage: note('picture'),
  });
  return { drawing, lines };
}

test('a shared card has its frame, logo, words, chart and symbols, each in its place and colour', async () => {
  const { drawing, lines } = pen();
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(drawing as unknown as null);
  vi.spyOn(prototype, 'toBlob').mockImplementation((take) => take(new Blob(['karta'])));
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  chart.innerHTML = '<path stroke="var(--line, black)"/>';
  await drawCard(chart, WORDS, LOOK);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "area | 0 | 0 | 1080 | 1920 | night
    frame | 34 | 34 | 1012 | 1852 | gold | 3
    frame | 46 | 46 | 988 | 1828 | gold | 1.5
    picture | color="white" viewBox="0 0 1 1" <path xmlns="http://www.w3.org/2000/svg" d="logo"/></svg> | 338 | 100 | 80 | 80
    text | Wróżki | 442 | 142 | 400 46px Jeden | white | start | middle
    text | Żaneta | 540 | 310 | italic 400 130px Jeden | white | center | middle
    text | 5 września | 540 | 425 | 400 42px Dwa | red | center | middle
    picture |  <path stroke="silver"/></svg> | 130 | 500 | 820 | 820
    picture | color="red" viewBox="0 0 2 2" <path xmlns="http://www.w3.org/2000/svg" d="sun"/></svg> | 200 | 1389 | 52 | 52
    text | Słońce w Rybach | 282 | 1415 | 400 56px Jeden | white | left | middle
    text | przyklad.pl | 540 | 1795 | 500 34px Trzy | grey | center | middle"
  `);
});

test('a device that cannot draw says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  await expect(drawCard(chart, WORDS, LOOK)).rejects.toThrow('The card could not be drawn');
});
