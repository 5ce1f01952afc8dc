import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncements } from '#app/shell/announcements.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is said in one moment is said together, later things alone [A20]', () => {
  const said = createAnnouncements();
  const last = () => said.get()?.sentence;
  said.set({ sentence: 'Kupon usunięty.' });
  vi.advanceTimersByTime(50);
  said.set({ sentence: 'Jagna, cena 42,99 zł.' });
  expect(last()).toBe('Kupon usunięty. Jagna, cena 42,99 zł.');
  vi.advanceTimersByTime(1_000);
  said.set({ sentence: 'Zgoda zapisana.' });
  expect(last()).toBe('Zgoda zapisana.');
});
