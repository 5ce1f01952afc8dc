import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createDeskClient, onSignedOut, unwrap } from '#desk/api/desk-client.ts';
import { DeskContext, useDesk, type Desk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useLoad } from '#desk/frame/use-load.ts';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { refusal, reply } from '../desk-replies.ts';

const settled = vi.fn();
const words = { loading: 'Wczytuję', failed: 'Nie wczytało się' };

/** A page that loads a thing and can stop another. */
function Page() {
  const { client } = useDesk();
  const { loaded, reload } = useLoad(() => unwrap(client.GET('/texts')), 'texts');
  const { busy, outcome, run } = useAction({
    done: 'Zatrzymane.',
    newer: 'Ktoś był szybszy.',
    failed: 'Nie udało się.',
    onSettled: settled,
  });
  return (
    <>
      <LoadedSection loaded={loaded} words={words} onRetry={reload}>
        {(texts) => <p>{texts.length} tekstów</p>}
      </LoadedSection>
      <OutcomeStatus outcome={outcome} />
      <button
        aria-disabled={busy !== undefined}
        onClick={() =>
          void run('stop', () =>
            unwrap(client.POST('/coupons/{code}/stop', { params: { path: { code: 'A' } } })),
          )
        }
      >
        Zatrzymaj
      </button>
    </>
  );
}

/** The page over a server that answers so, call by call. */
function open(...answers: (() => Response)[]) {
  settled.mockClear();
  const calls: string[] = [];
  const client = createDeskClient(async ({ method }) => {
    calls.push(method);
    return (answers.shift() ?? (() => refusal<'listTexts'>(500, { code: 500 })))();
  });
  const expired = vi.fn();
  onSignedOut(client, expired);
  const page = (isSignedIn: boolean) => (
    <DeskContext value={{ client, isSignedIn, updates: 0 } as unknown as Desk}>
      <Page />
    </DeskContext>
  );
  const { rerender } = render(page(true));
  const signIn = () => {
    rerender(page(false));
    rerender(page(true));
  };
  return { calls, expired, signIn, user: userEvent.setup() };
}

const texts = () => reply<'listTexts'>([]);
const ended = () => refusal<'listTexts'>(401, { code: 108 });
const press = () => screen.getByRole('button', { name: 'Zatrzymaj' });

test('a load that an ended session has stopped fails nowhere, and is made once somebody is signed in anew', async () => {
  const { calls, expired, signIn } = open(ended, texts);
  await vi.waitFor(() => expect(expired).toHaveBeenCalledOnce());
  expect(screen.queryByText(words.failed)).toBeNull();
  expect(calls).toEqual(['GET']);
  signIn();
  await screen.findByText('0 tekstów');
  expect(calls).toEqual(['GET', 'GET']);
});

test('an action that an ended session has stopped is told by the frame alone, and can be pressed again', async () => {
  const done = () => reply<'stopCoupon'>({ code: 'A' } as never);
  const { expired, user } = open(texts, ended, done);
  await screen.findByText('0 tekstów');
  await user.click(press());
  await vi.waitFor(() => expect(expired).toHaveBeenCalledOnce());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(settled).not.toHaveBeenCalled();
  expect(press()).toHaveAttribute('aria-disabled', 'false');

  await user.click(press());
  await screen.findByText('Zatrzymane.');
  expect(settled).toHaveBeenCalledOnce();
});

test.each([
  [409, 'warn', 'Ktoś był szybszy.'],
  [500, 'bad', 'Nie udało się.'],
])('an action that is refused with %s says so as %s', async (status, kind, sentence) => {
  const { expired, user } = open(texts, () => refusal<'listTexts'>(status, { code: 210 }));
  await screen.findByText('0 tekstów');
  await user.click(press());
  const said = await screen.findByText(sentence);
  expect(said.closest(`[data-kind=${kind}]`)).not.toBeNull();
  expect(settled).toHaveBeenCalledOnce();
  expect(expired).not.toHaveBeenCalled();
});

test('one action at a time: a second press while the first is under way calls nothing', async () => {
  const { calls } = open(texts, () => reply<'stopCoupon'>({ code: 'A' } as never));
  await screen.findByText('0 tekstów');
  act(() => {
    press().click();
    press().click();
  });
  await screen.findByText('Zatrzymane.');
  expect(calls).toEqual(['GET', 'POST']);
});
