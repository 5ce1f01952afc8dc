import { writeFile } from 'node:fs/promises';
import { assumedLine, CHART_BODY_NAME } from '#copy/chart.ts';
import { CHART_BODIES } from '#domain/chart.ts';
import type { Clock } from '#server/clock.ts';
import { findBirthReading, type BirthReading } from '#server/answers/birth-reading.ts';
import { listWaitingOrders } from '#server/answers/waiting-orders.ts';
import type { Db } from '#server/store/tables.ts';
import type { CommandResult } from '../with-shop-data.ts';
import { describeOrder } from './waiting-list.ts';

const refused = (text: string): CommandResult => ({ text, isDone: false });

/** Shows a waiting order with all that its answer is written from, and writes a chart's drawing to a file. */
export async function showOrder(
  db: Db,
  orderId: number | undefined,
  file: string | undefined,
  clock: Clock,
): Promise<CommandResult> {
  const order = (await listWaitingOrders(db)).find((one) => one.orderId === orderId);
  if (!order) return refused('No such order waits for an answer.');
  const reading = await findBirthReading(db, order.orderId);
  const lines = [describeOrder(order, clock.now()), ...(reading ? chartLines(reading) : [])];
  if (file === undefined) return { text: lines.join('\n'), isDone: true };
  if (reading?.drawing === undefined) return refused(`Order ${order.orderId} came with no drawing.`);
  await writeFile(file, reading.drawing, { mode: 0o600 });
  return { text: [...lines, `The drawing is in ${file}.`].join('\n'), isDone: true };
}

function chartLines({ computed, drawing }: BirthReading): string[] {
  const hint = drawing === undefined ? [] : ['  With a drawing: name a file to have it written.'];
  if (!computed) return ['  The place is none that we know: no positions.', ...hint];
  const { chart, assumed } = computed;
  const point = (name: string, at: (typeof chart)['ascendant']) =>
    at
      ? [
          `  ${name}: ${at.zodiacTranslation} ${at.degreesFormatted}` +
            `${at.house === undefined ? '' : `, dom ${at.house}`}${at.retrograde ? ', retrogradacja' : ''}`,
        ]
      : [];
  return [
    `  ${assumedLine(assumed)}${assumed.clockUncertain ? ' (clock of that time not certain)' : ''}`,
    ...CHART_BODIES.flatMap((body) => point(CHART_BODY_NAME[body], chart[body])),
    ...point(CHART_BODY_NAME.ascendant, chart.ascendant),
    ...point('Medium coeli', chart.midheaven),
    ...hint,
  ];
}
