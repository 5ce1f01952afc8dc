import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { MailView } from '#desk/ui/mail-view.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { DESK_API } from '#desk/api/desk-client.ts';
import { mailCopy } from '#desk/copy/mail.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { tightStack } from '#styles/desk/ground.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

function StoredMail({ orderId, version }: { orderId: number; version: number }) {
  const { api } = useDesk();
  const { loaded, reload } = useLoad(() => api.previewAnswer(orderId, version), `${orderId} ${version}`);
  if (loaded.status === 'loading') return <Skeleton label={mailCopy.preview} />;
  if (loaded.status !== 'ready')
    return <FailedState title={copy.previewFailed} errorId={undefined} onRetry={reload} />;
  return (
    <MailView
      preview={loaded.data}
      htmlUrl={`${DESK_API}/orders/${orderId}/answer/preview/html?version=${version}`}
    />
  );
}

/** The very mail of the stored draft. */
export const PreviewPart = ({
  orderId,
  version,
  isStale,
}: {
  orderId: number;
  version: number;
  isStale: boolean;
}) =>
  version === 0 ? (
    <Notice kind="info" title={copy.noPreview} />
  ) : (
    <div className={tightStack}>
      {isStale && <Notice kind="warn" title={copy.previewStale} />}
      <StoredMail key={version} orderId={orderId} version={version} />
    </div>
  );
