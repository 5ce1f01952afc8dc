import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import { servicesCopy as copy } from './services-copy.ts';
import { SERVICE_TYPES } from '#desk/domain/shop-order.ts';
import { select } from '#styles/desk/access.css.ts';
import { fieldParts } from '#styles/field.css.ts';

export interface ServiceTypeFieldProps {
  /** Empty while none is chosen. */
  value: string;
  problem: string | undefined;
  onChange: (type: string) => void;
}

/** What kind of service is made: which page of the shop sells it, and what it asks of customers. */
export const ServiceTypeField = ({ value, problem, onChange }: ServiceTypeFieldProps) => (
  <div className={fieldParts.root}>
    <label className={fieldParts.label} htmlFor="usluga-productType">
      {copy.type}
    </label>
    <p className={fieldParts.hint} id="usluga-productType-opis">
      {copy.typeHint}
    </p>
    {problem !== undefined && (
      <p className={fieldParts.error} id="usluga-productType-problem">
        {problem}
      </p>
    )}
    <select
      id="usluga-productType"
      className={select}
      value={value}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`usluga-productType-opis ${problem === undefined ? '' : 'usluga-productType-problem'}`.trim()}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' && <option value="">{copy.chooseType}</option>}
      {SERVICE_TYPES.map((type) => (
        <option key={type} value={type}>
          {PRODUCT_TYPE_NAME[type]}
        </option>
      ))}
    </select>
  </div>
);
