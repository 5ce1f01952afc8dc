import { useId, useState, type KeyboardEvent } from 'react';
import { searchCopy as copy } from '#desk/orders/order-list-copy.ts';
import { hint, stack } from '#styles/desk/base.css.ts';
import { field, result, results } from '#styles/desk/orders.css.ts';

/** One thing that the search has found. */
export interface Found {
  to: string;
  /** For the history entry of the page. */
  state?: unknown;
  title: string;
  under: string;
  /** A way to a whole list, and no thing that was found. */
  isWay?: boolean;
}

export interface SearchBoxProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  found: readonly Found[];
  /** Message about the results: how many, none, failed. */
  message: string;
  onChoose: (found: Found) => void;
}

/**
 * A search field with its results below (ARIA combobox with a list popup): arrows, Home and End move through them,
 * Enter opens the marked one, the first by itself.
 */
export function SearchBox({ label, text, onText, found, message, onChoose }: SearchBoxProps) {
  const id = useId();
  const [marked, setMarked] = useState(0);
  const at = Math.min(marked, found.length - 1);

  function steer(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: (at - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    };
    const next = steps[event.key];
    const chosen = found[at];
    if (found.length > 0 && next !== undefined) {
      event.preventDefault();
      setMarked(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onChoose(chosen);
    }
  }

  return (
    <div className={stack}>
      <input
        className={field}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={text}
        onChange={(event) => {
          setMarked(0);
          onText(event.target.value);
        }}
        onKeyDown={steer}
      />
      <p role="status" className={hint}>
        {message}
      </p>
      {found.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={copy.results} className={results}>
          {found.map((one, index) => (
            // oxlint-disable-next-line click-events-have-key-events -- the field has the keys
            <div
              key={`${one.to} ${one.title}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={result}
              onClick={() => onChoose(one)}
            >
              <b>{one.title}</b>
              <small>{one.under}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
