import { NotFound } from '#blocks/not-found.tsx';

/** Page for an unknown address (SH-11). */
export default function NotFoundPage() {
  return <NotFound />;
}
