import { describe, expect, test } from 'vitest';
import { readPictureFile } from '#domain/picture-file.ts';
import { chunk, jpeg, png, segment, webp } from '#tests/picture-bytes.ts';

/** What a file is, and the names of its parts; or its fault. */
function readable(bytes: Uint8Array) {
  const file = readPictureFile(bytes);
  if (typeof file === 'string') return file;
  const { parts, ...facts } = file;
  return { ...facts, parts: parts.map(({ name }) => name) };
}

/** Where a file's parts begin and end: nothing lies between them. */
function bounds(bytes: Uint8Array): number[] {
  const file = readPictureFile(bytes);
  if (typeof file === 'string') throw new Error(file);
  const [first] = file.parts;
  file.parts.slice(1).forEach(({ start }, index) => expect(start).toBe(file.parts[index]?.end));
  return [first?.start ?? 0, ...file.parts.map(({ end }) => end)];
}

describe('a JPEG [DK-14]', () => {
  const SOI = Buffer.from([0xff, 0xd8]);
  const EOI = Buffer.from([0xff, 0xd9]);
  const frame = (marker: number) =>
    segment(marker, Buffer.from([8, 0x03, 0x20, 0x02, 0x80, 3, ...Array<number>(9).fill(1)]));
  const file = (...parts: Buffer[]) => Buffer.concat([SOI, ...parts, EOI]);

  test('has the size of its frame, and parts up to its end; a phone’s second picture behind it is none', () => {
    const bytes = jpeg(1200, 1600);
    const parts = ['FFE1', 'FFFE', 'FFDB', 'FFC0', 'FFC4', 'FFDA'];
    expect(readable(bytes)).toEqual({ type: 'image/jpeg', width: 1200, height: 1600, parts });
    const all = bounds(bytes);
    expect([all[0], all.at(-1)]).toEqual([2, bytes.indexOf('Drugie') - EOI.length]);
  });

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])(
    'may begin its picture with marker %i',
    (marker) => {
      expect(readable(file(frame(marker)))).toMatchObject({ width: 640, height: 800 });
    },
  );

  test.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd1])('has no size by marker %i', (marker) => {
    expect(readable(file(frame(marker)))).toBe('cut');
  });

  test('may have bytes that fill before a marker', () => {
    const bytes = file(Buffer.from([0xff, 0xff]), frame(0xc0));
    expect(readable(bytes)).toMatchObject({ width: 640, height: 800, parts: ['FFC0'] });
  });

  test.each([[0x00], [0xff, 0x00], [0xd0], [0xd7]])(
    'goes on behind FF and %i within its picture data',
    (...second) => {
      const scan = Buffer.concat([
        segment(0xda, Buffer.alloc(10, 1)),
        Buffer.from([5, 0xff, ...second, 6, 7]),
      ]);
      const bytes = file(frame(0xc0), scan, segment(0xfe, Buffer.from('x')));
      expect(readable(bytes)).toMatchObject({ parts: ['FFC0', 'FFDA', 'FFFE'] });
      expect(bounds(bytes)).toEqual([2, 21, 21 + scan.length, 26 + scan.length]);
    },
  );

  test.each([
    [
      'a segment that says it is longer than the file',
      file(frame(0xc0), Buffer.from([0xff, 0xfe, 0x40, 0])).subarray(0, -2),
    ],
    ['a segment shorter than its own length', file(frame(0xc0), Buffer.from([0xff, 0xfe, 0, 1]))],
    [
      'a segment that ends behind the file',
      Buffer.concat([SOI, frame(0xc0), segment(0xfe, Buffer.alloc(9)).subarray(0, -1)]),
    ],
    ['something else than a marker', file(frame(0xc0), Buffer.from([1, 2, 3, 4]))],
    ['no end', Buffer.concat([SOI, frame(0xc0)])],
  ])('is cut with %s', (_what, bytes) => {
    expect(readable(bytes)).toBe('cut');
  });

  test('may have an empty segment, and one that ends with the file', () => {
    expect(readable(file(frame(0xc0), segment(0xfe, Buffer.alloc(0))))).toMatchObject({
      parts: ['FFC0', 'FFFE'],
    });
  });
});

describe('a WebP [DK-14]', () => {
  const riff = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
  const lossless = (width: number, height: number, sign = 0x2f) => {
    const packed = Buffer.alloc(4);
    packed.writeUInt32LE(width - 1 + (height - 1) * 0x4000);
    return chunk('VP8L', Buffer.concat([Buffer.from([sign]), packed, Buffer.alloc(20, 3)]));
  };

  test('has the size of its picture, in each of the two ways to draw', () => {
    const bytes = webp(640, 800);
    expect(readable(bytes)).toEqual({ type: 'image/webp', width: 640, height: 800, parts: ['VP8 '] });
    expect(bounds(bytes)).toEqual([12, bytes.length]);
    expect(readable(riff(lossless(641, 16_384)))).toEqual({
      type: 'image/webp',
      width: 641,
      height: 16_384,
      parts: ['VP8L'],
    });
  });

  test('has the size of its canvas, if that is larger; chunks of odd length are filled up', () => {
    const bytes = webp(640, 800, { EXIF: 'x' });
    expect(readable(bytes)).toMatchObject({ width: 640, height: 800, parts: ['VP8X', 'VP8 ', 'EXIF'] });
    expect(bounds(bytes).at(-1)).toBe(bytes.length);
    const canvas = Buffer.from([0, 0, 0, 0, 0xe7, 0x03, 0, 0xcf, 0x07, 0]);
    expect(readable(riff(chunk('VP8X', canvas), lossless(10, 10)))).toMatchObject({
      width: 1000,
      height: 2000,
    });
  });

  test('ends where it says: what lies behind is no part', () => {
    const bytes = Buffer.concat([webp(640, 800), Buffer.from('a file within a file')]);
    expect(readable(bytes)).toMatchObject({ parts: ['VP8 '] });
  });

  test.each([
    ['without a picture', riff(chunk('EXIF', Buffer.from('none')))],
    ['with a canvas alone', riff(chunk('VP8X', Buffer.alloc(10, 1)))],
    ['whose picture does not begin as one', riff(chunk('VP8 ', Buffer.alloc(20, 1)))],
    ['whose lossless picture does not begin as one', riff(lossless(640, 800, 0x2e))],
    ['of no width', webp(0, 800)],
    ['of no height', webp(640, 0)],
    ['with a chunk that ends behind it', riff(webp(640, 800).subarray(12, -40))],
  ])('%s is cut', (_what, bytes) => {
    expect(readable(bytes)).toBe('cut');
  });

  test.each(['ANIM', 'ANMF'])('with %s moves', (name) => {
    expect(readable(webp(640, 800, { [name]: 'xx' }))).toBe('moving');
  });
});

describe('a PNG [DK-14]', () => {
  test('has the size of its head, and parts up to its end', () => {
    const bytes = png(640, 800, 'tEXt');
    const parts = ['IHDR', 'tEXt', 'IEND'];
    expect(readable(bytes)).toEqual({ type: 'image/png', width: 640, height: 800, parts });
    expect(bounds(bytes)).toEqual([8, 33, 53, 65]);
    expect(readable(bytes.subarray(0, 53))).toBe('cut');
    expect(readable(bytes.subarray(0, 64))).toBe('cut');
  });
});

test.each([
  ['RIFF....WAVEfmt ', 'unknown'],
  ['RIFX....WEBPVP8 ', 'unknown'],
  ['....ftypisom....', 'unknown'],
  ['....ftypheic....', 'heic'],
  ['....ftypmif1....', 'heic'],
  ['........heic....', 'unknown'],
  ['a < b', 'unknown'],
  [' \n<svg>', 'drawing'],
])('%j is %s', (text, fault) => {
  expect(readable(Buffer.from(text))).toBe(fault);
});
