/** Settings of `npm run flows` from the environment. */
export interface FlowsSettings {
  /** Port of the page; unset: 3100 or the next free one. */
  port: number | undefined;
  /** Origin of a running shop to show; unset: a shop is started. */
  shopUrl: string | undefined;
  /** Origin of that shop's desk; unset: it is not shown. */
  deskUrl: string | undefined;
  /** Where the counts lie that made-up visitors are modelled on: a PostgreSQL, or else the snapshots of a data folder. */
  databaseUrl: string | undefined;
  dataDir: string;
}

const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

function originOf(name: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`${name} must be an address that begins with http:// or https://, not "${address}".`);
  }
  return new URL(address).origin;
}

/** Reads and validates the settings. @throws an error that names the invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): FlowsSettings {
  const { PORT, SHOP_URL, DESK_URL, DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = env;
  const port = PORT === undefined ? undefined : Number(PORT);
  if (port !== undefined && !isPort(port)) throw new Error(`PORT must be a port's number, not "${PORT}".`);
  return {
    port,
    shopUrl: originOf('SHOP_URL', SHOP_URL),
    deskUrl: originOf('DESK_URL', DESK_URL),
    databaseUrl,
    dataDir,
  };
}
