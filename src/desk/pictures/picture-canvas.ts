/** Qualities that are tried until a picture is small enough. */
const QUALITIES = [0.86, 0.75, 0.6, 0.4];

/** What is cut out of a picture, in its pixels. */
interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An unpacked picture, rotated as its metadata ask for. Give it back when it is not shown any more. */
export interface OpenPicture {
  image: HTMLImageElement;
  /** Address for this page alone. */
  url: string;
  close: () => void;
}

/**
 * Unpacks a file.
 * @throws when the browser cannot.
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { image, url, close };
}

function drawn(image: HTMLImageElement, { left, top, width, height }: Cut, wide: number, high: number) {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas');
  // Under what is transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, wide, high);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, width, height, 0, 0, wide, high);
  return canvas;
}

/** A copy of what is cut out, half as large as the size asked for, as an address for this page. */
export const previewOf = (
  image: HTMLImageElement,
  cut: Cut,
  { width, height }: { width: number; height: number },
): string => drawn(image, cut, width / 2, height / 2).toDataURL('image/jpeg', 0.8);

/**
 * Draws the crop in the given size, which drops all metadata of the file. WebP if the browser can write it, otherwise
 * JPEG.
 * @returns its bytes in base64.
 * @throws if it cannot be drawn, or exceeds the limit of bytes.
 */
export async function encodePicture(
  image: HTMLImageElement,
  cut: Cut,
  size: { width: number; height: number },
  limit: number,
): Promise<string> {
  const canvas = drawn(image, cut, size.width, size.height);
  for (const quality of QUALITIES) {
    const webp = await blobOf(canvas, 'image/webp', quality);
    // Safari writes PNG instead.
    const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= limit) return base64Of(blob);
  }
  throw new Error('The picture does not become small enough');
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^.*,/, '')));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    reader.readAsDataURL(blob);
  });
