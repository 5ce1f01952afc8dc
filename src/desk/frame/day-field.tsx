import { field } from '#styles/desk/orders.css.ts';
import { isWholeDay, useAddressText } from './use-address-text.ts';

/** Date field of a filter that the page's address holds; takes effect once its day is whole. */
export function DayField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const [day, type] = useAddressText(value, onChange, isWholeDay);
  return <input className={field} type="date" value={day} onChange={({ target }) => type(target.value)} />;
}
