import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { renderDesk } from '../render-desk.tsx';
import type { DeskForm } from './forms.tsx';

/** The form over a server that answers what it loads, and keeps the answer to its press until the end. */
function setup({ show, loads = {}, operations = [], path = '/', answer = {} }: DeskForm) {
  const waiting: ((response: Response) => void)[] = [];
  let isHeld = false;
  let calls = 0;
  const client = createDeskClient(async ({ url, method }) => {
    const { pathname } = new URL(url);
    const load = Object.keys(loads).find((end) => pathname.endsWith(end));
    if (load !== undefined && (method === 'GET' || !isHeld)) return Response.json(loads[load]);
    calls += 1;
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  });
  const user = renderDesk(client, operations, path, show);
  const end = (response: Response) => act(async () => waiting.splice(0).forEach((give) => give(response)));
  return {
    user,
    hold: () => {
      isHeld = true;
    },
    /** How many calls the press has made. */
    sent: () => calls,
    release: () => end(Response.json(answer)),
    /** Somebody was first; what is there now does not come along. */
    refuse: () => end(Response.json({ message: 'newer', code: 210 }, { status: 409 })),
    fail: () => end(Response.json({ message: 'failed', code: 500 }, { status: 500 })),
  };
}

/** A form whose button was pressed after all was typed: the request runs. */
export async function pressed(form: DeskForm) {
  const { user, hold, ...server } = setup(form);
  await form.open?.(user);
  for (const [name, text] of form.fill) {
    const field = await screen.findByLabelText(name, { selector: 'input, textarea' });
    if (field instanceof HTMLInputElement && field.type === 'date')
      fireEvent.change(field, { target: { value: text } });
    else {
      // At once: what a letter does is the business of each form's own tests.
      await user.click(field);
      await user.paste(text);
    }
  }
  const button = await screen.findByRole('button', { name: form.press });
  const [[first] = []] = form.fill;
  const part = first ? screen.getByLabelText(first, { selector: 'input, textarea' }) : button;
  const scope = button.closest('form, [role=dialog]') ?? part.closest('section') ?? document.body;
  hold();
  await user.click(button);
  await waitFor(() => expect(server.sent()).toBeGreaterThan(0));
  return { user, button, scope, ...server };
}
