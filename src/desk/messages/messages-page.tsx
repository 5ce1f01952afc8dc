import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { idIn } from '#desk/domain/address-values.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { keyOf } from '#desk/domain/key-of.ts';
import { AddressFilters } from '#desk/ui/address-filters.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { FoundMessages, MessageSearchForm } from './message-search.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MessageList } from './message-list.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { messagesCopy as copy } from './messages-copy.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { Message } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

const FILTERS = {
  reklamacje: 'complaint',
  odstapienia: 'withdrawal',
  faktury: 'invoice',
  przeszkody: 'accessibility',
  dane: 'personal-data',
  zalatwione: 'done',
} as const;
const TOPICS = ['reklamacje', 'odstapienia', 'faktury', 'przeszkody', 'dane'] as const;
const BEFORE = 'przed';

/** What the search over everything has brought along. */
const textOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : '';

/** Page of the messages, for owners. */
export default function MessagesPage() {
  const { state, key } = useLocation();
  const brought = textOf(state);
  // The same text may be brought twice, with another search in between.
  return <MessagesScreen key={brought && key} brought={brought} />;
}

function MessagesScreen({ brought }: { brought: string }) {
  const { client } = useDesk();
  const now = useNow();
  const [search] = useSearchParams();
  const state = keyOf(FILTERS, search.get('stan'));
  const filter = state ? FILTERS[state] : 'open';
  const before = idIn(search.get(BEFORE));
  const { loaded, reload } = useFreshLoad(
    () =>
      unwrap(
        client.GET('/messages', {
          params: { query: { filter, ...(before !== undefined && { after: before }) } },
        }),
      ),
    `${filter} ${before}`,
  );
  const { data } = loaded;
  const [wanted, setWanted] = useState(brought);
  // Versions shown when the messages were ticked: one that changes afterwards has to be ticked again.
  const [picked, setPicked] = useState<ReadonlyMap<string, number>>(new Map());
  const today = shopDate(new Date(now));
  const { busy, outcome, run } = useAction<'finish'>({
    done: copy.finished,
    newer: copy.finishNewer,
    failed: copy.markFailed,
    onSettled: reload,
  });
  // Of those that are still there, and as they were ticked.
  const chosen = data?.messages.filter(({ id, version }) => picked.get(id) === version) ?? [];
  const pick = ({ id, version }: Message, isPicked: boolean) =>
    setPicked(
      (all) => new Map([...all].filter(([one]) => one !== id).concat(isPicked ? [[id, version]] : [])),
    );
  const finish = () =>
    void run('finish', async () => {
      const messages = chosen.map(({ id, version }) => ({ id, seen: version }));
      await unwrap(client.POST('/messages/done', { body: { messages } }));
      // What was ticked since waits for a press of its own.
      setPicked(
        (all) =>
          new Map(
            [...all].filter(
              ([id, version]) => !chosen.some((one) => one.id === id && one.version === version),
            ),
          ),
      );
    });
  const done = `${DESK_PAGES.messages.path}?stan=zalatwione`;
  const here = state ? `${DESK_PAGES.messages.path}?stan=${state}` : DESK_PAGES.messages.path;
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>
        {copy.lead} <MenuLink to={DESK_PAGES.withdrawals.path}>{copy.withdrawals}</MenuLink>
      </p>
      <AddressFilters
        label={copy.filters}
        filters={[
          {
            name: copy.filter.open,
            to: DESK_PAGES.messages.path,
            count: data?.counts.open,
            isCurrent: filter === 'open',
          },
          ...TOPICS.map((name) => ({
            name: copy.filter[FILTERS[name]],
            to: `${DESK_PAGES.messages.path}?stan=${name}`,
            count: data?.counts[FILTERS[name]],
            isCurrent: filter === FILTERS[name],
          })),
          { name: copy.filter.done, to: done, count: undefined, isCurrent: filter === 'done' },
        ]}
      />
      <MessageSearchForm wanted={wanted} onSearch={setWanted} />
      <OutcomeStatus outcome={outcome} />
      {wanted === '' ? (
        <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
          {({ messages, next }) => (
            <>
              {chosen.length > 0 && (
                <p className={row}>
                  <DeskButton kind="ghost" icon="ok" pending={busy === 'finish'} onPress={finish}>
                    {copy.finish(chosen.length)}
                  </DeskButton>
                </p>
              )}
              {messages.length === 0 ? (
                <EmptyState title={copy.empty[filter]} text={copy.emptyText} />
              ) : (
                <MessageList
                  label={copy.list}
                  messages={messages}
                  now={now}
                  today={today}
                  {...(filter !== 'done' && { picked: chosen, onPick: pick })}
                />
              )}
              <PageLinks
                latest={before === undefined ? undefined : here}
                older={next === null ? undefined : `${here}${state ? '&' : '?'}${BEFORE}=${next}`}
                words={filter === 'done' ? copy : { latest: copy.nearest, older: copy.further }}
              />
            </>
          )}
        </LoadedSection>
      ) : (
        <FoundMessages text={wanted} now={now} today={today} />
      )}
    </InsidePage>
  );
}
