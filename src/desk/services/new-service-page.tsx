import { unwrap } from '#desk/api/desk-client.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { ServiceForm } from './service-form.tsx';
import { ServicePreview } from './service-preview.tsx';
import { ServiceTypeField } from './service-type-field.tsx';
import { servicesCopy } from './services-copy.ts';
import { placeOnPage } from '#desk/domain/shop-order.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { asksQuestions } from '#domain/product-demands.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import { must } from '#domain/must.ts';
import {
  hasSpread,
  readServiceType,
  SERVICE_FIELDS,
  serviceProblem,
  tidyService,
  TYPE_PROBLEM,
} from '#schemas/desk/service-problem.ts';
import { muted, row, stack } from '#styles/desk/base.css.ts';
import { sides } from '#styles/desk/specialists.late.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { LEAVE_NEW_WORDS } from '#desk/frame/edit/edit-words.ts';
import { MadeBefore } from '#desk/frame/edit/made-before.tsx';
import { useNewCard } from '#desk/frame/edit/use-new-card.ts';
import { toCompared } from './service-ports.ts';

const copy = servicesCopy.make;
const FIELDS = ['productType', ...SERVICE_FIELDS] as const;
const EMPTY = {
  productType: '',
  title: '',
  description: '',
  questionsCount: '1',
  spread: '',
  basePrompt: '',
};
/** What the shop shows of a service without a picture. */
const NO_PICTURE = '/art/post-placeholder.svg';

/** Page of a service made from nothing, for owners. */
export default function NewServicePage() {
  const { client } = useDesk();
  const may = useMay();
  const { loaded } = useLoad(() => unwrap(client.GET('/services')), 'services');
  const all = loaded.data ?? [];
  const { id, card, problems, isBusy, outcome, madeBefore, hasTyped, type, submit } = useNewCard<
    (typeof FIELDS)[number]
  >({
    fields: FIELDS,
    idPrefix: 'usluga-',
    complete: (typed) => {
      const productType = readServiceType(typed.productType);
      return {
        ...EMPTY,
        ...typed,
        // Others ask for none, or lay no cards; what was typed waits for its type.
        ...(!asksQuestions(productType) && { questionsCount: EMPTY.questionsCount }),
        ...(!(productType && hasSpread(productType)) && { spread: EMPTY.spread }),
      };
    },
    problemOf: (field, { [field]: text, productType: spelling }) => {
      const productType = readServiceType(spelling);
      if (field === 'productType') return productType ? undefined : TYPE_PROBLEM;
      const own = { id: '', productType: productType ?? 'NEWSLETTER', isArchived: true };
      return serviceProblem(field, tidyService(field, text), own, all.map(toCompared), {
        hasModel: may('tryPrompt'),
      });
    },
    add: (newId, { productType: spelling, ...fields }) =>
      unwrap(
        client.POST('/services/new', {
          body: {
            id: newId,
            productType: API_PRODUCT_TYPE[must(readServiceType(spelling), 'type of a new service')],
            fields,
          },
        }),
      ),
    failed: copy.failed,
    pageOf: (newId) => pathOf('service', { productId: newId }),
  });
  const productType = readServiceType(card.productType);

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} back={{ to: DESK_PAGES.services.path, words: servicesCopy.back }} />
      <p className={muted}>{copy.lead}</p>
      <div className={sides}>
        <HeldForm className={stack} isHeld={isBusy} onSubmit={submit}>
          <ServiceForm
            textOf={(field) => card[field]}
            problems={problems}
            productType={productType}
            isReadOnly={false}
            onType={type}
            type={
              <ServiceTypeField
                value={card.productType}
                problem={problems.productType}
                onChange={(chosen) => type('productType', chosen)}
              />
            }
          />
          <OutcomeStatus outcome={outcome} />
          {madeBefore && <MadeBefore to={madeBefore} />}
          <p className={row}>
            <DeskButton type="submit" pending={isBusy}>
              {isBusy ? servicesCopy.save.saving : copy.go}
            </DeskButton>
          </p>
        </HeldForm>
        {productType && (
          <ServicePreview
            product={{
              id,
              productType,
              imageSrc: NO_PICTURE,
              title: card.title,
              description: card.description,
              questionsCount: Number(card.questionsCount),
            }}
            lowestPrice={null}
            place={placeOnPage(all, { id, productType: API_PRODUCT_TYPE[productType] })}
          />
        )}
      </div>
      <UnsavedText isUnsaved={hasTyped} words={LEAVE_NEW_WORDS} />
    </InsidePage>
  );
}
