/** Kinds of picture files that are read here. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Why a file is no picture that can be used; `cut` ends before it should. */
export type PictureFault = 'empty' | 'heic' | 'gif' | 'drawing' | 'unknown' | 'cut' | 'moving';

/** A piece of a file: a JPEG's segment with the picture data behind it, or a chunk of WebP or PNG. */
export interface PicturePart {
  /** `FFC0` …, `VP8 ` or `IHDR`. */
  name: string;
  start: number;
  /** Behind its last byte. */
  end: number;
}

export interface PictureFile {
  type: PictureType;
  /** In pixels, before any rotation that its metadata ask for. */
  width: number;
  height: number;
  parts: readonly PicturePart[];
}

/** The size of every stored portrait, in pixels: twice what the largest card shows (4:5). */
export const PORTRAIT = { width: 640, height: 800 } as const;

/** The size of every stored picture of a service, in pixels: twice what its card shows (12:17). */
export const PLATE = { width: 480, height: 680 } as const;

/** The most bytes of a stored picture. */
export const PICTURE_BYTES = 300_000;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Reads numbers from a file; bytes beyond its end read as 0. */
const big = (bytes: Uint8Array, at: number, size: number): number => {
  let number = 0;
  for (let nth = 0; nth < size; nth += 1) number = number * 256 + (bytes[at + nth] ?? 0);
  return number;
};
const little = (bytes: Uint8Array, at: number, size: number): number => {
  let number = 0;
  for (let nth = size - 1; nth >= 0; nth -= 1) number = number * 256 + (bytes[at + nth] ?? 0);
  return number;
};

/** Brands of the ISO container that phones write: HEIC, and AVIF beside it. */
const PHONE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * Reads a picture's type and size from its bytes, and whether it is complete, without decoding it. File name and the
 * browser's media type are ignored.
 */
export function readPictureFile(bytes: Uint8Array): PictureFile | PictureFault {
  if (bytes.length === 0) return 'empty';
  if (big(bytes, 0, 3) === 0xff_d8_ff) return readJpeg(bytes);
  if (big(bytes, 0, 4) === 0x89_50_4e_47) return readPng(bytes);
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return readWebp(bytes);
  if (text(bytes, 0, 4) === 'GIF8') return 'gif';
  if (text(bytes, 4, 8) === 'ftyp' && PHONE_BRANDS.has(text(bytes, 8, 12))) return 'heic';
  return /^(\u00EF\u00BB\u00BF)?\s*</.test(text(bytes, 0, 200)) ? 'drawing' : 'unknown';
}

/** Markers of a JPEG's frame; its three neighbours are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Uint8Array): PictureFile | PictureFault {
  const parts: PicturePart[] = [];
  let size: { width: number; height: number } | undefined;
  for (let start = 2; start < bytes.length;) {
    if (bytes[start] !== 0xff) return 'cut';
    const marker = bytes[start + 1] ?? 0;
    if (marker === 0xff) {
      start += 1;
      continue;
    }
    // End of the picture; a phone's further pictures may follow.
    if (marker === 0xd9) return size ? { type: 'image/jpeg', ...size, parts } : 'cut';
    const length = big(bytes, start + 2, 2);
    let end = start + 2 + length;
    if (length < 2 || end > bytes.length) return 'cut';
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (isFrame(marker)) size = { height: big(bytes, start + 5, 2), width: big(bytes, start + 7, 2) };
    parts.push({ name: `FF${marker.toString(16).toUpperCase()}`, start, end });
    start = end;
  }
  return 'cut';
}

/** Where the picture data of a scan end: before the next marker that is no part of them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function readPng(bytes: Uint8Array): PictureFile | PictureFault {
  const parts: PicturePart[] = [];
  for (let start = 8; start < bytes.length;) {
    const end = start + 12 + big(bytes, start, 4);
    const name = text(bytes, start + 4, start + 8);
    if (end > bytes.length) return 'cut';
    if (name === 'acTL') return 'moving';
    parts.push({ name, start, end });
    if (name === 'IEND')
      return { type: 'image/png', width: big(bytes, 16, 4), height: big(bytes, 20, 4), parts };
    start = end;
  }
  return 'cut';
}

function readWebp(bytes: Uint8Array): PictureFile | PictureFault {
  const whole = 8 + little(bytes, 4, 4);
  if (whole > bytes.length) return 'cut';
  const parts: PicturePart[] = [];
  let [width, height] = [0, 0];
  for (let start = 12; start + 8 <= whole;) {
    const name = text(bytes, start, start + 4);
    const length = little(bytes, start + 4, 4);
    const body = start + 8;
    const end = body + length + (length % 2);
    if (end > whole) return 'cut';
    if (name === 'ANIM' || name === 'ANMF') return 'moving';
    const [wide, high] = sizeOfChunk(bytes, name, body);
    [width, height] = [Math.max(width, wide), Math.max(height, high)];
    parts.push({ name, start, end });
    start = end;
  }
  const isDrawn = parts.some(({ name }) => name === 'VP8 ' || name === 'VP8L');
  return isDrawn && width > 0 && height > 0 ? { type: 'image/webp', width, height, parts } : 'cut';
}

function sizeOfChunk(bytes: Uint8Array, name: string, body: number): readonly [number, number] {
  if (name === 'VP8X') return [little(bytes, body + 4, 3) + 1, little(bytes, body + 7, 3) + 1];
  if (name === 'VP8 ' && big(bytes, body + 3, 3) === 0x9d_01_2a)
    return [little(bytes, body + 6, 2) % 0x4000, little(bytes, body + 8, 2) % 0x4000];
  if (name === 'VP8L' && bytes[body] === 0x2f) {
    const packed = little(bytes, body + 1, 4);
    return [(packed % 0x4000) + 1, (Math.floor(packed / 0x4000) % 0x4000) + 1];
  }
  return [0, 0];
}

/** The shop's own drawing beside the newsletter's form (NL-1). */
export const EBOOK_COVER = '/art/ebook.svg';
