import { expect, test } from 'vitest';
import { PICTURE_BYTES, PORTRAIT } from '#domain/picture-file.ts';
import { cleanPicture } from '#server/desk/pictures/clean-picture.ts';
import { chunk, jpeg, segment } from '#tests/picture-bytes.ts';

const whole = jpeg(640, 800, '52.2297 N');
const frameAt = whole.indexOf(Buffer.from([0xff, 0xc0]));
const scanAt = whole.indexOf(Buffer.from([0xff, 0xda]));
/** A JPEG with another byte, counted from its frame. */
const changed = (at: number, value: number) => {
  const bytes = Buffer.from(whole);
  bytes[frameAt + at] = value;
  return bytes;
};
const padded = (length: number) => Buffer.concat([whole, Buffer.alloc(length - whole.length)]);
/** A WebP without loss, with a place in it. */
const lossless = () => {
  const size = Buffer.alloc(5, 0x2f);
  size.writeUInt32LE(639 + 799 * 0x4000, 1);
  const drawn = chunk('VP8L', Buffer.concat([size, Buffer.alloc(99, 7)]));
  const all = Buffer.concat([Buffer.from('WEBP'), chunk('EXIF', Buffer.from('52.2297 N')), drawn]);
  return { sent: chunk('RIFF', all), drawn };
};

test.each<[string, Buffer, string]>([
  ['of one colour', changed(9, 1), 'a JPEG of another kind'],
  ['of four colours, as printers take it', changed(9, 4), 'a JPEG of another kind'],
  ['of a kind that no browser draws', changed(1, 0xc3), 'a JPEG of another kind'],
  [
    'with two frames',
    Buffer.concat([
      whole.subarray(0, scanAt),
      segment(0xc2, whole.subarray(frameAt + 4, frameAt + 19)),
      whole.subarray(scanAt),
    ]),
    'a JPEG of another kind',
  ],
  ['without picture data', Buffer.concat([whole.subarray(0, scanAt), Buffer.from([0xff, 0xd9])]), 'cut'],
  ['of a byte too many', padded(PICTURE_BYTES + 1), 'more than 300000 bytes'],
])('a JPEG %s is refused [DK-14]', (_what, sent, why) => {
  expect(cleanPicture(sent, PORTRAIT)).toBe(why);
});

test('a progressive JPEG, one of the most bytes, and a WebP without loss are stored as nothing but the picture [DK-14]', () => {
  const progressive = cleanPicture(changed(1, 0xc2), PORTRAIT);
  expect(progressive).toMatchObject({ ending: 'jpg' });
  const largest = cleanPicture(padded(PICTURE_BYTES), PORTRAIT);
  expect(largest).toEqual(cleanPicture(whole, PORTRAIT));
  const { sent, drawn } = lossless();
  const clean = cleanPicture(sent, PORTRAIT);
  expect(clean).toEqual({
    ending: 'webp',
    bytes: chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), drawn])),
  });
  for (const one of [progressive, largest, clean])
    expect(typeof one === 'object' && one.bytes.includes('52.2297')).toBe(false);
});
