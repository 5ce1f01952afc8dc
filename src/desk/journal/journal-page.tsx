import { useNavigate, useSearchParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad, useLastData } from '#desk/frame/use-load.ts';
import { AddressFilters } from '#desk/ui/address-filters.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { muted, row } from '#styles/desk/base.css.ts';
import { journalAddress, readJournalAddress } from './journal-address.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalList } from './journal-list.tsx';
import { journalCopy as copy } from './journal-copy.ts';

/** Page of what was done at the desk, for owners: the audit, with tries that were refused. */
export default function JournalPage() {
  const { client } = useDesk();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = readJournalAddress(search);
  const here = journalAddress(address);
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/journal', { params: { query: address } })),
    here,
  );
  // The filters stay, with the focus in them, while other entries are read.
  const people = useLastData(loaded)?.people;
  const { after: _, refused: __, ...kept } = address;
  const isNarrowed = here !== journalAddress({});
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>{copy.lead}</p>
      <AddressFilters
        label={copy.which}
        filters={[
          { name: copy.all, to: journalAddress(kept), isCurrent: !address.refused },
          {
            name: copy.refused,
            to: journalAddress({ ...kept, refused: true }),
            isCurrent: address.refused === true,
          },
        ]}
      />
      {people && (
        <JournalFilters
          people={people}
          address={address}
          onChange={(changed) => void navigate(journalAddress(changed), { replace: true })}
        />
      )}
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ entries, next, now }) => (
          <>
            {entries.length === 0 ? (
              <EmptyState title={copy.none} text={copy.noneText} />
            ) : (
              <JournalList entries={entries} now={Date.parse(now)} />
            )}
            <p className={row}>
              {address.after !== undefined && (
                <MenuLink to={journalAddress({ ...kept, ...(address.refused && { refused: true }) })}>
                  {copy.latest}
                </MenuLink>
              )}
              {isNarrowed && <MenuLink to={journalAddress({})}>{copy.clear}</MenuLink>}
              {next !== null && (
                <MenuLink to={journalAddress({ ...address, after: next })}>{copy.older}</MenuLink>
              )}
            </p>
          </>
        )}
      </LoadedSection>
    </InsidePage>
  );
}
