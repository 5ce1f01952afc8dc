import { NotFound } from '#blocks/not-found.tsx';

/** An unknown address (SH-11). */
export default function NotFoundPage() {
  return <NotFound />;
}
