import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { servicesApi } from '#desk/api/services-api.ts';
import { FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { servicesCopy as copy } from '#desk/copy/services.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { InsidePage } from '../inside-page.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useLoad } from '../use-load.ts';
import { ServiceFlow } from './service-flow.tsx';

/** Page of one service, for owners. To other roles it does not exist. */
export default function ServicePage() {
  return useMay()('changeService') ? <LoadedService /> : <MissingPage />;
}

/** Loads the services, and anew with each change that the server tells of. */
function LoadedService() {
  const { api, news } = useDesk();
  const { productId = '' } = useParams();
  const { loaded, reload } = useLoad(() => servicesApi(api.client).listServices(), productId);
  useEffect(() => {
    if (news > 0) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);
  const service = loaded.data?.find(({ id }) => id === productId);
  if (service)
    return <ServiceFlow key={productId} service={service} all={loaded.data ?? []} onReload={reload} />;
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
