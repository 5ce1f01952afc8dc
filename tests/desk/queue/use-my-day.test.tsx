import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { useMyDay } from '#desk/queue/use-my-day.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';

test('a day is loaded for who has one, anew with each change and role; a failure is told, and keeps what was shown', async () => {
  const asked: string[] = [];
  let version = 1;
  const client = createDeskClient(async ({ url }) => {
    asked.push(new URL(url).pathname);
    const availability = { isAvailable: true, absences: [], today: '2026-11-24', version };
    return version > 0
      ? reply<'getMyDay'>({ availability } as never)
      : refusal<'getMyDay'>(500, { code: 500 });
  });
  let become = (_hasDay: boolean) => {};
  function Page() {
    const [hasDay, setDay] = useState(false);
    become = (next) => act(() => setDay(next));
    const { today, hasFailed, availability } = useMyDay(hasDay);
    return <output>{[today?.availability.version, availability?.version, hasFailed].join(' ')}</output>;
  }
  const { Updates, hear } = deskUpdates();
  renderDesk(
    client,
    [],
    '/',
    <Updates>
      <Page />
    </Updates>,
  );
  const shown = async (text: string) =>
    expect(
      await screen.findByText((_, element) => element?.textContent === text && element.tagName === 'OUTPUT'),
    ).toBeDefined();
  hear();
  await shown('  false');
  expect(asked).toEqual([]);
  version = 0;
  become(true);
  await shown('  true');
  version = 2;
  hear();
  await shown('2 2 false');
  version = 0;
  hear();
  await act(async () => undefined);
  await shown('2 2 false');
  become(false);
  await shown('  false');
});
