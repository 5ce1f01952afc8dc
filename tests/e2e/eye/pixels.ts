import { inflateSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';

/** A part of the screen in CSS pixels; the screens of these tests have one dot for each. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a part of the screen shows: its relative luminance (WCAG), row by row, 0 to 1. */
export interface Picture extends Box {
  luminance: Float32Array;
}

const channel = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The nearer of left, above and above left to their plane (PNG, filter 4). */
function paeth(left: number, above: number, corner: number): number {
  const plane = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(plane - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Undoes a row's filter in place (PNG, 9.2). */
function unfilter(kind: number, row: Buffer, above: Buffer, step: number): void {
  if (kind === 0) return;
  for (let byte = 0; byte < row.length; byte += 1) {
    const left = byte < step ? 0 : (row[byte - step] ?? 0);
    const up = above[byte] ?? 0;
    const corner = byte < step ? 0 : (above[byte - step] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0;
    row[byte] = ((row[byte] ?? 0) + guess) & 255;
  }
}

/** Luminance of a PNG as browsers write it: eight bits a channel, RGB or RGBA, not interlaced. */
export function luminanceOf(png: Buffer): { width: number; height: number; luminance: Float32Array } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const step = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let byte = 8; byte < png.length;) {
    const length = png.readUInt32BE(byte);
    if (png.toString('latin1', byte + 4, byte + 8) === 'IDAT')
      parts.push(png.subarray(byte + 8, byte + 8 + length));
    byte += length + 12;
  }
  const bytes = inflateSync(Buffer.concat(parts));
  const luminance = new Float32Array(width * height);
  let above = Buffer.alloc(width * step);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * step + 1);
    const row = bytes.subarray(start + 1, start + 1 + width * step);
    unfilter(bytes[start] ?? 0, row, above, step);
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = [0, 1, 2].map((part) => channel[row[x * step + part] ?? 0] ?? 0);
      luminance[y * width + x] = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    }
    above = row;
  }
  return { width, height, luminance };
}

/** Photographs a part of the visible screen, scrolled so far, without waiting for anything. */
export async function photograph(
  session: CDPSession,
  box: Box,
  scrolled: { x: number; y: number },
): Promise<Picture> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, x: box.x + scrolled.x, y: box.y + scrolled.y, scale: 1 },
  });
  return { x: box.x, y: box.y, ...luminanceOf(Buffer.from(data, 'base64')) };
}

/** Contrast of two luminances (WCAG 2.2), 1 to 21. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The luminance at a dot of the screen; `undefined` outside of the picture. */
export function at(picture: Picture, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x) - picture.x, Math.floor(y) - picture.y];
  if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return undefined;
  return picture.luminance[row * picture.width + column];
}
