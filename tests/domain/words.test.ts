import { describe, expect, it } from 'vitest';
import { ERROR_CODE, isErrorCode } from '#domain/error-code.ts';
import { MOON_PHASES, readMoonPhase } from '#domain/lunar/moon.ts';
import { isUuid } from '#domain/uuid.ts';
import { readZodiacSign, ZODIAC_SIGNS } from '#domain/zodiac.ts';

describe('words of the API', () => {
  it('moon phases are read in any case and with any separator [SH-7]', () => {
    for (const phase of MOON_PHASES) expect(readMoonPhase(phase)).toBe(phase);
    for (const words of ['Third Quarter', 'third_quarter', 'THIRD-QUARTER']) {
      expect(readMoonPhase(words)).toBe('thirdQuarter');
    }
    for (const words of ['blue moon', '', undefined, 5]) expect(readMoonPhase(words)).toBeUndefined();
  });

  it('zodiac signs are read in any case', () => {
    expect(ZODIAC_SIGNS).toHaveLength(12);
    for (const sign of ZODIAC_SIGNS) expect(readZodiacSign(` ${sign.toUpperCase()} `)).toBe(sign);
    for (const word of ['Ophiuchus', '', null, 5]) expect(readZodiacSign(word)).toBeUndefined();
  });

  it('the error codes are the required ones, and no others [ER-1]', () => {
    expect(Object.values(ERROR_CODE).sort((a, b) => a - b)).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107, 108, 500,
    ]);
    expect(Object.values(ERROR_CODE).every(isErrorCode)).toBe(true);
    for (const other of [0, 99, 109, '103', null]) expect(isErrorCode(other)).toBe(false);
  });

  it.each([
    ['20989f46-c65a-44ac-9c56-0a65b11368ae', true],
    ['00000000-0000-0000-0000-000000000001', true],
    ['20989F46-C65A-44AC-9C56-0A65B11368AE', true],
    ['20989f46-c65a-44ac-9c56-0a65b11368a', false],
    ['20989f46c65a44ac9c560a65b11368ae', false],
    ['g0989f46-c65a-44ac-9c56-0a65b11368ae', false],
    [' 20989f46-c65a-44ac-9c56-0a65b11368ae', false],
    [undefined, false],
  ])('%s is a UUID: %s [VA-1]', (text, yes) => {
    expect(isUuid(text)).toBe(yes);
  });
});
