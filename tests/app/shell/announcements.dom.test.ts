import { expect, test, vi } from 'vitest';
import { createAnnouncements } from '#app/shell/announcements.tsx';
import { afterPaint } from '#browser/after-paint.ts';

const paint = () => new Promise<void>((resolve) => afterPaint(resolve));

test('what one press leads to is said together, later things alone [A20]', async () => {
  const said = createAnnouncements();
  const last = () => said.get()?.sentence;
  said.set({ sentence: 'Kupon usunięty.' });
  await paint();
  said.set({ sentence: 'Jagna, cena 42,99 zł.' });
  expect(last()).toBe('Kupon usunięty. Jagna, cena 42,99 zł.');
  for (let time = 0; time < 3; time += 1) await paint();
  said.set({ sentence: 'Zgoda zapisana.' });
  expect(last()).toBe('Zgoda zapisana.');
});

test('in a tab that is hidden, and paints nothing, each is said alone [A20]', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const said = createAnnouncements();
  said.set({ sentence: 'Kupon usunięty.' });
  said.set({ sentence: 'Zgoda zapisana.' });
  expect(said.get()?.sentence).toBe('Zgoda zapisana.');
  hidden.mockRestore();
});

test('the same words twice in one press are said once; taken away, nothing is said [A20]', () => {
  const said = createAnnouncements();
  said.set({ sentence: 'Kupon usunięty.' });
  said.set({ sentence: 'Kupon usunięty.' });
  expect(said.get()?.sentence).toBe('Kupon usunięty.');
  said.set({ sentence: 'Kupon zastosowany.' });
  said.set({ sentence: 'Kupon usunięty.' });
  expect(said.get()?.sentence, 'after others').toBe('Kupon usunięty. Kupon zastosowany. Kupon usunięty.');
  said.set(undefined);
  expect(said.get()).toBeUndefined();
});
