import type { ShopState } from '#desk/domain/wire.ts';

const NOTHING = { open: 0, soon: 0, late: 0, nearest: null };
/** A shop that works; its backups are made by somebody else. */
export const FINE: ShopState = {
  checkedAt: '2026-11-23T11:00:00Z',
  sells: true,
  moreJobs: false,
  moreErrors: false,
  providers: [
    { provider: 'PAYU', heardAt: '2026-11-23T10:00:00Z', isNew: false, paidToday: 14, refusedToday: 1 },
    { provider: 'STRIPE', heardAt: null, isNew: false, paidToday: 0, refusedToday: 0 },
  ],
  mail: { queued: 0, failed: 0, retried: 0, retriedSince: null, sentAt: null, isReal: true },
  promise: { late: 0, soon: 0, answered: 0, kept: 0 },
  waiting: { messages: NOTHING, withdrawals: NOTHING, words: NOTHING, books: NOTHING },
  money: [],
  backup: { kind: 'own', count: 0, takenAt: null, isDrillDue: false, drill: null },
  model: { isOn: false, draftedAt: null, today: 0 },
  robots: { refused: 0, silent: 0 },
  checks: [],
  housekeeping: [],
  jobs: [],
  versions: { shop: '0.1.0', node: '20', database: '15', migrations: 60, startedAt: '2026-11-23T09:00:00Z' },
  settings: [{ name: 'PAYMENTS', isOn: true }],
  errors: [],
};

/** A job that was given up. */
export const JOB = {
  id: 'j1',
  kind: 'mail.answer',
  orderId: 1007,
  reason: 'Nie ma takiej skrzynki',
  attempts: 5,
  at: '2026-11-23T10:00:00Z',
  isFailed: true,
};
