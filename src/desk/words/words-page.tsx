import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RATING_RULE_COPY } from '#copy/answer/rating-rules.ts';
import { numberIn } from '#desk/domain/address-values.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import type { RatingWords } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { RATING_RULES, type RatingRule } from '#domain/ratings.ts';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { wordsCopy as copy } from './words-copy.ts';
import { WordsList } from './words-list.tsx';

const BEFORE = 'przed';

/** The state of words that no rule refuses. */
const seenOf = (state: RatingWords['state']) => (state === 'shown' ? 'shown' : 'waiting');

/** Page of what customers wrote beside their ratings, for owners. */
export default function WordsPage() {
  const { client } = useDesk();
  const [address] = useSearchParams();
  const after = numberIn(address.get(BEFORE));
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/rating-words', { params: { query: after === undefined ? {} : { after } } })),
    String(after),
  );
  // As they were shown when the question came.
  const [refusing, setRefusing] = useState<RatingWords>();
  const { outcome, run } = useAction({ newer: copy.newer, failed: copy.decideFailed, onSettled: reload });
  const decide = ({ ratingId, state, rule: former }: RatingWords, rule?: RatingRule) => {
    setRefusing(undefined);
    void run(
      `decide ${ratingId} ${rule ?? 'shown'}`,
      () =>
        unwrap(
          client.POST('/rating-words/{ratingId}/decision', {
            params: { path: { ratingId } },
            body: { seen: former ?? seenOf(state), ...(rule !== undefined && { rule }) },
          }),
        ),
      { done: rule === undefined ? copy.isShown : copy.isRefused },
    );
  };
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p>{copy.lead}</p>
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ waiting, moreWaiting, decided, next, now }) => {
          const shared = {
            now: Date.parse(now),
            onShow: (one: RatingWords) => decide(one),
            onRefuse: setRefusing,
          };
          return waiting.length + decided.length === 0 && after === undefined ? (
            <EmptyState title={copy.none} text={copy.noneText} />
          ) : (
            <>
              <WordsList title={copy.waiting} words={waiting} {...shared} />
              {moreWaiting && <p className={muted}>{copy.moreWait(waiting.length)}</p>}
              {decided.length > 0 && <WordsList title={copy.decided} words={decided} {...shared} />}
              <PageLinks
                latest={after === undefined ? undefined : DESK_PAGES.words.path}
                older={next === null ? undefined : `${DESK_PAGES.words.path}?${BEFORE}=${next}`}
                words={copy}
              />
            </>
          );
        }}
      </LoadedSection>
      {refusing !== undefined && (
        <DeskDialog
          title={copy.whichRule}
          description={copy.whichRuleText}
          closeLabel={copy.keep}
          onClose={() => setRefusing(undefined)}
        >
          <div className={tightStack}>
            {RATING_RULES.map((rule) => (
              <DeskButton key={rule} kind="ghost" onPress={() => decide(refusing, rule)}>
                {RATING_RULE_COPY[rule]}
              </DeskButton>
            ))}
          </div>
        </DeskDialog>
      )}
    </InsidePage>
  );
}
