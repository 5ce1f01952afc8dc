import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { DraftFlow, type IssueScreenProps } from './draft-flow.tsx';
import { SendingScreen } from './sending-screen.tsx';

/** Page of one issue of the newsletter, for owners. */
export default function NewsletterPage() {
  const { client } = useDesk();
  const { issueId = '' } = useParams();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/newsletter/{issueId}', { params: { path: { issueId } } }))}
      id={issueId}
      title={copy.title}
      words={{ loading: copy.loading, failed: copy.issueFailed }}
    >
      {(details, reload) => <IssueScreen details={details} onChange={reload} />}
    </LoadedPage>
  );
}

function IssueScreen(props: IssueScreenProps) {
  // Sending it takes nothing away that was typed meanwhile: the draft's screen gives way once nothing is.
  const [wasDraft] = useState(props.details.issue.state === 'draft');
  const Screen = wasDraft ? DraftFlow : SendingScreen;
  return <Screen {...props} />;
}
