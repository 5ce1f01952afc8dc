import { afterEach, describe, expect, it, vi } from 'vitest';
import { chartMarkup, saveChartAsPng, saveChartAsSvg } from '#browser/chart-file.ts';

const SVG = 'http://www.w3.org/2000/svg';

function drawnChart(): SVGSVGElement {
  const host = document.createElement('div');
  host.innerHTML = `<svg xmlns="${SVG}" id="wykres" class="c1" viewBox="0 0 4 4"><title>Słońce & Księżyc</title>
    <circle r="2" fill="var(--c-bgRaised, #FFFFFF)" stroke="#0C252D"/><path d="M0 0" stroke="var(--chart__x1,#2C7455)"/></svg>`;
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('The sample has no svg');
  return svg;
}

afterEach(() => vi.restoreAllMocks());

describe('a chart taken out of the page', () => {
  it('stands alone: well-formed, with its own colours, without the page’s id and classes [BH-5]', () => {
    const markup = chartMarkup(drawnChart());
    const read = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
    expect(read.namespaceURI).toBe(SVG);
    expect(read.getAttributeNames()).not.toContain('id');
    expect(read.getAttributeNames()).not.toContain('class');
    expect(read.querySelector('title')?.textContent).toBe('Słońce & Księżyc');
    expect(read.querySelector('circle')?.getAttribute('fill')).toBe('#FFFFFF');
    expect(read.querySelector('path')?.getAttribute('stroke')).toBe('#2C7455');
    expect(markup).not.toContain('var(');
  });

  it('leaves the chart on the page as it was', () => {
    const drawn = drawnChart();
    chartMarkup(drawn);
    expect(drawn.id).toBe('wykres');
  });

  it('is saved as an SVG file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:chart';
        },
        revokeObjectURL: () => {},
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    saveChartAsSvg(drawnChart(), 'horoskop');
    expect(names).toEqual(['horoskop.svg']);
    expect(files[0]?.type).toBe('image/svg+xml');
    vi.unstubAllGlobals();
  });

  it('is saved as a PNG file of its own name, drawn large enough for print', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:chart', revokeObjectURL: () => {} }),
    );
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = () => Promise.resolve();
      },
    );
    const drawImage = vi.fn();
    const { prototype } = HTMLCanvasElement;
    vi.spyOn(prototype, 'getContext').mockReturnValue({ drawImage } as unknown as null);
    const asked: unknown[] = [];
    vi.spyOn(prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take, type) {
      asked.push([this.width, this.height, type]);
      take(new Blob(['png'], { type: type ?? '' }));
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await saveChartAsPng(drawnChart(), 'horoskop');
    vi.unstubAllGlobals();
    expect(names).toEqual(['horoskop.png']);
    expect(asked).toEqual([[1600, 1600, 'image/png']]);
    expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, 0, 1600, 1600);
  });

  it('rejects where no picture can be drawn', async () => {
    await expect(saveChartAsPng(drawnChart(), 'horoskop')).rejects.toThrow(/decode/);
  });
});
