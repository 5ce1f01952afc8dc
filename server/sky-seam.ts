import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError } from './api-error.ts';
import type { SkyHandlers } from './app.ts';

/** Stands where the sky's routes will be wired. */
export function skyHandlers(): SkyHandlers {
  const notYet = async (): Promise<never> => {
    throw new ApiError(503, ERROR_CODE.server, 'The sky is not computed here yet');
  };
  return { getMoon: notYet, getLunarCalendar: notYet, computeBirthHoroscope: notYet, searchPlaces: notYet };
}
