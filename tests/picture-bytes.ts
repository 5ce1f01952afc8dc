/** Files of pictures with the structure of real ones and nothing to see in them. */

const u32 = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};
/** A chunk of a WebP. */
export const chunk = (name: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, body, Buffer.alloc(body.length % 2)]);
};
const u24 = (number: number) => Buffer.from([number & 255, (number >> 8) & 255, number >> 16]);

/** A still WebP; `extra` stands around the picture, as EXIF does. */
export function webp(width: number, height: number, extra: Record<string, string> = {}): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const picture = chunk(
    'VP8 ',
    Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), size, Buffer.alloc(200, 7)]),
  );
  const others = Object.entries(extra).map(([name, text]) => chunk(name, Buffer.from(text)));
  const head = chunk('VP8X', Buffer.concat([Buffer.alloc(4), u24(width - 1), u24(height - 1)]));
  const body = Buffer.concat(others.length > 0 ? [head, picture, ...others] : [picture]);
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), body]));
}

/** A segment of a JPEG. */
export const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);

/** A JPEG of three colours with EXIF, as a phone writes it; `exif` stands in it as it is. */
export function jpeg(width: number, height: number, exif = 'Exif'): Buffer {
  const frame = Buffer.alloc(15, 1);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  frame[5] = 3;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(exif)),
    segment(0xfe, Buffer.from('Komentarz')),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(30, 1)),
    segment(0xda, Buffer.alloc(10, 1)),
    Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4]),
    Buffer.alloc(200, 9),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('Drugie zdjęcie z telefonu'),
  ]);
}

/** A PNG without picture data: a few bytes may promise any size. */
export const png = (width: number, height: number, ...chunks: string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[['IHDR', Buffer.concat([u32(width), u32(height), Buffer.alloc(5)])] as const]
      .concat(chunks.map((name) => [name as 'IHDR', Buffer.alloc(8)] as const))
      .concat([['IEND' as 'IHDR', Buffer.alloc(0)] as const])
      .map(([name, body]) =>
        Buffer.concat([u32(body.length), Buffer.from(name, 'latin1'), body, Buffer.alloc(4)]),
      ),
  ]);
