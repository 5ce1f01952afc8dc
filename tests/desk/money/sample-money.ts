import { grosze } from '#domain/grosze.ts';
import type { Money } from '#desk/domain/wire.ts';

/** A paid order's money, of which nothing has gone back and nothing is to be decided. */
export const MONEY: Money = {
  version: '1',
  provider: 'PAYU',
  currency: 'PLN',
  paid: grosze(4900),
  left: grosze(4900),
  underWay: grosze(0),
  done: grosze(0),
  canCallOff: true,
  toSettle: 0,
  doubts: [],
  refunds: [],
};
