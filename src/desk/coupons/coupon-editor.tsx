import { useSelector } from '@xstate/react';
import type { Elements } from '#kit/elements.ts';
import { shownText } from '#machines/edit.machine.ts';
import { CouponForm, type CouponFormProps } from './coupon-form.tsx';
import { couponsCopy as copy } from './coupons-copy.ts';
import { readDiscount, type CouponStanding, type CouponTexts } from '#domain/coupon.ts';
import { batchProblem, couponProblem, codeProblem } from '#schemas/desk/coupon-problem.ts';
import { spellCouponCode } from '#domain/coupon.ts';
import { sides } from './coupons.late.css.ts';
import { stack } from '#styles/desk/base.css.ts';
import { heldBy, useHeld } from '#desk/ui/held-form.tsx';
import { EditFrame } from '#desk/frame/edit/edit-frame.tsx';
import type { EditActor } from '#desk/frame/edit/use-edit.ts';
import { isCouponField } from './coupon-ports.ts';
import { TrialSection } from './trial-section.tsx';

export interface CouponEditorProps {
  actor: EditActor;
  /** The code to try; a new one shows what was typed. */
  code: string | undefined;
  today: string;
  standing: CouponStanding | undefined;
  /** Nothing of it changes any more. */
  isStopped?: boolean;
  more: CouponFormProps['more'];
  title: Elements;
  children?: Elements;
}

type Field = keyof typeof copy.field;

/** The form of a coupon or of many codes, with the edit machine behind it and the trial beside it. */
export function CouponEditor({
  actor,
  code,
  today,
  standing,
  isStopped = false,
  more,
  title,
  children,
}: CouponEditorProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const isHeld = useHeld();
  const shown = (field: Field) => shownText(context, field);

  const problemOf = (field: Field, text: string): string | undefined => {
    if (field === 'code') return codeProblem(spellCouponCode(text));
    if (!isCouponField(field)) return batchProblem(field, field === 'prefix' ? spellCouponCode(text) : text);
    return couponProblem(field, { ...texts(), [field]: text }, { today, standing });
  };
  const texts = () =>
    Object.fromEntries(
      Object.keys(context.stored.values).map((name) => [name, shownText(context, name)]),
    ) as unknown as CouponTexts;
  /** The end is judged by the beginning and by whom the coupon is for, too. */
  const renewedBy = (field: Field, text: string) =>
    field === 'validFrom' || field === 'audience'
      ? { validUntil: couponProblem('validUntil', { ...texts(), [field]: text }, { today, standing }) }
      : undefined;
  const isLocked = (field: Field) =>
    isStopped ||
    snapshot.hasTag('gone') ||
    (standing?.hasBegun === true &&
      (field === 'validFrom' ||
        field === 'audience' ||
        (standing.isPublic && (field === 'discount' || field === 'products'))));
  return (
    <>
      <EditFrame actor={actor} words={copy} labels={copy.field} idPrefix="kupon-">
        <div className={sides}>
          <div className={stack} {...heldBy(isHeld)}>
            <CouponForm
              title={title}
              more={more}
              textOf={shown}
              problems={context.problems}
              isLocked={isLocked}
              onType={(name, text) =>
                actor.send({
                  type: 'field.change',
                  name,
                  text,
                  problem: problemOf(name, text),
                  renewed: renewedBy(name, text),
                })
              }
            >
              {children}
            </CouponForm>
          </div>
          <TrialSection
            code={code ?? spellCouponCode(shown('code'))}
            discount={readDiscount(shown('discount'))}
            products={shown('products')}
          />
        </div>
      </EditFrame>
    </>
  );
}
