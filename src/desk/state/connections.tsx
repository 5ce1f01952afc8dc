import {
  CHECK_LEAVES_OUT,
  CHECK_WORDS,
  CONNECTION_NAMES,
  connectionsCopy as copy,
} from '#desk/copy/connections.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { ShopState } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';

export interface ConnectionsProps {
  checks: ShopState['checks'];
  now: number;
  isTrying: boolean;
  onTry: () => void;
}

/** Results of testing each connection, and the button that starts the tests. */
export const Connections = ({ checks, now, isTrying, onTry }: ConnectionsProps) => (
  <section className={panel} aria-labelledby="polaczenia">
    <h2 id="polaczenia">{copy.title}</h2>
    <p className={muted}>{copy.lead}</p>
    <p className={row}>
      <DeskButton kind="ghost" icon="refresh" pending={isTrying} onPress={onTry}>
        {copy.press}
      </DeskButton>
    </p>
    {checks.length === 0 ? (
      <p className={muted}>{copy.none}</p>
    ) : (
      <ul className={list}>
        {checks.map(({ name, at, code, detail }) => (
          <li key={name}>
            <span>
              <span className={row}>
                <DeskIcon name={code === undefined ? 'ok' : 'alert'} />
                <b>{CONNECTION_NAMES[name]}</b>
              </span>
              <small>{code === undefined ? CHECK_LEAVES_OUT[name] : CHECK_WORDS[code]}</small>
              {detail !== '' && <small>{copy.theirWords(detail)}</small>}
            </span>
            <span>
              {code === undefined && <span>{copy.works}</span>}
              <small>{formatMoment(at, now)}</small>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
