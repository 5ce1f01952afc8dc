import { useEffect, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import type { AnswerResponse } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { row } from '#styles/desk/base.css.ts';
import { answerWebCopy as copy } from './answer-web-copy.ts';

export interface AnswerPageSectionProps {
  orderId: number;
  /** Revision of the answer that was shown. */
  revision: number;
  /** The answer as its order was loaded. */
  stored: AnswerResponse;
  onSet: (answer: AnswerResponse) => void;
}

/** Section about a sent answer's page: an owner closes it, or opens it with another link. Its key is never shown here. */
export function AnswerPageSection({ orderId, revision, stored, onSet }: AnswerPageSectionProps) {
  const { client } = useDesk();
  const [page, setPage] = useState(stored.page);
  // What came last counts: a response, or the order that was loaded after it.
  useEffect(() => setPage(stored.page), [stored]);
  const take = (answer: AnswerResponse) => {
    setPage(answer.page);
    onSet(answer);
  };
  const { busy, outcome, run } = useAction({
    failed: copy.failed,
    newer(error) {
      const current = currentOf<'setAnswerPage'>(error);
      if (current) take(current);
      return copy.newer;
    },
  });
  const set = (isOpen: boolean) =>
    void run(
      'set',
      async () => {
        const request = { params: { path: { orderId } }, body: { seen: revision, isOpen } };
        take(await unwrap(client.PUT('/orders/{orderId}/answer/page', request)));
      },
      { done: ANNOUNCED_BY_PAGE },
    );
  const isOpen = page === 'open';
  return (
    <Notice kind="info" title={isOpen ? copy.open : copy.closed} live>
      <p>{isOpen ? copy.openText : copy.closedText}</p>
      {outcome && <p role="alert">{outcome.words}</p>}
      <div className={row}>
        <DeskButton kind="quiet" pending={busy !== undefined} onPress={() => set(!isOpen)}>
          {isOpen ? copy.close : copy.reopen}
        </DeskButton>
      </div>
    </Notice>
  );
}
