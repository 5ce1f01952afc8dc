import { WHOLE_TIME } from './sessions.ts';

/**
 * The cookie that carries a session. Its name holds the desk's port on localhost, since browsers share cookies
 * between ports: two desks on one machine do not sign each other out.
 */
export interface SessionCookie {
  read: (header: string | undefined) => string | undefined;
  set: (token: string) => string;
  clear: () => string;
}

/** The session's cookie for a desk at this address. */
export function sessionCookie(deskUrl: string): SessionCookie {
  const { protocol, port } = new URL(deskUrl);
  const isSecure = protocol === 'https:';
  const name = isSecure ? '__Host-desk' : `desk-${port}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: (header = '') =>
      header
        .split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    set: (token) => `${name}=${token}; Max-Age=${WHOLE_TIME / 1000}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
