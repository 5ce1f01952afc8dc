import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { hasUnsaved, shownText } from '#machines/edit.machine.ts';
import { Notice } from '#desk/ui/notice.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import type { NewsletterDetails } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { newsletterProblem, tidyNewsletter, type NewsletterField } from '#schemas/desk/newsletter-problem.ts';
import { stack } from '#styles/desk/base.css.ts';
import { sides } from './newsletter.late.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { hasSaveBar } from '#desk/frame/edit/edit-bar.tsx';
import { EditFrame } from '#desk/frame/edit/edit-frame.tsx';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { provideNewsletter, toStored } from './newsletter-ports.ts';
import { PreviewSection } from './preview-section.tsx';
import { SendSection } from './send-section.tsx';
import { SendingScreen } from './sending-screen.tsx';

export interface IssueScreenProps {
  details: NewsletterDetails;
  onChange: () => void;
}

/**
 * An issue that was not sent yet: written beside the very mail, tried on oneself, then sent. What was typed as it went out
 * stays in sight until it is discarded.
 */
export function DraftFlow({ details, onChange }: IssueScreenProps) {
  const { issue, confirmed } = details;
  const { client } = useDesk();
  const stored = useMemo(() => toStored(issue), [issue]);
  const actor = useEdit(() => provideNewsletter(client, issue.id), stored);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const isDirty = hasUnsaved(context);
  const isSaving = snapshot.hasTag('saving');
  const isGone = snapshot.hasTag('gone');

  // What was saved has a new version, which preview and sending go by.
  useEffect(() => {
    if (!isSaving) return undefined;
    return () => onChange();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of a save reloads
  }, [isSaving]);
  const change = (field: NewsletterField, text: string) =>
    actor.send({
      type: 'field.change',
      name: field,
      text,
      problem: newsletterProblem(field, tidyNewsletter(field, text)),
    });

  const isOut = issue.state !== 'draft';
  if (isOut && !isDirty) return <SendingScreen details={details} onChange={onChange} />;
  return (
    <InsidePage title={issue.fields.subject} dockHidden={hasSaveBar(snapshot)}>
      <PageHead title={issue.fields.subject} back={{ to: DESK_PAGES.newsletter.path, words: copy.back }} />
      <EditFrame actor={actor} words={copy} labels={copy.field} idPrefix="list-">
        <div className={sides}>
          <div className={stack}>
            <NewsletterForm
              textOf={(field) => shownText(context, field)}
              problems={context.problems}
              isReadOnly={isGone || isOut}
              onType={change}
            />
            {isOut ? (
              <Notice kind="bad" title={copy.outUnsaved} live />
            ) : (
              <SendSection issue={issue} confirmed={confirmed} isDirty={isDirty} onChange={onChange} />
            )}
          </div>
          <PreviewSection issue={issue} isStale={isDirty} />
        </div>
      </EditFrame>
    </InsidePage>
  );
}
