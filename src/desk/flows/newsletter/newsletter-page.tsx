import { useParams } from 'react-router-dom';
import { newsletterApi } from '#desk/api/newsletter-api.ts';
import { newsletterCopy as copy } from '#desk/copy/newsletter.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { MissingPage } from '../missing-page.tsx';
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
