import { PORTRAIT, readPictureFile, type PictureFault } from '#domain/picture-file.ts';

/** The most bytes of a file that may be chosen: a large photograph of a phone has about half of it. */
export const FILE_LIMIT = 10_000_000;
/** The most pixels that are unpacked: what phones take at most. More is a mistake or malice, and takes a phone's memory. */
export const PIXEL_LIMIT = 50_000_000;

/** Why a chosen file becomes no portrait. */
export type ChoiceProblem =
  | { kind: PictureFault | 'unreadable' }
  | { kind: 'large'; bytes: number }
  | { kind: 'small' | 'huge'; width: number; height: number };

/** Judges a file by its bytes, before anything of it is unpacked. */
export function choiceProblem(bytes: Uint8Array): ChoiceProblem | undefined {
  const file = readPictureFile(bytes);
  if (typeof file === 'string') return { kind: file };
  const { width, height } = file;
  if (width * height > PIXEL_LIMIT) return { kind: 'huge', width, height };
  // Rotation is applied when it is unpacked, so that either side may be its height.
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < PORTRAIT.width || long < PORTRAIT.height ? { kind: 'small', width, height } : undefined;
}

/** Whether an unpacked and rotated picture has room for the portrait. */
export const sizeProblem = ({
  width,
  height,
}: {
  width: number;
  height: number;
}): ChoiceProblem | undefined =>
  width < PORTRAIT.width || height < PORTRAIT.height ? { kind: 'small', width, height } : undefined;
