import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { shownText } from '#machines/edit.machine.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { Notice } from '#desk/ui/notice.tsx';
import { ServiceForm } from './service-form.tsx';
import { ServicePreview } from './service-preview.tsx';
import { servicesCopy as copy } from './services-copy.ts';
import { placeOnPage } from '#desk/domain/shop-order.ts';
import type { Service } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { readProductType } from '#domain/product-type.ts';
import { serviceProblem, tidyService, type ServiceField } from '#schemas/desk/service-problem.ts';
import { stack } from '#styles/desk/base.css.ts';
import { sides } from '#styles/desk/specialists.late.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { hasSaveBar } from '#desk/frame/edit/edit-bar.tsx';
import { EditFrame } from '#desk/frame/edit/edit-frame.tsx';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { PictureSection } from '#desk/pictures/picture-section.tsx';
import { AddSection } from './add-section.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { PromptsSection } from './prompts-section.tsx';
import { TrialSection } from './trial-section.tsx';
import { provideService, toCompared, toStored } from './service-ports.ts';

export interface ServiceFlowProps {
  service: Service;
  /** All services, in the shop's order. */
  all: readonly Service[];
  onReload: () => void;
}

/** Page of one service: edits its texts and its prompt for the model, next to a preview of the shop's card. */
export function ServiceFlow({ service, all, onReload }: ServiceFlowProps) {
  const { client } = useDesk();
  const may = useMay();
  const stored = useMemo(() => toStored(service), [service]);
  const actor = useEdit(() => provideService(client, service.id), stored);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const shown = (field: ServiceField) => shownText(context, field);
  const others = all.map(toCompared);
  const type = readProductType(service.productType);
  const isGone = snapshot.hasTag('gone');
  const { title } = service.fields;

  const change = (field: ServiceField, text: string) =>
    actor.send({
      type: 'field.change',
      name: field,
      text,
      problem: serviceProblem(field, tidyService(field, text), toCompared(service), others, {
        hasModel: may('tryPrompt'),
      }),
    });

  const preview = (image: string, id?: string) =>
    type && (
      <ServicePreview
        {...(id !== undefined && { id })}
        product={{
          id: service.id,
          productType: type,
          imageSrc: image,
          title: shown('title'),
          description: shown('description'),
          questionsCount: Number(shown('questionsCount')),
        }}
        lowestPrice={service.lowestPrice}
        place={placeOnPage(all, service)}
      />
    );

  return (
    <InsidePage title={title} dockHidden={hasSaveBar(snapshot)}>
      <PageHead title={title} back={{ to: DESK_PAGES.services.path, words: copy.back }}>
        <AddSection service={service} all={others} />
        <ArchiveSection service={service} onReload={onReload} />
      </PageHead>
      {service.isArchived && (
        <Notice kind="info" title={copy.isArchived} live>
          <p>{copy.isArchivedText}</p>
        </Notice>
      )}
      <EditFrame actor={actor} words={copy} labels={copy.field} idPrefix="usluga-">
        <div className={sides}>
          <div className={stack}>
            {may('setServicePicture') && (
              <PictureSection
                kind="plate"
                name={title}
                stored={service}
                put={(picture, seen) =>
                  unwrap(
                    client.PUT('/services/{productId}/picture', {
                      params: { path: { productId: service.id } },
                      body: { picture, seen },
                    }),
                  )
                }
                isReadOnly={isGone}
                onChanged={onReload}
                renderCard={(image) => preview(image, 'podglad-kadru')}
              />
            )}
            <ServiceForm
              textOf={shown}
              problems={context.problems}
              productType={type}
              isReadOnly={isGone}
              onType={change}
            >
              <PromptsSection
                productId={service.id}
                version={context.stored.versions['basePrompt'] ?? 1}
                onTake={isGone ? undefined : (text) => change('basePrompt', text)}
              />
              {may('tryPrompt') && (
                <TrialSection
                  productId={service.id}
                  basePrompt={shown('basePrompt')}
                  isWrong={context.problems['basePrompt'] !== undefined}
                />
              )}
            </ServiceForm>
          </div>
          {preview(service.image)}
        </div>
      </EditFrame>
    </InsidePage>
  );
}
