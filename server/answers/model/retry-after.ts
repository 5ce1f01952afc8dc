/** Reads how long (ms) a service wants to be left alone: `Retry-After` in seconds or as a date, `retry-after-ms` before it. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (exact >= 0) return exact;
  const given = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1_000;
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : Math.max(at - now, 0);
}
