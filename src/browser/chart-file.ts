const SVG_TYPE = 'image/svg+xml';
/** Width and height of the saved PNG, sharp enough for print. */
const PNG_SIDE = 1600;

/**
 * Serialises the drawn chart as a self-contained SVG file (BH-5), without the page's classes and ids. Theme variables
 * become fixed colours, which many SVG viewers need: the given ones, else the drawing's own.
 */
export function chartMarkup(drawn: SVGSVGElement, colors: Readonly<Record<string, string>> = {}): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'id']) copy.removeAttribute(name);
  const markup = new XMLSerializer().serializeToString(copy);
  return markup.replace(
    /var\(--([\w-]+),([^()]+)\)/g,
    (_all, name: string, own: string) => colors[name] ?? own.trim(),
  );
}

/** Offers a file for download. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads the chart as SVG. */
export const saveChartAsSvg = (drawn: SVGSVGElement, name: string): void =>
  download(new Blob([chartMarkup(drawn)], { type: SVG_TYPE }), `${name}.svg`);

/** Makes a picture of SVG markup. Rejects if the browser can't render it. */
export async function pictureOf(markup: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:${SVG_TYPE};charset=utf-8,${encodeURIComponent(markup)}`;
  await picture.decode();
  return picture;
}

/** Downloads the chart as PNG. Rejects if the browser can't render it. */
export async function saveChartAsPng(drawn: SVGSVGElement, name: string): Promise<void> {
  const picture = await pictureOf(chartMarkup(drawn));
  const canvas = Object.assign(document.createElement('canvas'), { width: PNG_SIDE, height: PNG_SIDE });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, PNG_SIDE, PNG_SIDE);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The picture could not be made');
  download(file, `${name}.png`);
}
