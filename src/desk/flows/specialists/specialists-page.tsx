import { useEffect, useState } from 'react';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { specialistsApi } from '#desk/api/specialists-api.ts';
import { EmptyState, FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { Notice } from '#desk/blocks/notice.tsx';
import { SpecialistList } from '#desk/blocks/specialist-list.tsx';
import { specialistsCopy as copy } from '#desk/copy/specialists.ts';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { muted } from '#styles/desk/ground.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { InsidePage } from '../inside-page.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useLoad } from '../use-load.ts';

/** Page of all specialists in the shop's order, for owners. To other roles it does not exist. */
export default function SpecialistsPage() {
  return useMay()('listSpecialists') ? <SpecialistsScreen /> : <MissingPage />;
}

/** Moves one specialist to the place of her neighbour. */
function moved(all: readonly Specialist[], id: string, by: -1 | 1): Specialist[] {
  const at = all.findIndex((one) => one.id === id);
  const [one, other] = [all[at], all[at + by]];
  if (!one || !other) return [...all];
  return all.map((each) => (each === one ? other : each === other ? one : each));
}

function SpecialistsScreen() {
  const { api, news, onExpired } = useDesk();
  const calls = specialistsApi(api.client);
  const { loaded, reload } = useLoad(calls.listSpecialists, 'specialists');
  const [asked, setAsked] = useState<readonly Specialist[]>();
  const [told, setTold] = useState<{ kind: 'ok' | 'warn' | 'bad'; words: string }>();
  useEffect(() => {
    if (news > 0) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);

  const move = async (shown: readonly Specialist[], id: string, by: -1 | 1) => {
    if (asked) return;
    const wanted = moved(shown, id, by);
    setAsked(wanted);
    try {
      await calls.orderSpecialists(
        shown.map((one) => one.id),
        wanted.map((one) => one.id),
      );
      const place = wanted.findIndex((one) => one.id === id);
      setTold({ kind: 'ok', words: copy.moved(wanted[place]?.fields.name ?? '', place + 1, wanted.length) });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const isNewer = error instanceof DeskFailure && error.status === 409;
      setTold({ kind: isNewer ? 'warn' : 'bad', words: isNewer ? copy.orderChanged : copy.orderFailed });
    }
    reload();
  };
  // What was asked for is shown until the list has been read anew.
  const data = loaded.data;
  useEffect(() => setAsked(undefined), [data]);

  return (
    <InsidePage title={copy.title}>
      <header className={pageHead}>
        <h1>{copy.title}</h1>
      </header>
      <p className={muted}>{copy.lead}</p>
      <div role="status">{told && <Notice kind={told.kind} title={told.words} />}</div>
      {loaded.status === 'loading' && <Skeleton label={copy.loading} />}
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedState title={copy.failed} onRetry={reload} />
      )}
      {data?.length === 0 && <EmptyState title={copy.empty} text="" />}
      {data && data.length > 0 && (
        <SpecialistList specialists={asked ?? data} onMove={(id, by) => void move(data, id, by)} />
      )}
    </InsidePage>
  );
}
