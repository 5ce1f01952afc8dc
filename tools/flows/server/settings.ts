/** What `npm run flows` reads from the environment. */
export interface FlowsSettings {
  /** Where the page must listen; unset: 3100, or the next free port after it. */
  port: number | undefined;
  /** Origin of a running shop to show; unset: one is started. */
  shopUrl: string | undefined;
}

const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

/** @throws a sentence that names the setting that is wrong */
export function readSettings(env: Readonly<Record<string, string | undefined>>): FlowsSettings {
  const { PORT, SHOP_URL } = env;
  const port = PORT === undefined ? undefined : Number(PORT);
  if (port !== undefined && !isPort(port)) throw new Error(`PORT must be a port's number, not "${PORT}".`);
  if (SHOP_URL === undefined) return { port, shopUrl: undefined };
  if (!URL.canParse(SHOP_URL) || !/^https?:$/.test(new URL(SHOP_URL).protocol)) {
    throw new Error(`SHOP_URL must be an address that begins with http:// or https://, not "${SHOP_URL}".`);
  }
  return { port, shopUrl: new URL(SHOP_URL).origin };
}
