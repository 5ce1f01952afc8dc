import { litPath } from '#domain/lunar/moon-disc.ts';
import { moon, waiting } from '#styles/sky/birth-form.late.css.ts';

/**
 * Loading indicator with a text; the moon turns unless reduced motion is preferred. Rendered without a text too,
 * since screen readers announce only changes of an existing live region (A31).
 */
export const WaitingMoon = ({ text }: { text: string | undefined }) => (
  <p role="status" className={text === undefined ? undefined : waiting}>
    {text !== undefined && (
      <>
        <svg
          viewBox="-12 -12 24 24"
          width="32"
          height="32"
          className={moon}
          aria-hidden="true"
          focusable="false"
        >
          <circle r="10" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d={litPath(10, 0.5)} fill="currentColor" />
        </svg>
        <span>{text}</span>
      </>
    )}
  </p>
);
