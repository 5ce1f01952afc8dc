import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { newsletterApi } from './newsletter-api.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { EmptyState, FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { NewsletterTable } from './newsletter-table.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { muted } from '#styles/desk/ground.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { AddressesPart } from './addresses-part.tsx';
import { useLetterAct } from './use-letter-act.ts';

/** Page of the newsletter's letters and addresses, for owners. To other roles it does not exist. */
export default function NewslettersPage() {
  return useMay()('listNewsletters') ? <NewslettersScreen /> : <MissingPage />;
}

function NewslettersScreen() {
  const { api } = useDesk();
  const navigate = useNavigate();
  const now = useNow();
  const calls = newsletterApi(api.client);
  const { loaded, reload } = useFreshLoad(calls.listNewsletters, 'newsletter');
  const { run, busy, told } = useLetterAct(reload);
  // The same until it is added: a call whose answer was lost is repeated, not made twice.
  const id = useRef('');
  const add = () =>
    run('add', async () => {
      id.current ||= crypto.randomUUID();
      await calls.addNewsletter(id.current, copy.newSubject, null);
      void navigate(DESK_PAGES.newsletterLetter.replace(':letterId', id.current));
    });

  const { data } = loaded;
  return (
    <InsidePage title={copy.title}>
      <header className={pageHead}>
        <h1>{copy.title}</h1>
        <DeskButton icon="quill" pending={busy === 'add'} onPress={() => void add()}>
          {copy.add}
        </DeskButton>
      </header>
      <p className={muted}>{copy.lead}</p>
      {data && <p>{copy.reach(data.addresses)}</p>}
      <div role="status">{told && <Notice kind={told.kind} title={told.words} />}</div>
      {loaded.status === 'loading' && <Skeleton label={copy.loading} />}
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedState title={copy.failed} onRetry={reload} />
      )}
      {data && data.letters.length === 0 && <EmptyState title={copy.empty} text={copy.emptyText} />}
      {data && data.letters.length > 0 && <NewsletterTable letters={data.letters} now={now} />}
      {data && <AddressesPart hasAddresses={data.addresses.confirmed > 0} onChange={reload} />}
    </InsidePage>
  );
}
