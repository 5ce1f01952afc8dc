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
/** Initial crop of a tall picture: its upper part, where faces are. */
const FIRST_Y = 0.4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** A picture's size, and the size of the cropped result. */
export interface Cutting {
  size: Size;
  target: Size;
}

/** The largest part in the target's shape. */
function widest({ size, target }: Cutting): Size {
  const scale = Math.min(size.width / target.width, size.height / target.height);
  return { width: target.width * scale, height: target.height * scale };
}

/** How far a picture can be enlarged before it has fewer pixels than its target; 1 for one that just fits. */
export const maxZoom = (cutting: Cutting): number =>
  between(1, Math.floor((widest(cutting).width / cutting.target.width) * 10) / 10, MAX_ZOOM);

/** The rectangle that a crop cuts out. */
export function cutOf(cutting: Cutting, { x, y, zoom }: Crop): Cut {
  const { size } = cutting;
  const whole = widest(cutting);
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { left: x * size.width - width / 2, top: y * size.height - height / 2, width, height };
}

/** The nearest crop inside the picture. */
export function kept(cutting: Cutting, crop: Crop): Crop {
  const { size } = cutting;
  const zoom = between(1, crop.zoom, maxZoom(cutting));
  const { width, height } = cutOf(cutting, { ...crop, zoom });
  const [halfX, halfY] = [width / 2 / size.width, height / 2 / size.height];
  return { x: between(halfX, crop.x, 1 - halfX), y: between(halfY, crop.y, 1 - halfY), zoom };
}

/** Where cutting begins. */
export const firstCrop = (cutting: Cutting): Crop => kept(cutting, { x: 0.5, y: FIRST_Y, zoom: 1 });

/** The crop after the picture was moved under its frame, by fractions of the frame. */
export function moved(cutting: Cutting, crop: Crop, by: { x: number; y: number }): Crop {
  const { size } = cutting;
  const { width, height } = cutOf(cutting, crop);
  return kept(cutting, {
    ...crop,
    x: crop.x - (by.x * width) / size.width,
    y: crop.y - (by.y * height) / size.height,
  });
}
