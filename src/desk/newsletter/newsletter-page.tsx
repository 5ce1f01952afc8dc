import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { DraftFlow } from './draft-flow.tsx';
import { SendingScreen } from './sending-screen.tsx';

/** Page of one letter of the newsletter, for owners. */
export default function NewsletterPage() {
  const { client } = useDesk();
  const { letterId = '' } = useParams();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/newsletter/{letterId}', { params: { path: { letterId } } }))}
      id={letterId}
      title={copy.title}
      words={{ loading: copy.loading, failed: copy.letterFailed }}
    >
      {(details, reload) => {
        const Screen = details.letter.state === 'draft' ? DraftFlow : SendingScreen;
        return <Screen details={details} onChange={reload} />;
      }}
    </LoadedPage>
  );
}
