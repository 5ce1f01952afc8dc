import { useState } from 'react';
import { field } from '#styles/desk/orders.css.ts';
import { useAddressText } from './use-address-text.ts';

/** A year is typed digit by digit: its first three make days of the years 2 to 202. */
const isWhole = (day: string) => day === '' || day >= '1000';

/** Date field of a filter that the page's address holds; takes effect once its day is whole. */
export function DayField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const [day, type] = useAddressText(value, onChange, 0);
  const [begun, setBegun] = useState<string>();
  return (
    <input
      className={field}
      type="date"
      value={begun ?? day}
      onChange={({ target }) => {
        setBegun(isWhole(target.value) ? undefined : target.value);
        if (isWhole(target.value)) type(target.value);
      }}
    />
  );
}
