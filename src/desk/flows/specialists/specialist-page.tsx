import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { specialistsApi } from '#desk/api/specialists-api.ts';
import { FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { specialistsCopy as copy } from '#desk/copy/specialists.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { InsidePage } from '../inside-page.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useLoad } from '../use-load.ts';
import { SpecialistFlow } from './specialist-flow.tsx';

/** Page of one specialist's card, for owners. To other roles it does not exist. */
export default function SpecialistPage() {
  return useMay()('changeSpecialist') ? <LoadedSpecialist /> : <MissingPage />;
}

/** Loads the cards, and anew with each change that the server tells of. */
function LoadedSpecialist() {
  const { api, news } = useDesk();
  const { fairyId = '' } = useParams();
  const { loaded, reload } = useLoad(() => specialistsApi(api.client).listSpecialists(), fairyId);
  useEffect(() => {
    if (news > 0) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);
  const specialist = loaded.data?.find(({ id }) => id === fairyId);
  if (specialist)
    return (
      <SpecialistFlow
        key={fairyId}
        specialist={specialist}
        onChanged={reload}
        others={loaded.data?.filter((one) => one !== specialist) ?? []}
      />
    );
  if (loaded.status === 'ready' || loaded.status === 'missing') return <MissingPage />;
  return (
    <InsidePage title={copy.title}>
      {loaded.status === 'loading' ? (
        <Skeleton label={copy.loading} />
      ) : (
        <FailedState title={copy.failed} errorId={loaded.errorId} onRetry={reload} />
      )}
    </InsidePage>
  );
}
