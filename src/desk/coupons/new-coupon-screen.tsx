import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { couponsCopy as copy } from './coupons-copy.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { muted } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { MadeBefore } from '#desk/frame/edit/made-before.tsx';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { HeldContext } from '#desk/ui/held-form.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { CouponEditor } from './coupon-editor.tsx';
import { newBatch, newCoupon, provideNew } from './coupon-ports.ts';
import { shopDate } from '#domain/shop-day.ts';

/** Form of a new coupon, or of many single-use codes at once. */
export function NewCouponScreen({ kind }: { kind: 'one' | 'many' }) {
  const { client } = useDesk();
  const navigate = useNavigate();
  const [today] = useState(() => shopDate());
  const [form] = useState(() => (kind === 'one' ? newCoupon(today) : newBatch(today)));
  const [made, setMade] = useState<string>();
  const [madeBefore, setMadeBefore] = useState<string>();
  const [stored] = useState({ values: form.blank, versions: {} });
  const actor = useEdit(
    () => provideNew(client, form, { onMade: setMade, onMadeBefore: setMadeBefore }),
    stored,
  );
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  // After the machine has taken the save, so that nothing asks about unsaved changes.
  useEffect(() => {
    if (made === undefined) return;
    const to = kind === 'one' ? pathOf('coupon', { code: made }) : DESK_PAGES.coupons.path;
    void navigate(to, { replace: true });
  }, [made, kind, navigate]);
  const title = kind === 'one' ? copy.newTitle : copy.manyTitle;
  return (
    <InsidePage title={title} dockHidden>
      <PageHead title={title} back={{ to: DESK_PAGES.coupons.path, words: copy.back }} />
      {kind === 'many' && <p className={muted}>{copy.manyLead}</p>}
      {madeBefore && <MadeBefore to={madeBefore} />}
      {/* Its page is left as it is made. */}
      <HeldContext value={isSaving}>
        <CouponEditor
          actor={actor}
          code={undefined}
          today={today}
          standing={undefined}
          more={kind === 'one' ? ['code', 'maxUses', 'audience'] : ['name', 'prefix', 'count']}
          title={null}
        />
      </HeldContext>
    </InsidePage>
  );
}
