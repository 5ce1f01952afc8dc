import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { provideContact } from '#flows/contact/contact-ports.ts';
import { ApiFailure } from '#api/api-failure.ts';
import type { ShopApi } from '#api/shop-api.ts';
import { robotContent } from '#domain/typed/robot-work.ts';
import type { ContactValues } from '#machines/contact.machine.ts';

const typed: ContactValues = {
  firstName: ' Hanna ',
  lastName: ' Lis',
  email: ' Hanna@Przyklad.PL ',
  topic: '',
  message: '  Dzień dobry\nPaństwu ',
};

/** Writes and sends a message through an API that ends the call like this. */
async function write(
  send: () => Promise<void>,
  token: (content: readonly string[]) => Promise<string> = async () => 'a-token',
  topic = '',
) {
  const sendContactMessage = vi.fn<ShopApi['sendContactMessage']>(send);
  const machine = provideContact(async () => ({ sendContactMessage }) as unknown as ShopApi, token, vi.fn());
  const actor = createActor(machine, { input: { problems: {} } }).start();
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
    actor.send({ type: 'field.change', name, value: typed[name], problems: {} });
  }
  actor.send({ type: 'field.change', name: 'topic', value: topic, problems: {} });
  actor.send({ type: 'form.submit', problems: {} });
  const snapshot = await waitFor(actor, (current) => !current.hasTag('sending'));
  return { snapshot, sendContactMessage };
}

describe('the connected contact machine', () => {
  it('asks for a token first; the message is trimmed, its address in lower case [CO-3] [VA-4]', async () => {
    const { snapshot, sendContactMessage } = await write(async () => {});
    expect(sendContactMessage).toHaveBeenCalledExactlyOnceWith(
      { firstName: 'Hanna', lastName: 'Lis', email: 'hanna@przyklad.pl', message: 'Dzień dobry\nPaństwu' },
      'a-token',
    );
    expect(snapshot.hasTag('sent')).toBe(true);
  });

  it.each([
    ['complaint', { topic: 'complaint' }],
    ['', {}],
    ['praise', {}],
  ])('the topic %j is sent as %j [CO-5]', async (topic, sent) => {
    const { sendContactMessage } = await write(async () => {}, undefined, topic);
    const [message] = sendContactMessage.mock.calls[0] ?? [];
    expect({ ...message, firstName: '', lastName: '', email: '', message: '' }).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      message: '',
      ...sent,
    });
  });

  it('the token is for what is sent, not for what was typed: the server checks that [CO-3]', async () => {
    const token = vi.fn(async (_content: readonly string[]) => 'a-token');
    const { sendContactMessage } = await write(async () => {}, token);
    const [sent] = sendContactMessage.mock.calls[0] ?? [];
    expect(token).toHaveBeenCalledExactlyOnceWith([
      'Hanna',
      'Lis',
      'hanna@przyklad.pl',
      'Dzień dobry\nPaństwu',
    ]);
    expect(sent && robotContent(sent)).toEqual(token.mock.calls[0]?.[0]);
  });

  it('without a token nothing is sent [CO-3]', async () => {
    const refused = () => Promise.reject(new Error('The robot check could not be loaded'));
    const { snapshot, sendContactMessage } = await write(async () => {}, refused);
    expect(sendContactMessage).not.toHaveBeenCalled();
    expect(snapshot.hasTag('failed')).toBe(true);
  });

  it('a failed call keeps what was typed [CO-2] [ER-4]', async () => {
    const { snapshot } = await write(() => Promise.reject(new ApiFailure('offline')));
    expect(snapshot.hasTag('failed')).toBe(true);
    expect(snapshot.context.values).toEqual(typed);
  });
});
