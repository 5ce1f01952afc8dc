import { expect, test } from 'vitest';
import { cutOf, firstCrop, kept, maxZoom, moved } from '#desk/pictures/crop.ts';
import { choiceProblem } from '#desk/pictures/picture-choice.ts';
import { PORTRAIT } from '#domain/picture-file.ts';
import { jpeg, png, webp } from '#tests/picture-bytes.ts';

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);

test.each<[string, Buffer, object | undefined]>([
  ['a photograph lying on its side', jpeg(800, 640), undefined],
  ['a WebP with metadata', webp(1200, 1600, { EXIF: 'x' }), undefined],
  ['a screenshot', png(640, 800), undefined],
  ['a table named zdjecie.jpg', Buffer.from('imię;kwota\n'), { kind: 'unknown' }],
  ['an empty file', Buffer.alloc(0), { kind: 'empty' }],
  ['a photograph of an iPhone', heic, { kind: 'heic' }],
  ['a drawing with a script', Buffer.from('<?xml version="1.0"?><svg><script/></svg>'), { kind: 'drawing' }],
  ['a page', Buffer.from('\u00EF\u00BB\u00BF <html>', 'latin1'), { kind: 'drawing' }],
  ['a GIF', Buffer.from('GIF89a......'), { kind: 'gif' }],
  ['a moving WebP', webp(640, 800, { ANIM: 'x' }), { kind: 'moving' }],
  ['a moving PNG', png(640, 800, 'acTL'), { kind: 'moving' }],
  ['a line', png(1, 20_000), { kind: 'small', width: 1, height: 20_000 }],
  ['a bomb', png(60_000, 60_000), { kind: 'huge', width: 60_000, height: 60_000 }],
  ['half a WebP', webp(640, 800).subarray(0, 100), { kind: 'cut' }],
  ['half a JPEG', jpeg(640, 800).subarray(0, 300), { kind: 'cut' }],
  ['half a PNG', png(640, 800).subarray(0, 40), { kind: 'cut' }],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), { kind: 'cut' }],
])('%s is judged by its bytes before it is unpacked [DK-14]', (_what, bytes, problem) => {
  expect(choiceProblem(bytes, PORTRAIT)).toEqual(problem);
});

test('what is cut out has the card’s shape, lies within the picture and never has too few pixels [DK-14]', () => {
  const size = { size: { width: 3000, height: 2000 }, target: PORTRAIT };
  const first = firstCrop(size);
  expect(cutOf(size, first)).toEqual({ left: 700, top: 0, width: 1600, height: 2000 });
  const far = moved(size, { ...first, zoom: 2 }, { x: 9, y: -9 });
  expect(cutOf(size, far)).toEqual({ left: 0, top: 1000, width: 800, height: 1000 });
  const most = cutOf(size, kept(size, { ...far, zoom: 99 }));
  expect(most.width).toBeGreaterThanOrEqual(640);
  expect(maxZoom({ size: { width: 640, height: 9000 }, target: PORTRAIT })).toBe(1);
});
