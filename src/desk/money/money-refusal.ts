import { codeOf } from '#desk/api/desk-failure.ts';
import { moneyCopy as copy } from './money-copy.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';

const WHY_NOT: Readonly<Record<number, string>> = {
  [DESK_ERROR.newerVersion]: copy.changed,
  [DESK_ERROR.madeBefore]: copy.givenBefore,
  [DESK_ERROR.amountRefused]: copy.changed,
  [DESK_ERROR.mailOnItsWay]: copy.mailOnItsWay,
  [DESK_ERROR.wrongState]: copy.wrongState,
};

/** Says why a decision about money was not made. */
export const moneyRefusal = (error: unknown): string => WHY_NOT[codeOf(error) ?? 0] ?? copy.unreachable;
