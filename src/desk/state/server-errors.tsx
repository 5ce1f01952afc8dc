import { useState } from 'react';
import { requestReason } from './reason-words.ts';
import { stateCopy as copy } from './state-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { ShopState } from '#desk/domain/wire.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { list } from '#styles/desk/access.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';

type ServerErrorsProps = Pick<ShopState, 'errors' | 'moreErrors'> & { now: number };

/** Failed responses of the server, found by the number that people are shown. */
export function ServerErrors({ errors, moreErrors, now }: ServerErrorsProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = errors.filter(({ requestId }) => requestId.startsWith(wanted));
  return (
    <section className={panel} aria-labelledby="bledy">
      <h2 id="bledy">{copy.errors}</h2>
      {errors.length === 0 ? (
        <p className={muted}>{copy.noErrors}</p>
      ) : (
        <>
          <TextField
            label={copy.errorNumber}
            hint={copy.errorHint}
            name="errorNumber"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            maxLength={40}
            parts={fieldParts}
          />
          <div role="status">{shown.length === 0 && <p className={muted}>{copy.noSuchError}</p>}</div>
          <ul className={list}>
            {shown.map(({ requestId, at, method, route, status, ...error }) => (
              <li key={requestId}>
                <span>
                  <b>{`${method} ${route}, ${status}`}</b>
                  <Reason {...error} />
                </span>
                <span>
                  <span>{requestId.slice(0, 8)}</span>
                  <small>{formatMoment(at, now)}</small>
                </span>
              </li>
            ))}
          </ul>
          {moreErrors && <p className={muted}>{copy.moreErrors(errors.length)}</p>}
        </>
      )}
    </section>
  );
}

/** The failure's meaning, if known, above the program's message. */
function Reason({ type, message }: Pick<ShopState['errors'][number], 'type' | 'message'>) {
  const own = [type, message].filter(Boolean).join(': ');
  const words = requestReason(own);
  return (
    <>
      {words !== undefined && <span>{words}</span>}
      <small>{own}</small>
    </>
  );
}
