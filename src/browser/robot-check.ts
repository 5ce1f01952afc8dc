/** Action name of the robot check (CO-3). */
const ACTION = 'inquirySubmit';

interface Recaptcha {
  ready: (ready: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** How long the check may take in all, in milliseconds: a firewall may drop what it asks for, and never answer. */
export const PATIENCE_MS = 8_000;

let loading: Promise<Recaptcha> | undefined;

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The robot check did not start'));
    };
    script.onerror = () => reject(new Error('The robot check could not be loaded'));
    document.head.append(script);
  });
  return loading;
}

/**
 * Gets a token for a message: from reCAPTCHA v3, or without a site key by the shop's own proof of work. Rejects on
 * failure and after `PATIENCE_MS`; the next call starts again.
 */
export async function robotCheckToken(
  siteKey: string | undefined,
  content: readonly string[],
): Promise<string> {
  if (siteKey === undefined) return (await import('./robot-work.ts')).doRobotWork(content);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The robot check did not answer')), PATIENCE_MS);
  });
  const token = loadRecaptcha(siteKey).then((recaptcha) => recaptcha.execute(siteKey, { action: ACTION }));
  try {
    return await Promise.race([token, tooLate]);
  } catch (error) {
    loading = undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
