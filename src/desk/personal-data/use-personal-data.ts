import { useState } from 'react';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { currentOf, DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import { saveFile } from '#desk/browser/save-file.ts';
import type { PersonalDataTold } from './personal-data-copy.ts';
import type { Erasure, PersonalData } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';

/** What the page shows of an address, in lower case. */
export type Shown =
  | { kind: 'stored'; email: string; data: PersonalData }
  | { kind: 'erased'; email: string; erasure: Erasure };

const TOLD_OF: Readonly<Record<number, PersonalDataTold>> = {
  [DESK_ERROR.newerVersion]: 'changed',
  [DESK_ERROR.mailOnItsWay]: 'answerLeaves',
  [DESK_ERROR.wrongState]: 'openOrders',
};

/** Says why nothing was erased, or that nobody knows: a call without a response may have done it. */
function toldOf(error: unknown): PersonalDataTold {
  if (isCancelled(error)) return 'eraseCancelled';
  if (!(error instanceof DeskFailure)) return 'eraseRefused';
  const code = error.details?.code;
  const isUnknown = error.status === 0 || error.status >= 500;
  return (code !== undefined && TOLD_OF[code]) || (isUnknown ? 'unknown' : 'eraseRefused');
}

/**
 * Finds, downloads and erases what is stored about an address, one thing at a time. The address is kept nowhere but here,
 * so that it goes with the page.
 */
export function usePersonalData() {
  const { client, onExpired } = useDesk();
  const [shown, setShown] = useState<Shown>();
  const [busy, setBusy] = useState<'find' | 'download' | 'erase'>();
  const [told, setTold] = useState<PersonalDataTold | 'findFailed'>();

  async function run(what: 'find' | 'download' | 'erase', work: () => Promise<void>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(what);
    setTold(undefined);
    try {
      await work();
    } finally {
      setBusy(undefined);
    }
  }

  return {
    shown,
    busy,
    told,
    find: (typed: string) =>
      run('find', async () => {
        const email = typed.trim().toLowerCase();
        setShown(undefined);
        try {
          setShown({
            kind: 'stored',
            email,
            data: await unwrap(client.POST('/personal-data', { body: { email } })),
          });
        } catch (error) {
          if (isSignedOut(error)) onExpired();
          setTold('findFailed');
        }
      }),
    download: (email: string) =>
      run('download', async () => {
        try {
          saveFile(
            await withFreshPasskey(client, () =>
              unwrap(client.POST('/personal-data/file', { body: { email }, ...AS_FILE })),
            ),
            'dane-osoby.json',
          );
          setTold('downloaded');
        } catch (error) {
          if (isSignedOut(error)) onExpired();
          setTold(isCancelled(error) ? 'downloadCancelled' : 'downloadFailed');
        }
      }),
    erase: (email: string, seen: string, withOpenOrders: boolean) =>
      run('erase', async () => {
        try {
          const erasure = await withFreshPasskey(client, () =>
            unwrap(client.POST('/personal-data/erase', { body: { email, seen, withOpenOrders } })),
          );
          setShown({ kind: 'erased', email, erasure });
        } catch (error) {
          if (isSignedOut(error)) onExpired();
          const data = currentOf<'erasePersonalData'>(error);
          if (data) setShown({ kind: 'stored', email, data });
          setTold(toldOf(error));
        }
      }),
  };
}
