import { fieldName, textsCopy as copy } from './texts-copy.ts';
import type { TextCheck } from '#desk/domain/wire.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { blocking, findings as list } from './texts.late.css.ts';

/** Findings about a text before its publication; blocking ones first. */
export const TextFindings = ({ findings }: { findings: TextCheck['findings'] }) => (
  <section className={panel} aria-labelledby="uwagi">
    <h2 id="uwagi">{copy.findings}</h2>
    {findings.length === 0 ? (
      <p>{copy.findingsNone}</p>
    ) : (
      <ul className={list}>
        {[...findings.filter((one) => one.isBlocking), ...findings.filter((one) => !one.isBlocking)].map(
          ({ key, isBlocking, message }) => (
            <li key={`${key} ${message}`}>
              <b className={isBlocking ? blocking : undefined}>
                {`${isBlocking ? copy.blocks : copy.warns}: ${fieldName(key)}`}
              </b>
              <span>{message}</span>
            </li>
          ),
        )}
      </ul>
    )}
  </section>
);
