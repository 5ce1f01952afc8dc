import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react';

/** URL of the placeholder for a picture that is missing or fails to load (HO-3). */
export const PICTURE_PLACEHOLDER = '/art/post-placeholder.svg';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Missing or empty: the placeholder is shown. */
  src: string | undefined;
  alt: string;
  width: number;
  height: number;
}

/** An image with an external URL; falls back to a placeholder if it is missing or broken. */
export function Picture({ src, alt, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();

  // A picture in the server's HTML may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(src);
  }, [src]);

  // A dropped line breaks pictures, and one that is back brings them.
  useEffect(() => {
    if (broken === undefined) return undefined;
    const again = () => setBroken(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [broken]);

  return (
    <img
      {...rest}
      alt={alt}
      ref={image}
      src={!src || broken === src ? PICTURE_PLACEHOLDER : src}
      onError={() => setBroken(src)}
    />
  );
}
