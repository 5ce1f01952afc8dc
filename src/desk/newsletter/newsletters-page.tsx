import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idIn } from '#desk/domain/address-values.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { NewsletterTable } from './newsletter-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { muted } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { useGo } from '#desk/frame/use-leave-guard.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { AddressesSection } from './addresses-section.tsx';
import { ISSUE_WORDS } from './issue-words.ts';

const BEFORE = 'przed';

/** Page of the newsletter's issues and addresses, for owners. */
export default function NewslettersPage() {
  const { client } = useDesk();
  const go = useGo();
  const now = useNow();
  const [search] = useSearchParams();
  const after = idIn(search.get(BEFORE));
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/newsletter', { params: { query: after === undefined ? {} : { after } } })),
    `newsletter ${after ?? ''}`,
  );
  const { run, busy, outcome } = useAction({ ...ISSUE_WORDS, onSettled: reload });
  // The same until it is added: a call whose answer was lost is repeated, not made twice.
  const id = useRef('');
  const add = () =>
    run(
      'add',
      async () => {
        id.current ||= crypto.randomUUID();
        await unwrap(
          client.POST('/newsletter', { body: { id: id.current, subject: copy.newSubject, like: null } }),
        );
        go(pathOf('newsletterIssue', { issueId: id.current }));
      },
      {
        done: ANNOUNCED_BY_PAGE,
        // A response that was lost had made it, and it has another subject since: the next press makes one of its own.
        newer() {
          id.current = '';
          return copy.newer;
        },
      },
    );

  const { data } = loaded;
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        <DeskButton icon="quill" pending={busy === 'add'} onPress={() => void add()}>
          {copy.add}
        </DeskButton>
      </PageHead>
      <p className={muted}>{copy.lead}</p>
      {data && <p>{copy.reach(data.addresses)}</p>}
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ issues, next }) => (
          <>
            {issues.length === 0 ? (
              <EmptyState title={copy.empty} text={copy.emptyText} />
            ) : (
              <NewsletterTable issues={issues} now={now} />
            )}
            <PageLinks
              latest={after === undefined ? undefined : DESK_PAGES.newsletter.path}
              older={next === null ? undefined : `${DESK_PAGES.newsletter.path}?${BEFORE}=${next}`}
              words={copy}
            />
          </>
        )}
      </LoadedSection>
      {/* Outside of what is loaded: older issues take nothing away that was pasted here. */}
      <AddressesSection hasAddresses={data !== undefined && data.addresses.confirmed > 0} onChange={reload} />
    </InsidePage>
  );
}
