import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { shownText } from '#machines/edit.machine.ts';
import { CardForm } from './card-form.tsx';
import { CardPreview } from './card-preview.tsx';
import { specialistsCopy as copy } from './specialists-copy.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { readZodiacSign } from '#domain/zodiac.ts';
import { cardProblem, tidyText, type CardField } from '#schemas/desk/card-problem.ts';
import { stack } from '#styles/desk/base.css.ts';
import { sides } from '#styles/desk/specialists.late.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { AvailabilitySection } from '#desk/availability/availability-section.tsx';
import { hasSaveBar } from '#desk/frame/edit/edit-bar.tsx';
import { EditFrame } from '#desk/frame/edit/edit-frame.tsx';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { PortraitSection } from './portrait-section.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { SamplesSection } from './samples-section.tsx';
import { TopicsSection } from './topics-section.tsx';
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
  const may = useMay();
  const stored = useMemo(() => toStored(specialist), [specialist]);
  const actor = useEdit(() => provideCard(client, specialist.id), stored);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const shown = (field: CardField) => shownText(context, field);
  const names = others.map(({ fields }) => ({ name: fields.name }));

  const { zodiacSign, ...fields } = specialist.fields;
  const name = specialist.fields.name;
  const typed = {
    ...specialist,
    fields: {
      ...fields,
      name: shown('name'),
      voice: shown('voice'),
      description: shown('description'),
      zodiacSign: readZodiacSign(shown('zodiacSign')) ?? zodiacSign,
    },
  };

  return (
    <InsidePage title={name} dockHidden={hasSaveBar(snapshot)}>
      <PageHead title={name} back={{ to: DESK_PAGES.specialists.path, words: copy.back }} />
      <EditFrame actor={actor} words={copy} labels={copy.field} idPrefix="karta-">
        <div className={sides}>
          <div className={stack}>
            <PortraitSection specialist={typed} isReadOnly={snapshot.hasTag('gone')} onChanged={onChanged} />
            <CardForm
              usualMinutes={specialist.usualMinutes}
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
            <TopicsSection specialist={typed} isReadOnly={snapshot.hasTag('gone')} onChanged={onChanged} />
            <AvailabilitySection specialist={specialist} onChanged={onChanged} />
            {may('listSamples') && <SamplesSection fairyId={specialist.id} />}
            <ArchiveSection specialist={specialist} onChanged={onChanged} />
          </div>
          <CardPreview specialist={typed} />
        </div>
      </EditFrame>
    </InsidePage>
  );
}
