import { useState } from 'react';
import { formatPrice } from '#copy/site/format.ts';
import { couponsCopy as copy } from './coupons-copy.ts';
import { pricesCopy } from '#desk/prices/prices-copy.ts';
import { offersFor, trialEnds, type TrialOffer } from './coupon-trial.ts';
import { refusingProviders } from '#desk/domain/typed-price.ts';
import type { PriceList } from '#desk/domain/wire.ts';
import { type Grosze, minus } from '#domain/grosze.ts';
import { priceAfter, type Discount } from '#domain/price.ts';
import { select } from '#styles/desk/access.css.ts';
import * as s from './coupons.late.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';

export interface CouponTrialProps {
  list: PriceList;
  code: string;
  /** Undefined as long as what was typed is none. */
  discount: Discount | undefined;
  /** The services that it is for, joined by commas; empty for all. */
  products: string;
}

/** What no provider takes, or not each. */
function Warning({ left }: { left: Grosze }) {
  const refusing = refusingProviders(left);
  if (left > 0 && refusing.length === 0) return null;
  return <p className={s.warning}>{left === 0 ? copy.free : pricesCopy.tooLow(refusing)}</p>;
}

interface PickProps {
  label: string;
  id: string;
  value: string;
  choices: readonly (readonly [id: string, name: string])[];
  onPick: (id: string) => void;
}

const Pick = ({ label, id, value, choices, onPick }: PickProps) => (
  <div className={fieldParts.root}>
    <label className={fieldParts.label} htmlFor={id}>
      {label}
    </label>
    <select id={id} className={select} value={value} onChange={({ target }) => onPick(target.value)}>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

const unique = (pairs: readonly (readonly [string, string])[]) => [...new Map(pairs)];

/** Tries a coupon on an offer, and where the price list begins and ends, with what prices an order. */
export function CouponTrial({ list, code, discount, products }: CouponTrialProps) {
  const offers = offersFor(list, products);
  const [fairy, setFairy] = useState('');
  const [product, setProduct] = useState('');
  const ofFairy = offers.filter(({ fairyId }) => fairyId === (fairy || offers[0]?.fairyId));
  const tried = ofFairy.find(({ productId }) => productId === product) ?? ofFairy[0];
  if (!tried) return null;
  return (
    <section className={panel} aria-labelledby="proba">
      <h2 id="proba">{copy.trial}</h2>
      <div className={s.fields}>
        <Pick
          id="proba-wrozka"
          label={copy.fairy}
          value={tried.fairyId}
          choices={unique(offers.map((one) => [one.fairyId, one.fairyName]))}
          onPick={setFairy}
        />
        <Pick
          id="proba-usluga"
          label={copy.product}
          value={tried.productId}
          choices={unique(ofFairy.map((one) => [one.productId, one.title]))}
          onPick={setProduct}
        />
      </div>
      {discount ? (
        <Tried offer={tried} code={code} discount={discount} offers={offers} />
      ) : (
        <p className={muted}>{copy.noDiscount}</p>
      )}
    </section>
  );
}

interface TriedProps {
  offer: TrialOffer;
  offers: readonly TrialOffer[];
  code: string;
  discount: Discount;
}

function Tried({ offer, offers, code, discount }: TriedProps) {
  const left = priceAfter(offer.price, discount);
  return (
    <>
      <div role="status">
        {offer.isApplicable ? (
          <dl className={s.facts}>
            <div>
              <dt>{copy.price}</dt>
              <dd>{formatPrice(offer.price)}</dd>
            </div>
            <div>
              <dt>{copy.coupon(code)}</dt>
              <dd>{copy.off(minus(offer.price, left))}</dd>
            </div>
            <div>
              <dt>{copy.pays}</dt>
              <dd className={s.total}>{formatPrice(left)}</dd>
            </div>
          </dl>
        ) : (
          <p className={muted}>{copy.notFor}</p>
        )}
        {offer.isApplicable && <Warning left={left} />}
      </div>
      <h3>{copy.ends}</h3>
      <dl className={s.facts}>
        {trialEnds(offers, discount).map((end) => {
          const after = priceAfter(end.offer.price, discount);
          return (
            <div key={end.kind}>
              <dt>
                <b>{end.offer.title}</b>
                <small>{end.offer.fairyName}</small>
              </dt>
              <dd>
                <s>{formatPrice(end.offer.price)}</s> <b>{formatPrice(after)}</b>
                <small>{copy[end.kind]}</small>
                <Warning left={after} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
