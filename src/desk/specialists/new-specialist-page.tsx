import { unwrap } from '#desk/api/desk-client.ts';
import { CardForm } from './card-form.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { CARD_FIELDS, cardProblem, tidyText, type CardField } from '#schemas/desk/card-problem.ts';
import { muted, row, stack } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { LEAVE_NEW_WORDS } from '#desk/frame/edit/edit-words.ts';
import { MadeBefore } from '#desk/frame/edit/made-before.tsx';
import { useNewCard } from '#desk/frame/edit/use-new-card.ts';

type Card = Record<CardField, string>;

/** How much of the description a search engine shows. */
const SNIPPET = 160;

/** Fills in the texts for search engines from name and description, until someone types them. */
function completed(typed: Partial<Card>, brandName: string): Card {
  const { name = '', description = '' } = typed;
  const empty: Card = {
    name: '',
    zodiacSign: '',
    persona: 'person',
    voice: '',
    description: '',
    seoTitle: name && `${name}, ${brandName}`,
    seoDescription: tidyText('seoTitle', description).slice(0, SNIPPET),
  };
  return { ...empty, ...typed };
}

/** Page of a new specialist, for owners. */
export default function NewSpecialistPage() {
  const { client, person } = useDesk();
  const { loaded } = useLoad(() => unwrap(client.GET('/specialists')), 'specialists');
  const others = (loaded.data ?? []).map(({ fields }) => ({ name: fields.name }));
  const { card, problems, isBusy, outcome, madeBefore, hasTyped, type, submit } = useNewCard({
    fields: CARD_FIELDS,
    idPrefix: 'karta-',
    complete: (typed) => completed(typed, person.brandName),
    problemOf: (field, { [field]: text }) => cardProblem(field, tidyText(field, text), others),
    add: (id, fields) => unwrap(client.POST('/specialists', { body: { id, fields } })),
    failed: copy.newFailed,
    pageOf: (id) => pathOf('specialist', { fairyId: id }),
  });

  return (
    <InsidePage title={copy.newTitle}>
      <PageHead title={copy.newTitle} back={{ to: DESK_PAGES.specialists.path, words: copy.back }} />
      <p className={muted}>{copy.newLead}</p>
      <HeldForm className={stack} isHeld={isBusy} onSubmit={submit}>
        <CardForm textOf={(field) => card[field]} problems={problems} isReadOnly={false} onType={type} />
        <OutcomeStatus outcome={outcome} />
        {madeBefore && <MadeBefore to={madeBefore} />}
        <p className={row}>
          <DeskButton type="submit" pending={isBusy}>
            {isBusy ? copy.save.saving : copy.newSave}
          </DeskButton>
        </p>
      </HeldForm>
      <UnsavedText isUnsaved={hasTyped} words={LEAVE_NEW_WORDS} />
    </InsidePage>
  );
}
