import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { PromptsSection } from '#desk/services/prompts-section.tsx';
import { SpreadField } from '#desk/services/spread-field.tsx';
import { TrialSection } from '#desk/services/trial-section.tsx';
import type { PromptTrial } from '#desk/domain/wire.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

test('an older prompt can be brought into the field, the one that holds cannot [DK-12]', async () => {
  const onTake = vi.fn();
  const client = createDeskClient(async () =>
    reply<'listPrompts'>([
      { version: 2, text: 'Pisz ciepło.', since: '2026-11-20T10:00:00.000Z', author: 'Ludmiła' },
      { version: 1, text: 'Pisz krótko.', since: '2026-11-01T10:00:00.000Z', author: null },
    ]),
  );
  const user = renderDesk(client, [], '/', <PromptsSection productId="t1" version={2} onTake={onTake} />);
  const fold = screen.getByRole('group') as HTMLDetailsElement;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  await user.click(await screen.findByRole('button', { name: /^Wpisz/ }));
  expect(onTake.mock.calls).toEqual([['Pisz krótko.']]);
});

test('what the model wrote before goes as it is asked again [DK-12]', async () => {
  const trial: PromptTrial = { text: 'Pisze model.', questions: [], declined: null, flags: [] };
  const answers = [reply<'tryPrompt'>(trial)];
  const client = createDeskClient(async () => answers.shift() ?? Response.error());
  const user = renderDesk(
    client,
    [],
    '/',
    <TrialSection productId="t1" basePrompt="Pisz." isWrong={false} />,
  );
  const press = () => user.click(screen.getByRole('button'));
  await press();
  expect(await screen.findByText('Pisze model.')).toBeDefined();
  await press();
  expect(await screen.findByText(/^Próba się nie udała/)).toBeDefined();
  expect(screen.queryByText('Pisze model.')).toBeNull();
});

test('a spread that cannot be typed cannot be chosen either [DK-12]', () => {
  const field = (isReadOnly: boolean) => (
    <SpreadField value="" isReadOnly={isReadOnly} onChange={() => undefined}>
      <i />
    </SpreadField>
  );
  const { rerender } = render(field(true));
  expect(screen.getByRole('combobox', { name: /^Gotowy rozkład/ })).toBeDisabled();
  rerender(field(false));
  expect(screen.getByRole('combobox', { name: /^Gotowy rozkład/ })).toBeEnabled();
});
