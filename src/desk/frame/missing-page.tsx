import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { DESK_PAGES } from '#desk/pages.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { InsidePage } from './inside-page.tsx';

/** "Not found" page, also for a page that the role may not see: both look the same. */
export const MissingPage = () => (
  <InsidePage title={shellCopy.missing}>
    <h1>{shellCopy.missing}</h1>
    <EmptyState title={shellCopy.missing} text={shellCopy.missingText} art="void">
      <MenuLink to={DESK_PAGES.queue.path} className={deskButtonClass.ghost}>
        {shellCopy.toQueue}
      </MenuLink>
    </EmptyState>
  </InsidePage>
);
