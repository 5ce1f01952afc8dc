import { ClosedNotice } from '#blocks/closed-notice.tsx';
import { EmptyState } from '#blocks/empty-state.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { PlainForm } from '#blocks/plain/plain-form.tsx';
import { PlainNotices } from '#blocks/plain/plain-notices.tsx';
import { outsideLinks } from '#blocks/shell/nav-links.ts';
import type { CalendarDate } from '#domain/birth-date.ts';
import { PlainShell } from '#blocks/plain/plain-shell.tsx';
import { PlainSpecialists } from '#blocks/plain/plain-specialists.tsx';
import { PlainClearSpecialist, PlainVariants } from '#blocks/plain/plain-variants.tsx';
import { PurchaseFlow } from '#blocks/purchase/purchase-flow.tsx';
import { StepBar } from '#blocks/purchase/step-bar.tsx';
import { sellerLine } from '#copy/law/seller.ts';
import { emptyCopy } from '#copy/site/empty.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { ABILITIES } from '#domain/backend.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Listing } from '#domain/specialists/listing.ts';
import { specialistSlugs } from '#domain/paths/specialist-path.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { priceFrom, serviceOptions, specialistsFor, wishOf } from '../purchase-view.ts';
import { carriedFields } from './plain-carried.ts';
import { PlainDetails } from './plain-details.tsx';
import { choiceAddress } from './plain-address.ts';
import { plainPathOf, type PlainService } from './plain-services.ts';
import type { PurchaseSnapshot } from './resume-purchase.ts';

export interface PlainOrderPageProps {
  service: PlainService;
  config: PublicConfig;
  texts: SiteTexts;
  catalogue: Catalogue;
  today: CalendarDate;
  snapshot: PurchaseSnapshot;
  notices: readonly string[];
  /** Filters and sort order of the specialists, from the address. */
  listing: Listing;
  /** The customer asked for an earlier step. */
  show?: 'wariant' | 'wrozka' | undefined;
  visitId: string;
  /** Addresses that the form has asked about. */
  asked: string;
  closed: ClosedShop | undefined;
}

/** An order page without scripts: the machine's step as a form, one step a page. */
export function PlainOrderPage(page: PlainOrderPageProps) {
  const { service, config, texts, catalogue, snapshot, notices, closed } = page;
  const step = stepOf(page);
  const { context } = snapshot;
  const wish = wishOf(context, catalogue);
  const hasGuide = ABILITIES[config.backend].guide && !wish;
  return (
    <PlainShell
      brand={config.brandName}
      backend={config.backend}
      seller={config.seller && sellerLine(config.seller)}
      today={page.today}
      links={outsideLinks(config)}
      full={{
        label: plainOrderCopy.full,
        to: service.fullOf(context, page.listing),
      }}
    >
      <PageHeader title={texts.HEADER_TITLE ?? service.title} />
      {closed && <ClosedNotice closed={closed} />}
      {!closed && (
        <PurchaseFlow>
          <StepBar current={STEP_NUMBER[step]} isAlone />
          <PlainNotices notices={notices} />
          <PlainForm
            action={choiceAddress(plainPathOf(service), context, page.listing)}
            carried={carriedFields(snapshot, page, step === 'form')}
          >
            {step === 'wariant' && catalogue.products.length === 0 && (
              <EmptyState {...emptyCopy.products} action={{ label: emptyCopy.products.action, to: '/' }} />
            )}
            {step === 'wariant' && catalogue.products.length > 0 && (
              <PlainVariants
                heading={wish?.title ?? texts.PRODUCTS_NAMES ?? service.variantsTitle}
                guide={hasGuide ? PLAIN_GUIDE_PATH : undefined}
                {...(context.byQuestionCount
                  ? {
                      options: serviceOptions(context, catalogue.products),
                      value: context.variantId ?? '',
                    }
                  : {
                      variants: wish?.products ?? catalogue.products,
                      priceFrom: (id) => priceFrom(wish ?? context, id),
                      wish: wish && { sentences: wish.sentences, change: <PlainClearSpecialist /> },
                      value: context.variantId,
                    })}
              />
            )}
            {step === 'wrozka' && (
              <PlainSpecialists
                fairies={specialistsFor(context, catalogue.fairies)}
                slugs={specialistSlugs(catalogue.fairies)}
                chosenId={context.fairyId}
                listing={page.listing}
                addressOf={(listing) => choiceAddress(plainPathOf(service), context, listing)}
                variantTitle={catalogue.products.find(({ id }) => id === context.variantId)?.title}
              />
            )}
            {step === 'form' && <PlainDetails snapshot={snapshot} catalogue={catalogue} config={config} />}
          </PlainForm>
        </PurchaseFlow>
      )}
    </PlainShell>
  );
}

/** The number of the step that the page shows. */
export const plainStepOf = (page: Pick<PlainOrderPageProps, 'snapshot' | 'show'>) =>
  STEP_NUMBER[stepOf(page)];

const STEP_NUMBER = { wariant: 1, wrozka: 2, form: 3 } as const;

/** The number of the step with the form, which shows its problems. */
export const FORM_STEP = STEP_NUMBER.form;

/** The step to show: the machine's, or an earlier one that the customer asked for. */
function stepOf({
  snapshot,
  show,
}: Pick<PlainOrderPageProps, 'snapshot' | 'show'>): keyof typeof STEP_NUMBER {
  if (snapshot.hasTag('step-variant')) return 'wariant';
  if (snapshot.hasTag('step-specialist')) return show === 'wariant' ? show : 'wrozka';
  return show ?? 'form';
}
