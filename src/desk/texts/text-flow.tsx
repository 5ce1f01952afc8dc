import { useSelector } from '@xstate/react';
import { useMemo, useState, type ClipboardEvent } from 'react';
import { shownText } from '#machines/edit.machine.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextChanges } from './text-changes.tsx';
import { TextFindings } from './text-findings.tsx';
import { TextForm } from './text-form.tsx';
import { TextList } from './text-list.tsx';
import { TextPreview } from './text-preview.tsx';
import { TextVersions } from './text-versions.tsx';
import { pastedMarkup } from './pasted-markup.ts';
import { fieldName, TEXT_NAME, textsCopy as copy } from './texts-copy.ts';
import { diffWords } from './word-diff.ts';
import type { ShopText, TextEntry } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { isMailTextId, textFields, type TextId } from '#domain/texts/text-fields.ts';
import { fieldProblem, tidyField } from '#schemas/desk/text-problem.ts';
import { stack } from '#styles/desk/base.css.ts';
import { back, columns, others, sides } from './texts.late.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { EditFrame } from '#desk/frame/edit/edit-frame.tsx';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { PreviewAddress } from '#desk/frame/preview-address.tsx';
import { useNow } from '#desk/frame/use-now.ts';
import { EbookPicture } from './ebook-picture.tsx';
import { DraftSection } from './draft-section.tsx';
import { provideText, toStored } from './text-ports.ts';
import { useCheck } from './use-check.ts';

export interface TextFlowProps {
  id: TextId;
  text: ShopText;
  all: readonly TextEntry[];
  onReload: () => void;
}

/** Page of one text: its draft beside a preview, the changes and findings, and the history of versions. */
export function TextFlow({ id, text, all, onReload }: TextFlowProps) {
  const { client } = useDesk();
  const may = useMay();
  const now = useNow();
  const stored = useMemo(() => toStored(text), [text]);
  const actor = useEdit(() => provideText(client, id, onReload), stored);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const [compared, setCompared] = useState<{ version: number; fields: ShopText['fields'] }>();
  const action = useAction({ newer: copy.newer, failed: copy.actionFailed, onSettled: onReload });
  const reading = useAction({ failed: copy.readFailed });
  const fields = textFields(id);
  const labels = Object.fromEntries(fields.map(({ key }) => [key, fieldName(key)]));
  const shown = (key: string) => shownText(context, key);
  const isGone = snapshot.hasTag('gone');
  const isClean = snapshot.hasTag('clean');
  const hasProblems = Object.keys(context.problems).length > 0;
  const { check, isOld } = useCheck(id, text.number, hasProblems ? {} : context.typed);
  const before = compared?.fields ?? text.inShop;
  const { fallbacks } = text;
  // What customers read: the shop's own words where a field is empty.
  const changes = useMemo(
    () =>
      fields.flatMap(({ key }) => {
        const words = fallbacks[key] ?? '';
        const parts = diffWords(before[key] || words, shownText(context, key) || words);
        return parts.length === 0 ? [] : [{ key, parts }];
      }),
    [fields, before, fallbacks, context],
  );

  const change = (key: string, next: string) => {
    // Why something failed still holds.
    if (action.outcome?.kind === 'ok') action.say(undefined);
    const field = fields.find((one) => one.key === key);
    const problem = field && fieldProblem(field, tidyField(field, next));
    actor.send({ type: 'field.change', name: key, text: next, problem });
  };
  const paste = (key: string, event: ClipboardEvent<HTMLElement>) => {
    const { target } = event;
    const markup = pastedMarkup(event.clipboardData);
    if (markup === undefined || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = target;
    change(key, value.slice(0, selectionStart) + markup + value.slice(selectionEnd));
    const end = selectionStart + markup.length;
    setTimeout(() => target.setSelectionRange(end, end));
  };
  const compare = (version: number) =>
    void reading.run(
      'compare',
      async () => {
        const params = { path: { textId: id, number: version } };
        const older = await unwrap(client.GET('/texts/{textId}/versions/{number}', { params }));
        setCompared({ version, fields: older.fields });
        setTimeout(() => document.getElementById('co-sie-zmieni')?.focus());
      },
      { done: ANNOUNCED_BY_PAGE },
    );

  const name = TEXT_NAME[id];
  return (
    <InsidePage title={name} dockHidden={!isClean || text.draft !== null}>
      <p className={back}>
        <MenuLink to={DESK_PAGES.texts.path}>{copy.back}</MenuLink>
      </p>
      <PageHead title={name} />
      <OutcomeStatus outcome={action.outcome ?? reading.outcome} />
      <EditFrame actor={actor} words={copy} labels={labels} idPrefix="tekst-" tellsSaved={false}>
        <div className={columns}>
          <div className={others}>
            <TextList texts={all} current={id} />
          </div>
          <div className={stack}>
            <TextPreview
              fields={fields}
              shownOf={(key) => check?.shown[key] ?? text.fallbacks[key] ?? ''}
              isOld={isOld}
            />
            {text.draft && isClean && may('makeTextPreview') && (
              <PreviewAddress
                make={() =>
                  unwrap(client.POST('/texts/{textId}/preview', { params: { path: { textId: id } } }))
                }
                words={copy.address}
              />
            )}
            {id === 'E-book' && may('setEbookPicture') && <EbookPicture />}
            <div className={sides}>
              <TextForm
                fields={fields}
                isMail={isMailTextId(id)}
                textOf={shown}
                fallbacks={text.fallbacks}
                skeleton={text.skeleton}
                isTyped={(key) => key in context.typed}
                problems={context.problems}
                isReadOnly={isGone}
                onType={change}
                onPaste={paste}
              />
              <div className={stack}>
                {check && <TextFindings findings={check.findings} />}
                <TextChanges
                  changes={changes}
                  version={compared?.version}
                  onStop={() => setCompared(undefined)}
                />
                <TextVersions
                  versions={text.versions}
                  now={now}
                  blocked={isClean ? undefined : copy.saveFirst}
                  onCompare={compare}
                  onRestore={
                    may('restoreText') && !action.busy
                      ? (version) =>
                          void action.run(
                            'restore',
                            () =>
                              unwrap(
                                client.POST('/texts/{textId}/restore', {
                                  params: { path: { textId: id } },
                                  body: { seen: text.number, number: version },
                                }),
                              ),
                            { done: copy.restored(version) },
                          )
                      : undefined
                  }
                />
              </div>
            </div>
          </div>
        </div>
      </EditFrame>
      {isClean && text.draft && (
        <DraftSection
          id={id}
          text={text}
          draft={text.draft}
          check={isOld ? undefined : check}
          action={action}
        />
      )}
    </InsidePage>
  );
}
