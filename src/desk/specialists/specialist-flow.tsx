import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { shownText } from '#machines/edit.machine.ts';
import { CardForm } from './card-form.tsx';
import { CardPreview } from './card-preview.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { specialistsCopy as copy } from './specialists-copy.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { readZodiacSign } from '#domain/zodiac.ts';
import { cardProblem, tidyText, type CardField } from '#schemas/desk/card-problem.ts';
import { stack } from '#styles/desk/base.css.ts';
import { sides } from '#styles/desk/specialists.late.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { AvailabilityPart } from '#desk/availability/availability-part.tsx';
import { EditBar } from '#desk/frame/edit/edit-bar.tsx';
import { FieldConflicts, namedFields } from '#desk/frame/edit/field-conflicts.tsx';
import { useEdit, useProblemFocus } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PortraitPart } from './portrait-part.tsx';
import { ArchivePart } from './archive-part.tsx';
import { TopicsPart } from './topics-part.tsx';
import { provideCard, toStored } from './card-ports.ts';

export interface SpecialistFlowProps {
  specialist: Specialist;
  others: readonly Specialist[];
  /** Called when something was stored that the list does not say yet. */
  onChanged: () => void;
}

/** One specialist's card: what it says, edited beside the very card that customers see. */
export function SpecialistFlow({ specialist, others, onChanged }: SpecialistFlowProps) {
  const { client } = useDesk();
  const stored = useMemo(() => toStored(specialist), [specialist]);
  const actor = useEdit(() => provideCard(client, specialist.id), stored);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const shown = (field: CardField) => shownText(context, field);
  const names = others.map(({ fields }) => ({ name: fields.name }));

  useProblemFocus(actor, 'karta-');

  const { zodiacSign, ...fields } = specialist.fields;
  const name = specialist.fields.name;
  const typed = {
    ...specialist,
    fields: {
      ...fields,
      name: shown('name'),
      description: shown('description'),
      responseTime: shown('responseTime'),
      zodiacSign: readZodiacSign(shown('zodiacSign')) ?? zodiacSign,
    },
  };

  return (
    <InsidePage title={name} dockHidden={!snapshot.hasTag('clean') || snapshot.hasTag('saved')}>
      <p>
        <MenuLink to={DESK_PAGES.specialists.path}>{copy.back}</MenuLink>
      </p>
      <header className={pageHead}>
        <h1>{name}</h1>
      </header>
      {snapshot.hasTag('gone') && <Notice kind="bad" title={copy.gone} live />}
      <FieldConflicts actor={actor} labels={copy.field} words={copy} />
      <div className={sides}>
        <div className={stack}>
          <PortraitPart specialist={typed} isReadOnly={snapshot.hasTag('gone')} onChanged={onChanged} />
          <CardForm
            textOf={shown}
            problems={context.problems}
            isReadOnly={snapshot.hasTag('gone')}
            onType={(field, text) =>
              actor.send({
                type: 'field.change',
                name: field,
                text,
                problem: cardProblem(field, tidyText(field, text), names),
              })
            }
          />
          <TopicsPart specialist={typed} isReadOnly={snapshot.hasTag('gone')} onChanged={onChanged} />
          <AvailabilityPart specialist={specialist} onChanged={onChanged} />
          <ArchivePart specialist={specialist} onChanged={onChanged} />
        </div>
        <CardPreview specialist={typed} />
      </div>
      <EditBar
        actor={actor}
        words={copy.save}
        discardWords={copy.discard}
        what={namedFields(context.typed, copy.field)}
      />
    </InsidePage>
  );
}
