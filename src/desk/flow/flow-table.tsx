import { formatCount } from '#copy/site/format.ts';
import { flowCopy as copy } from './flow-copy.ts';
import type { LivedFlow } from '#desk/domain/wire.ts';
import * as s from './flow.late.css.ts';
import { ColumnHeads } from '#desk/ui/column-heads.tsx';

/** Table of the transitions that happened, the most frequent first: an alternative to the diagram for those who cannot see it. */
export function FlowTable({ arrows }: Pick<LivedFlow, 'arrows'>) {
  const happened = arrows
    .filter(({ count }) => count.now + count.before > 0)
    .sort((one, other) => other.count.now - one.count.now);
  return (
    <details>
      <summary className={s.summary}>{copy.table}</summary>
      <table className={s.table}>
        <ColumnHeads names={[copy.transition, copy.now, copy.before]} />
        <tbody>
          {happened.map(({ from, to, event, words, count }) => (
            <tr key={`${from} ${event} ${to} ${words}`}>
              <th scope="row">{words}</th>
              <td>{formatCount(count.now)}</td>
              <td>{formatCount(count.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
