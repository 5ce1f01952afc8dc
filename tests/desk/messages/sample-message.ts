import type { Message } from '#desk/domain/wire.ts';

/** A complaint that nobody has answered yet. */
export const message: Message = {
  id: '5f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a',
  firstName: 'Anna',
  lastName: 'Szulc',
  email: 'anna@example.pl',
  message: 'Odpowiedź dotyczy jednego pytania.',
  kind: 'complaint',
  suggested: null,
  receivedAt: '2024-11-20T09:00:00.000Z',
  doneAt: null,
  version: 3,
  dueOn: '2024-12-04',
  isAnswered: false,
  isRefused: false,
};
