import { DESK_PAGES } from '#desk/pages.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

/** Leads to the form that invites a specialist, with her chosen. */
export const InviteLink = ({ fairy: { id, name } }: { fairy: { id: string; name: string } }) => (
  <MenuLink to={`${DESK_PAGES.people.path}?wrozka=${id}`} aria-label={shellCopy.inviteOf(name)}>
    {shellCopy.invite}
  </MenuLink>
);
