import { useEffect, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import type { TextCheck } from '#desk/domain/wire.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

/** How long (ms) nothing is typed before the server looks. */
const PAUSE = 400;

/**
 * Hook: preview of the typed text and findings about it, fetched once typing pauses. Failed and outdated calls are
 * dropped: the next change fetches again.
 * @param version of the stored text; another one fetches again.
 */
export function useCheck(
  id: TextId,
  version: number,
  typed: Readonly<Record<string, string>>,
): { check: TextCheck | undefined; isOld: boolean } {
  const { client } = useDesk();
  const request = JSON.stringify([version, typed]);
  const [checked, setChecked] = useState<{ request: string; check: TextCheck }>();
  useEffect(() => {
    let isLeft = false;
    const changes = Object.entries(typed).map(([key, text]) => ({ key, text }));
    const later = setTimeout(
      () => {
        unwrap(
          client.POST('/texts/{textId}/check', { params: { path: { textId: id } }, body: { changes } }),
        ).then(
          (check) => {
            if (!isLeft) setChecked({ request, check });
          },
          () => undefined,
        );
      },
      changes.length > 0 ? PAUSE : 0,
    );
    return () => {
      isLeft = true;
      clearTimeout(later);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `request` says what was typed
  }, [client, id, request]);
  return { check: checked?.check, isOld: checked !== undefined && checked.request !== request };
}
