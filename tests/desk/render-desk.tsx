import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { DeskClient } from '#desk/api/desk-client.ts';
import type { Person } from '#machines/sign-in.machine.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';

/** Renders pages of the desk at an address, for somebody who is signed in and may call these operations: an owner. */
export function renderDesk(
  client: DeskClient,
  operations: readonly string[],
  path: string,
  pages: ReactNode,
  person: Partial<Person> = {},
) {
  const desk = {
    client,
    person: {
      id: '1',
      name: 'Ludmiła',
      role: 'owner',
      brandName: 'Kwiat Paproci',
      shopUrl: 'http://localhost:3000',
      operations,
      ...person,
    },
    updates: 0,
    isOnline: true,
    isSignedIn: true,
    theme: 'light',
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <DeskContext value={desk as unknown as Desk}>{pages}</DeskContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** A text field of the page, once it is there. */
export const textField = (name: string) => screen.findByRole('textbox', { name });

/** Puts a text in place of what a field holds, its last letter by a key. */
export async function replace(user: UserEvent, name: string, text: string): Promise<void> {
  const field = await textField(name);
  await user.clear(field);
  await user.paste(text.slice(0, -1));
  if (text) await user.type(field, text.slice(-1));
}
