import { unwrap } from '#desk/api/desk-client.ts';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { MailView } from '#desk/ui/mail-view.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { DESK_API } from '#desk/api/desk-client.ts';
import { mailCopy } from '#desk/copy/mail.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { tightStack } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

function StoredMail({ orderId, version }: { orderId: number; version: number }) {
  const { client } = useDesk();
  const { loaded, reload } = useLoad(
    () =>
      unwrap(
        client.GET('/orders/{orderId}/answer/preview', { params: { path: { orderId }, query: { version } } }),
      ),
    `${orderId} ${version}`,
  );
  const htmlUrl = `${DESK_API}/orders/${orderId}/answer/preview/html?version=${version}`;
  const words = { loading: mailCopy.preview, failed: copy.previewFailed };
  return (
    <LoadedSection loaded={loaded} words={words} onRetry={reload}>
      {(mail) => <MailView preview={mail} htmlUrl={htmlUrl} />}
    </LoadedSection>
  );
}

/** The very mail of the stored draft. */
export const PreviewSection = ({
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
