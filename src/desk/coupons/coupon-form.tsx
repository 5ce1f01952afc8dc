import type { Elements } from '#kit/elements.ts';
import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import { couponsCopy as copy } from './coupons-copy.ts';
import type { TextFieldProps } from '#kit/text-field.tsx';
import { COUPON_TYPES, NO_PRODUCTS, productsText, readProducts } from '#domain/coupon.ts';
import { select } from '#styles/desk/access.css.ts';
import * as s from './coupons.late.css.ts';
import { hint } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { textFieldsOf, type EditFields } from '#desk/frame/edit/edit-fields.tsx';

type Field = keyof typeof copy.field;

export interface CouponFormProps extends Omit<EditFields<Field>, 'isReadOnly'> {
  title: Elements;
  /** The fields that it has, apart from discount, services and days. */
  more: readonly Exclude<Field, 'discount' | 'products' | 'validFrom' | 'validUntil'>[];
  isLocked: (field: Field) => boolean;
  children?: Elements;
}

const idOf = (field: string) => `kupon-${field}`;

/** Form of a coupon, or of many codes: what it takes off, for what, when and for whom. */
export function CouponForm(props: CouponFormProps) {
  const { title, more, textOf, problems, isLocked, onType, children } = props;
  const textField = textFieldsOf('kupon-', copy.field, { ...props, isReadOnly: false });
  const line = (field: Field, own: Partial<TextFieldProps> = {}) =>
    textField(field, { readOnly: isLocked(field), ...own });
  const has = (field: (typeof more)[number]) => more.includes(field);
  return (
    <section className={panel}>
      {title}
      {children}
      {has('name') && line('name')}
      <div className={s.fields}>
        {has('code') && line('code', { hint: copy.codeHint })}
        {has('prefix') && line('prefix', { hint: copy.prefixHint })}
        {has('count') && line('count', { inputMode: 'numeric' })}
        <Discount line={line} text={textOf('discount')} isLocked={isLocked('discount')} onType={onType} />
      </div>
      <Products
        text={textOf('products')}
        problem={problems['products']}
        isLocked={isLocked('products')}
        onType={onType}
      />
      <div className={s.fields}>
        {line('validFrom', { type: 'date' })}
        {line('validUntil', { type: 'date' })}
        {has('maxUses') && line('maxUses', { inputMode: 'numeric', hint: copy.usesHint })}
      </div>
      <p className={hint}>{copy.daysHint}</p>
      {has('audience') && (
        <fieldset className={s.options} disabled={isLocked('audience')}>
          <legend className={fieldParts.label}>{copy.field.audience}</legend>
          {(
            [
              ['public', copy.forAll, copy.forAllHint],
              ['personal', copy.forOne, copy.forOneHint],
            ] as const
          ).map(([value, label, explained]) => (
            <label key={value} className={s.choice}>
              <input
                type="radio"
                name="audience"
                value={value}
                checked={textOf('audience') === value}
                onChange={() => onType('audience', value)}
              />
              <span>{label}</span>
              <small>{explained}</small>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}

interface DiscountProps {
  line: (field: Field, props: Partial<TextFieldProps>) => Elements;
  /** "15%" or "20,00 zł". */
  text: string;
  isLocked: boolean;
  onType: CouponFormProps['onType'];
}

function Discount({ line, text, isLocked, onType }: DiscountProps) {
  const isAmount = text.endsWith('zł');
  const number = text.replace(/(%|zł)$/, '').trimEnd();
  const withSign = (typed: string, amount: boolean) => (amount ? `${typed} zł` : `${typed}%`);
  return (
    <div className={s.measured}>
      {line('discount', {
        value: number,
        hint: copy.discountHint,
        inputMode: 'decimal',
        onChange: (typed) => onType('discount', withSign(typed, isAmount)),
      })}
      <select
        className={select}
        aria-label={copy.discountKind}
        value={isAmount ? 'amount' : 'percent'}
        disabled={isLocked}
        onChange={({ target }) => onType('discount', withSign(number, target.value === 'amount'))}
      >
        <option value="percent">{copy.percent}</option>
        <option value="amount">{copy.amount}</option>
      </select>
    </div>
  );
}

interface ProductsProps {
  text: string;
  problem: string | undefined;
  isLocked: boolean;
  onType: CouponFormProps['onType'];
}

function Products({ text, problem, isLocked, onType }: ProductsProps) {
  const chosen = text === NO_PRODUCTS ? [] : (readProducts(text) ?? COUPON_TYPES);
  return (
    <fieldset
      className={s.options}
      disabled={isLocked}
      id={idOf('products')}
      tabIndex={-1}
      aria-describedby={problem === undefined ? undefined : 'kupon-products-problem'}
    >
      <legend className={fieldParts.label}>{copy.field.products}</legend>
      {problem !== undefined && (
        <p className={fieldParts.error} id="kupon-products-problem">
          {problem}
        </p>
      )}
      <div className={s.choices}>
        {COUPON_TYPES.map((type) => (
          <label key={type} className={s.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(type)}
              onChange={({ target }) => {
                const next = COUPON_TYPES.filter((one) =>
                  one === type ? target.checked : chosen.includes(one),
                );
                onType('products', next.length === 0 ? NO_PRODUCTS : productsText(next));
              }}
            />
            <span>{PRODUCT_TYPE_NAME[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
