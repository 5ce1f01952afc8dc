import { readMoonPhase, type Moon } from '#domain/moon.ts';
import { readZodiacSign } from '#domain/zodiac.ts';

/** The moon as the API tells it (AP-10); its words are read in any case and with any separator (SH-7). */
export function readMoon(answer: unknown): Moon | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { sign, phase, illumination } = answer as Record<string, unknown>;
  const read = { sign: readZodiacSign(sign), phase: readMoonPhase(phase) };
  if (!read.sign || !read.phase || typeof illumination !== 'number') return undefined;
  if (!(illumination >= 0 && illumination <= 1)) return undefined;
  return { sign: read.sign, phase: read.phase, illumination };
}
