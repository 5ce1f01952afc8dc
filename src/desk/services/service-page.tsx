import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { servicesCopy as copy } from './services-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { ServiceFlow } from './service-flow.tsx';

/** Page of one service, for owners. */
export default function ServicePage() {
  const { client } = useDesk();
  const { productId = '' } = useParams();
  return (
    <LoadedPage load={() => unwrap(client.GET('/services'))} id={productId} title={copy.title} words={copy}>
      {(all, reload) => {
        const service = all.find(({ id }) => id === productId);
        return service && <ServiceFlow service={service} all={all} onReload={reload} />;
      }}
    </LoadedPage>
  );
}
