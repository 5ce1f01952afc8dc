import { DESK_API, unwrap } from '#desk/api/desk-client.ts';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { MailView } from '#desk/ui/mail-view.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

/** The very mail of the stored issue. */
export function PreviewSection({ issue, isStale }: { issue: NewsletterIssue; isStale: boolean }) {
  const { client } = useDesk();
  const { id, version } = issue;
  const { loaded, reload } = useLoad(
    () => unwrap(client.GET('/newsletter/{issueId}/preview', { params: { path: { issueId: id } } })),
    `${id} ${version}`,
  );
  return (
    <section className={panel} aria-labelledby="podglad-listu">
      <h2 id="podglad-listu">{copy.preview}</h2>
      {isStale && <Notice kind="info">{copy.previewStale}</Notice>}
      <LoadedSection
        loaded={loaded}
        words={{ loading: copy.preview, failed: copy.previewFailed }}
        onRetry={reload}
      >
        {(mail) => (
          <MailView key={version} preview={mail} htmlUrl={`${DESK_API}/newsletter/${id}/preview/html`} />
        )}
      </LoadedSection>
    </section>
  );
}
