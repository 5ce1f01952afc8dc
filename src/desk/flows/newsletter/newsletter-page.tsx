import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { newsletterApi } from '#desk/api/newsletter-api.ts';
import { FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { newsletterCopy as copy } from '#desk/copy/newsletter.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { InsidePage } from '../inside-page.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useLoad } from '../use-load.ts';
import { DraftFlow } from './draft-flow.tsx';
import { SendingScreen } from './sending-screen.tsx';

/** Page of one letter of the newsletter, for owners. To other roles it does not exist. */
export default function NewsletterPage() {
  return useMay()('getNewsletter') ? <LoadedLetter /> : <MissingPage />;
}

/** Loads the letter, and anew with each change that the server tells of. */
function LoadedLetter() {
  const { api, news } = useDesk();
  const { letterId = '' } = useParams();
  const { loaded, reload } = useLoad(() => newsletterApi(api.client).getNewsletter(letterId), letterId);
  useEffect(() => {
    if (news > 0) reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news reloads
  }, [news]);
  if (loaded.data) {
    const Screen = loaded.data.letter.state === 'draft' ? DraftFlow : SendingScreen;
    return <Screen key={letterId} details={loaded.data} onChange={reload} />;
  }
  if (loaded.status === 'missing') return <MissingPage />;
  return (
    <InsidePage title={copy.title}>
      {loaded.status === 'loading' ? (
        <Skeleton label={copy.loading} />
      ) : (
        <FailedState
          title={copy.letterFailed}
          errorId={loaded.status === 'failed' ? loaded.errorId : undefined}
          onRetry={reload}
        />
      )}
    </InsidePage>
  );
}
