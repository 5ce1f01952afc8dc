import { PORTRAIT } from '#domain/picture-file.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is cut out: its centre as fractions of the picture, and how much larger than at least. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** A rectangle in a picture's pixels. */
export interface Cut extends Size {
  left: number;
  top: number;
}

const MAX_ZOOM = 4;
/** Of a tall picture the upper part is taken first: faces are there. */
const FIRST_Y = 0.4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The largest part in the portrait's shape. */
function widest({ width, height }: Size): Size {
  const scale = Math.min(width / PORTRAIT.width, height / PORTRAIT.height);
  return { width: PORTRAIT.width * scale, height: PORTRAIT.height * scale };
}

/** How far a picture can be enlarged before it has fewer pixels than the portrait; 1 for one that just fits. */
export const maxZoom = (size: Size): number =>
  between(1, Math.floor((widest(size).width / PORTRAIT.width) * 10) / 10, MAX_ZOOM);

/** The rectangle that a crop cuts out. */
export function cutOf(size: Size, { x, y, zoom }: Crop): Cut {
  const whole = widest(size);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { left: x * size.width - width / 2, top: y * size.height - height / 2, width, height };
}

/** The nearest crop that lies within the picture. */
export function kept(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, maxZoom(size));
  const { width, height } = cutOf(size, { ...crop, zoom });
  const [halfX, halfY] = [width / 2 / size.width, height / 2 / size.height];
  return { x: between(halfX, crop.x, 1 - halfX), y: between(halfY, crop.y, 1 - halfY), zoom };
}

/** Where cutting begins. */
export const firstCrop = (size: Size): Crop => kept(size, { x: 0.5, y: FIRST_Y, zoom: 1 });

/** The crop after the picture was moved under its frame, by fractions of the frame. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = cutOf(size, crop);
  return kept(size, {
    ...crop,
    x: crop.x - (by.x * width) / size.width,
    y: crop.y - (by.y * height) / size.height,
  });
}
