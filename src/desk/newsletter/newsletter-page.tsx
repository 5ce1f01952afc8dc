import { useParams } from 'react-router-dom';
import { newsletterApi } from './newsletter-api.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { DraftFlow } from './draft-flow.tsx';
import { SendingScreen } from './sending-screen.tsx';

/** Page of one letter of the newsletter, for owners. To other roles it does not exist. */
export default function NewsletterPage() {
  return useMay()('getNewsletter') ? <LoadedLetter /> : <MissingPage />;
}

/** Loads the letter, and anew with each change that the server tells of. */
function LoadedLetter() {
  const { api } = useDesk();
  const { letterId = '' } = useParams();
  return (
    <LoadedPage
      load={() => newsletterApi(api.client).getNewsletter(letterId)}
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
