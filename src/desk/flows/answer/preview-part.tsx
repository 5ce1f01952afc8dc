import { FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { MailView } from '#desk/blocks/mail-view.tsx';
import { Notice } from '#desk/blocks/notice.tsx';
import { DESK_API } from '#desk/api/desk-client.ts';
import { answerCopy as copy } from '#desk/copy/answer.ts';
import { tightStack } from '#styles/desk/ground.css.ts';
import { useDesk } from '../desk-context.tsx';
import { useLoad } from '../use-load.ts';

function StoredMail({ orderId, version }: { orderId: number; version: number }) {
  const { api } = useDesk();
  const { loaded, reload } = useLoad(() => api.previewAnswer(orderId, version), `${orderId} ${version}`);
  if (loaded.status === 'loading') return <Skeleton label={copy.preview} />;
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
