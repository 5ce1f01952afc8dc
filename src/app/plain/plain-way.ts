import { PLAIN_BIRTH_PATH, plainBirthPathOf } from '#domain/paths/birth-path.ts';
import { readListing } from '#domain/specialists/listing.ts';
import { choiceAddress } from '#flows/purchase/plain/plain-address.ts';
import { plainPathOf, plainServiceOf } from '#flows/purchase/plain/plain-services.ts';
import { readPlainOrderAddress } from '#schemas/plain-order.reader.ts';

/** A way to a page without scripts: as the page names it for everybody, and with what the page's address names. */
export interface PlainWay {
  from: string;
  to: string;
}

/** The way from a page to the one without scripts, with the choice that the page's address names; nothing where it names none. */
export function plainWayOf(path: string, query: unknown): PlainWay | undefined {
  const { wariant: variantId, wrozka: fairyId } = readPlainOrderAddress(query);
  const service = plainServiceOf(path.slice(1));
  const from = service ? plainPathOf(service) : PLAIN_BIRTH_PATH;
  if (!service && path !== '/') return undefined;
  const to = service
    ? choiceAddress(from, { variantId, fairyId }, readListing(searchOf(query)))
    : plainBirthPathOf(fairyId);
  return to === from ? undefined : { from, to };
}

/** The parameters of an address as the server has read them; of one given twice, the first. */
export const searchOf = (query: unknown) =>
  new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => {
      const [first] = [value as unknown].flat();
      return typeof first === 'string' ? [[name, first]] : [];
    }),
  );
