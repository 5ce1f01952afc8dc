/** Settings of `npm run flows` from the environment. */
export interface FlowsSettings {
  /** Port of the page; unset: 3100 or the next free one. */
  port: number | undefined;
  /** Origin of a running shop to show; unset: a shop is started. */
  shopUrl: string | undefined;
}

const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

/** Reads and validates the settings. @throws an error that names the invalid setting */
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
