import { chartMarkup, download, pictureOf } from './chart-file.ts';

/** Size of the card in pixels: a phone's screen held upright, as stories are. */
export const CARD = { width: 1080, height: 1920 } as const;

/** Words and symbols of a card; the points name symbols of the shop's icon file. */
export interface CardWords {
  brand: string;
  name: string | undefined;
  when: string;
  points: readonly { name: string; heading: string }[];
  foot: string;
}

/** Colours and font stacks, which are the page's own. */
export interface CardLook {
  colors: Readonly<Record<'background' | 'text' | 'rubric' | 'frame' | 'foot', string>>;
  fonts: Readonly<Record<'display' | 'smallcaps' | 'text', string>>;
  /** Replaces a colour of the drawn chart by its custom property's name. */
  chartColors: Readonly<Record<string, string>>;
}

const CHART = { side: 820, top: 500 } as const;
const ICON = 52;
const LINE = 86;

/** A symbol of the icon file as a picture of its own. */
function symbolMarkup(icons: Document, id: string, color: string): string {
  const symbol = icons.getElementById(id);
  const attributes = [...(symbol?.attributes ?? [])].flatMap(({ name, value }) =>
    name === 'id' ? [] : `${name}="${value}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" color="${color}" ${attributes.join(' ')}>${symbol?.innerHTML ?? ''}</svg>`;
}

/**
 * Draws the card to share: the chart on night with the page's own fonts. Rejects if the browser cannot draw it, or
 * the icons do not load.
 */
export async function drawCard(drawn: SVGSVGElement, words: CardWords, look: CardLook): Promise<Blob> {
  const { colors, fonts } = look;
  const faces = {
    brand: `400 46px ${fonts.display}`,
    name: (size: number) => `italic 400 ${size}px ${fonts.display}`,
    when: `400 42px ${fonts.smallcaps}`,
    point: `400 56px ${fonts.display}`,
    foot: `500 34px ${fonts.text}`,
  };
  const said = [words.brand, words.name ?? '', words.when, words.foot].join('');
  const [icons] = await Promise.all([
    fetch('/icons.svg').then(async (response) => {
      if (!response.ok) throw new Error('The icons did not load');
      return new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    }),
    ...[faces.brand, faces.name(100), faces.when, faces.foot].map((face) => document.fonts.load(face, said)),
  ]);
  const [chart, logo, ...symbols] = await Promise.all(
    [
      chartMarkup(drawn, look.chartColors),
      symbolMarkup(icons, 'logo', colors.text),
      ...words.points.map(({ name }) => symbolMarkup(icons, `planet-${name}`, colors.rubric)),
    ].map(pictureOf),
  );

  const canvas = Object.assign(document.createElement('canvas'), CARD);
  const drawing = canvas.getContext('2d');
  if (!drawing || !chart || !logo) throw new Error('The card could not be drawn');
  const middle = CARD.width / 2;
  drawing.fillStyle = colors.background;
  drawing.fillRect(0, 0, CARD.width, CARD.height);
  drawing.strokeStyle = colors.frame;
  for (const [inset, width] of [
    [34, 3],
    [46, 1.5],
  ] as const) {
    drawing.lineWidth = width;
    drawing.strokeRect(inset, inset, CARD.width - 2 * inset, CARD.height - 2 * inset);
  }

  const write = (text: string, font: string, color: string, x: number, y: number) => {
    drawing.font = font;
    drawing.fillStyle = color;
    drawing.fillText(text, x, y);
  };
  drawing.textBaseline = 'middle';
  drawing.font = faces.brand;
  const brandWidth = drawing.measureText(words.brand).width + 104;
  drawing.drawImage(logo, middle - brandWidth / 2, 100, 80, 80);
  write(words.brand, faces.brand, colors.text, middle - brandWidth / 2 + 104, 142);

  drawing.textAlign = 'center';
  const room = CARD.width - 160;
  if (words.name !== undefined) {
    drawing.font = faces.name(130);
    const size = Math.min(130, (130 * room) / drawing.measureText(words.name).width);
    write(words.name, faces.name(size), colors.text, middle, 310);
  }
  drawing.font = faces.when;
  write(words.when, faces.when, colors.rubric, middle, words.name === undefined ? 370 : 425);
  drawing.drawImage(chart, middle - CHART.side / 2, CHART.top, CHART.side, CHART.side);

  drawing.textAlign = 'left';
  words.points.forEach(({ heading }, index) => {
    const y = CHART.top + CHART.side + 95 + index * LINE;
    const symbol = symbols[index];
    if (symbol) drawing.drawImage(symbol, 200, y - ICON / 2, ICON, ICON);
    write(heading, faces.point, colors.text, 282, y);
  });
  drawing.textAlign = 'center';
  write(words.foot, faces.foot, colors.foot, middle, CARD.height - 125);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The card could not be drawn'))),
      'image/png',
    );
  });
}

/** Shares a picture by the device's share sheet, or downloads it if there is none. A cancelled sheet is no failure. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) return download(picture, name);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') download(picture, name);
  }
}
