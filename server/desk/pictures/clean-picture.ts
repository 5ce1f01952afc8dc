import { PICTURE_BYTES, readPictureFile, type PictureFile } from '#domain/picture-file.ts';

/** A picture as it is stored: nothing in it but the picture. */
export interface CleanPicture {
  ending: 'webp' | 'jpg';
  bytes: Buffer;
}

/** Segments that a JPEG needs to be drawn: tables, frame (baseline or progressive), restarts, scans. */
const JPEG_DRAWN = new Set(['FFC0', 'FFC2', 'FFC4', 'FFDB', 'FFDD', 'FFDA']);

/**
 * Checks an uploaded picture by its content and size and drops whatever does not draw it: place and camera (EXIF), comments,
 * thumbnails, other files behind its end. It is not decoded here; its size is fixed, so nobody's browser can be made to
 * unpack a huge one.
 * @returns why it cannot be used, for developers; the desk prepares every picture before it sends it.
 */
export function cleanPicture(sent: Buffer, size: { width: number; height: number }): CleanPicture | string {
  if (sent.length > PICTURE_BYTES) return `more than ${PICTURE_BYTES} bytes`;
  const file = readPictureFile(sent);
  if (typeof file === 'string') return file;
  if (file.width !== size.width || file.height !== size.height)
    return `${file.width} × ${file.height} pixels`;
  if (file.type === 'image/webp') return { ending: 'webp', bytes: drawnWebp(sent, file) };
  if (file.type === 'image/jpeg') return drawnJpeg(sent, file);
  return file.type;
}

/** The picture's chunk in a container of its own. */
function drawnWebp(sent: Buffer, { parts }: PictureFile): Buffer {
  const drawn = parts.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const chunk = sent.subarray(drawn?.start, drawn?.end);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + chunk.length, 4);
  return Buffer.concat([head, chunk]);
}

function drawnJpeg(sent: Buffer, { parts }: PictureFile): CleanPicture | string {
  const drawn = parts.filter(({ name }) => JPEG_DRAWN.has(name));
  const frames = drawn.filter(({ name }) => name === 'FFC0' || name === 'FFC2');
  const [frame] = frames;
  // Three colours, which every decoder takes for the usual ones when nothing else is said.
  if (!frame || frames.length > 1 || sent[frame.start + 9] !== 3) return 'a JPEG of another kind';
  if (!drawn.some(({ name }) => name === 'FFDA')) return 'cut';
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...drawn.map(({ start, end }) => sent.subarray(start, end)),
    Buffer.from([0xff, 0xd9]),
  ]);
  return { ending: 'jpg', bytes };
}
