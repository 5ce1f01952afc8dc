import { readMoonPhase, type Moon } from '#domain/lunar/moon.ts';
import { readZodiacSign } from '#domain/zodiac.ts';

/** Reads the response of GET /moon (AP-10). Sign and phase are accepted in any case and with any separator (SH-7). */
export function readMoon(response: unknown): Moon | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const { sign, phase, illumination } = response as Record<string, unknown>;
  const read = { sign: readZodiacSign(sign), phase: readMoonPhase(phase) };
  if (!read.sign || !read.phase || typeof illumination !== 'number') return undefined;
  if (!(illumination >= 0 && illumination <= 1)) return undefined;
  return { sign: read.sign, phase: read.phase, illumination };
}
