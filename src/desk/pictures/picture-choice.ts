import { readPictureFile, type PictureFault } from '#domain/picture-file.ts';
import type { Size } from './crop.ts';

/** The most bytes of a file that may be chosen: a large photograph of a phone has about half of it. */
export const FILE_LIMIT = 10_000_000;
/** The most pixels that are unpacked: what phones take at most. More is a mistake or malice, and takes a phone's memory. */
export const PIXEL_LIMIT = 50_000_000;

/** Why a chosen file becomes no picture of a card. */
export type ChoiceProblem =
  | { kind: PictureFault | 'unreadable' }
  | { kind: 'large'; bytes: number }
  | { kind: 'small' | 'huge'; width: number; height: number };

/** Judges a file by its bytes, before anything of it is unpacked; `target` is what is drawn of it. */
export function choiceProblem(bytes: Uint8Array, target: Size): ChoiceProblem | undefined {
  const file = readPictureFile(bytes);
  if (typeof file === 'string') return { kind: file };
  const { width, height } = file;
  if (width * height > PIXEL_LIMIT) return { kind: 'huge', width, height };
  // Rotation is applied when it is unpacked, so that either side may be its height.
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < target.width || long < target.height ? { kind: 'small', width, height } : undefined;
}

/** Whether an unpacked and rotated picture has room for what is drawn of it. */
export const sizeProblem = ({ width, height }: Size, target: Size): ChoiceProblem | undefined =>
  width < target.width || height < target.height ? { kind: 'small', width, height } : undefined;
