import { birthPathOf, plainBirthPathOf } from '#domain/paths/birth-path.ts';
import { NotFound } from '#blocks/not-found.tsx';
import { SpecialistAside, type SampleOffers } from '#blocks/specialist-page/specialist-aside.tsx';
import { SpecialistProfile } from '#blocks/specialist-page/specialist-profile.tsx';
import { SpecialistWorks, type Work } from '#blocks/specialist-page/specialist-works.tsx';
import { sharePage } from '#browser/share-page.ts';
import { SERVICE_NAME } from '#copy/purchase/product-type.ts';
import { specialistPageCopy as copy } from '#copy/purchase/specialist-page.ts';
import type { Catalogue, Fairy } from '#domain/catalogue.ts';
import { least } from '#domain/grosze.ts';
import { PAGE_TYPES, type ServiceKind } from '#domain/product-type.ts';
import { Button } from '#kit/button.tsx';
import type { PageProps } from '#page/route.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import { useShop } from '#page/shop.tsx';
import { buttonClass } from '#styles/button.css.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/specialist-page.late.css.ts';
import { FailedPage } from './failed-page.tsx';

/** In the order of the drawing. */
const SERVICES = ['tarot', 'prediction', 'horoscope', 'birthHoroscope', 'ritual'] as const;

/** Where an order of this service with both chosen begins, with scripts and without. */
function addressesOf(service: ServiceKind, productId: string, fairyId: string) {
  // A birth horoscope begins with the chart, and she is chosen after it.
  if (service === 'birthHoroscope') return { to: birthPathOf(fairyId), plainTo: plainBirthPathOf(fairyId) };
  const address = `${SERVICE_PAGES[service].path}?wariant=${productId}&wrozka=${fairyId}`;
  return { to: address, plainTo: `/zamow${address}` };
}

/** Links that start an order with one of her variants, with and without scripts. */
function choiceOf(service: ServiceKind, fairyId: string) {
  if (service === 'birthHoroscope') return addressesOf(service, '', fairyId);
  const address = `${SERVICE_PAGES[service].path}?wrozka=${fairyId}`;
  return { to: address, plainTo: `/zamow${address}` };
}

/** What she sells, by service, in the order of the pages. */
function worksOf(fairy: Fairy, { products }: Catalogue) {
  const prices = new Map(fairy.products.map(({ productId, price }) => [productId, price]));
  return SERVICES.map((service) => {
    const types: readonly string[] = PAGE_TYPES[service];
    const works = products.flatMap(({ id, title, imageSrc, productType }): Work[] => {
      const price = prices.get(id);
      if (price === undefined || !types.includes(productType)) return [];
      return [{ id, title, imageSrc, price, ...addressesOf(service, id, fairy.id) }];
    });
    return { service, title: SERVICE_NAME[service], works };
  }).filter(({ works }) => works.length > 0);
}

/** Where the choice among what she sells of each service begins, with her lowest price of it. */
const offersOf = (groups: ReturnType<typeof worksOf>, fairyId: string): SampleOffers =>
  Object.fromEntries(
    groups.map(({ service, works: [first, ...others] }) => [
      service,
      first && {
        price: least(first.price, ...others.map(({ price }) => price)),
        ...choiceOf(service, fairyId),
      },
    ]),
  );

/** Page of one specialist, /wrozka/jagna (RD-4). */
export default function SpecialistPage({ data }: PageProps) {
  const { catalogue, specialist: more, closed, today } = data;
  const { toast } = useShop();
  if (catalogue?.status !== 'ready') return <FailedPage onRetry={() => window.location.reload()} />;
  const [fairy] = catalogue.data.fairies;
  if (!fairy) return <NotFound />;
  const groups = worksOf(fairy, catalogue.data);
  const share = async () => {
    const outcome = await sharePage(fairy.name);
    if (outcome === 'copied') toast('success', copy.copied);
    if (outcome === 'failed') toast('error', copy.notCopied);
  };
  return (
    <>
      <SpecialistProfile
        fairy={fairy}
        sells={groups.length > 0}
        share={
          <Button onPress={() => void share()} parts={{ root: buttonClass.line }}>
            {copy.share}
          </Button>
        }
      />
      <div className={`${wrap} ${css.columns}`}>
        <SpecialistWorks name={fairy.name} groups={groups} closed={closed} />
        {more && (
          <SpecialistAside
            name={fairy.name}
            more={more}
            offers={offersOf(groups, fairy.id)}
            isClosed={closed !== undefined}
            today={today}
          />
        )}
      </div>
    </>
  );
}
