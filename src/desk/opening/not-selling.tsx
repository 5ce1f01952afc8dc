import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { openingCopy as copy, REASONS } from './opening-copy.ts';
import type { Opening } from '#desk/domain/wire.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { row } from '#styles/desk/base.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { SetupList } from './setup-list.tsx';

/** Why nothing is sold, with the way to what mends it; nothing while the shop sells. */
export function Reasons({ sells, reasons, isClosed, reopensOn }: Opening) {
  const { pathname } = useLocation();
  if (sells) return null;
  return (
    <Notice kind="warn" title={copy.notSelling}>
      <>
        {reasons.map((reason) => {
          const { words, to } = REASONS[reason];
          const day = reason === 'closed' && isClosed ? reopensOn : null;
          return (
            <p key={reason} className={row}>
              <span>{day === null ? words : `${words} ${copy.opensOn(day)}`}</span>
              {to !== undefined && to !== pathname && <MenuLink to={to}>{copy.mend}</MenuLink>}
            </p>
          );
        })}
      </>
    </Notice>
  );
}

function Loaded({ withSetup, children }: Required<NotSellingProps>) {
  const { client } = useDesk();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/opening')), 'opening');
  if (loaded.status === 'loading') return null;
  const opening = loaded.data;
  if (!opening) return children;
  const isSetUp = !withSetup || opening.setup.length === 0;
  return (
    <>
      <Reasons {...opening} />
      {isSetUp ? children : <SetupList setup={opening.setup} onTried={reload} />}
    </>
  );
}

export interface NotSellingProps {
  /** Also what a new shop lacks. */
  withSetup?: boolean;
  /** What stands there once the shop is set up. */
  children?: ReactElement | null;
}

/** Notice for owners, above a page, that the shop is closed and why. */
export default function NotSelling({ withSetup = false, children = null }: NotSellingProps) {
  return useMay()('getOpening') ? <Loaded withSetup={withSetup}>{children}</Loaded> : children;
}
