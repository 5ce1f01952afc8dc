import { readEmail } from '#domain/typed/typed-text.ts';
import { useState } from 'react';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { codeOf, currentOf } from '#desk/api/desk-failure.ts';
import { saveFile } from '#desk/browser/save-file.ts';
import { personalDataCopy as copy } from './personal-data-copy.ts';
import type { Erasure, PersonalData } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';

/** What the page shows of an address, in lower case. */
export type Shown =
  | { kind: 'stored'; email: string; data: PersonalData }
  | { kind: 'erased'; email: string; erasure: Erasure };

export type ActionName = 'find' | 'download' | 'erase';

const WHY_NOT: Readonly<Record<number, string>> = {
  [DESK_ERROR.newerVersion]: copy.outcome.changed,
  [DESK_ERROR.mailOnItsWay]: copy.outcome.answerLeaves,
  [DESK_ERROR.wrongState]: copy.outcome.openOrders,
};

/**
 * Hook: finds, downloads and erases the data of an address, one action at a time. The address is kept in this hook
 * only, so it is gone with the page.
 */
export function usePersonalData() {
  const { client } = useDesk();
  const [shown, setShown] = useState<Shown>();
  const { run, ...action } = useAction<ActionName>({ failed: copy.findFailed });

  return {
    ...action,
    shown,
    find: (typed: string) =>
      run(
        'find',
        async () => {
          const email = readEmail(typed);
          setShown(undefined);
          const data = await unwrap(client.POST('/personal-data', { body: { email } }));
          setShown({ kind: 'stored', email, data });
        },
        { done: ANNOUNCED_BY_PAGE },
      ),
    download: (email: string) =>
      run(
        'download',
        async () =>
          saveFile(
            await unwrap(client.POST('/personal-data/file', { body: { email }, ...AS_FILE })),
            'dane-osoby.json',
          ),
        {
          done: copy.outcome.downloaded,
          cancelled: copy.outcome.downloadCancelled,
          failed: copy.outcome.downloadFailed,
        },
      ),
    erase: (email: string, seen: string, withOpenOrders: boolean) =>
      run(
        'erase',
        async () => {
          const body = { email, seen, withOpenOrders };
          const erasure = await unwrap(client.POST('/personal-data/erase', { body }));
          setShown({ kind: 'erased', email, erasure });
        },
        {
          done: ANNOUNCED_BY_PAGE,
          cancelled: copy.outcome.eraseCancelled,
          failed: (error) => {
            const data = currentOf<'erasePersonalData'>(error);
            if (data) setShown({ kind: 'stored', email, data });
            return WHY_NOT[codeOf(error) ?? 0] ?? copy.outcome.eraseFailed;
          },
        },
      ),
  };
}
