import type { Config } from './config.ts';

/** What the server prints once it listens: where the shop is and what it runs on, a line each. */
export function banner(config: Config): string[] {
  const { publicUrl, apiUrl, dashboardUrl, databaseUrl, dataDir, paymentsMode } = config;
  const panel = dashboardUrl === undefined ? [] : [`  Admin panel: ${dashboardUrl}`];
  if (apiUrl !== undefined) return [`The shop is open: ${publicUrl} (API: ${apiUrl})`, ...panel];
  const data =
    databaseUrl === undefined
      ? `embedded database in ${dataDir}, for trying out: real orders belong in a PostgreSQL (DATABASE_URL)`
      : 'PostgreSQL';
  return [`The shop is open: ${publicUrl}`, `  Data: ${data}`, `  Payments: ${paymentsMode}`, ...panel];
}
