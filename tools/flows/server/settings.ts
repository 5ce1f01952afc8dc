/** Settings of `npm run flows` from the environment. */
export interface FlowsSettings {
  /** Port of the page; unset: 3100 or the next free one. */
  port: number | undefined;
  /** Origin of a running shop to show; unset: a shop is started. */
  shopUrl: string | undefined;
  /** Where the counts lie that made-up visitors are modelled on: a PostgreSQL, or else the snapshots of a data folder. */
  databaseUrl: string | undefined;
  dataDir: string;
}

const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

/** Reads and validates the settings. @throws an error that names the invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): FlowsSettings {
  const { PORT, SHOP_URL, DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = env;
  const port = PORT === undefined ? undefined : Number(PORT);
  if (port !== undefined && !isPort(port)) throw new Error(`PORT must be a port's number, not "${PORT}".`);
  if (SHOP_URL === undefined) return { port, shopUrl: undefined, databaseUrl, dataDir };
  if (!URL.canParse(SHOP_URL) || !/^https?:$/.test(new URL(SHOP_URL).protocol)) {
    throw new Error(`SHOP_URL must be an address that begins with http:// or https://, not "${SHOP_URL}".`);
  }
  return { port, shopUrl: new URL(SHOP_URL).origin, databaseUrl, dataDir };
}
