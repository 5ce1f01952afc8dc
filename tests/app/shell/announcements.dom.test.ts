import { expect, test } from 'vitest';
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
