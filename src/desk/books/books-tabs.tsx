import { useMay } from '#desk/frame/desk-context.tsx';
import { DESK_PAGES } from '#desk/pages.ts';
import { AddressFilters } from '#desk/ui/address-filters.tsx';
import { sumsCopy as copy } from './sums-copy.ts';

type Part = keyof typeof copy.part;
const PARTS = ['books', 'sums', 'payouts'] as const satisfies readonly Part[];

/** The pages of the books, one beside the other. */
export function BooksTabs({ current }: { current: Part }) {
  const may = useMay();
  return (
    <AddressFilters
      label={copy.parts}
      filters={PARTS.filter((part) => may(DESK_PAGES[part].may)).map((part) => ({
        name: copy.part[part],
        to: DESK_PAGES[part].path,
        isCurrent: part === current,
      }))}
    />
  );
}
