import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useLoad } from '#desk/frame/use-load.ts';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { ORDER_MAILS, type OrderMails } from '#domain/desk-terms.ts';
import { select } from '#styles/desk/access.css.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { noticesCopy as copy } from './notices-copy.ts';

/** When one is mailed about orders. */
export function NoticesSection() {
  const { client } = useDesk();
  const { loaded, reload } = useLoad(() => unwrap(client.GET('/me/notices')), 'notices');
  const { busy, outcome, run } = useAction({
    done: copy.saved,
    failed: (error) =>
      currentOf<'setNotices'>(error) ? { kind: 'warn', words: copy.newer } : copy.saveFailed,
    onSettled: reload,
  });
  const choose = (seen: OrderMails, orderMails: OrderMails) =>
    void run('mails', () => unwrap(client.PUT('/me/notices', { body: { seen, orderMails } })));

  return (
    <section className={panel} aria-labelledby="powiadomienia">
      <h2 id="powiadomienia">{copy.title}</h2>
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ orderMails, email }) => (
          <div className={tightStack}>
            <label htmlFor="listy-o-zamowieniach">
              <b>{copy.mails}</b>
            </label>
            <select
              id="listy-o-zamowieniach"
              className={select}
              value={orderMails}
              aria-disabled={busy !== undefined || undefined}
              aria-describedby="listy-o-zamowieniach-hint"
              onChange={({ target }) => {
                const picked = ORDER_MAILS.find((one) => one === target.value);
                if (picked) choose(orderMails, picked);
              }}
            >
              {ORDER_MAILS.map((one) => (
                <option key={one} value={one}>
                  {copy.choice[one]}
                </option>
              ))}
            </select>
            <p id="listy-o-zamowieniach-hint" className={hint}>
              <span>{copy.to(email)}</span> <span>{copy.always}</span>
            </p>
          </div>
        )}
      </LoadedSection>
      <OutcomeStatus outcome={outcome} />
    </section>
  );
}
