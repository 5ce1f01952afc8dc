import type { ZoneFile } from './tzif.ts';

/** A zone's standard time from an instant on; seconds, east positive. */
export interface StandardSpan {
  from: number;
  offset: number;
}

/** A clock of a zone with what people call it. */
interface NamedClock extends StandardSpan {
  until: number;
  summerTime: boolean;
}

const NINE_MONTHS = 270 * 86_400;
const HOUR = 3_600;

/** Lists a zone's standard times of a period by the flags of its file; the first span has no beginning. */
export function standardTime(file: ZoneFile, since: number, until: number): StandardSpan[] {
  const clocks = asCalled(file);
  const spans = clocks.map((clock, index) => ({ from: clock.from, offset: standardOffset(clocks, index) }));
  const before = spans.findLastIndex(({ from }) => from <= since);
  return spans
    .slice(Math.max(before, 0))
    .filter(({ from }) => from < until)
    .map(({ from, offset }, index) => ({ from: index === 0 ? -Infinity : from, offset }))
    .filter(({ offset }, index, all) => offset !== all[index - 1]?.offset);
}

/**
 * The clocks of a zone. Where law has standard time in summer and a flag for winter (Ireland, Namibia), the summers
 * are summer time, as people there say; a standard time of most of a year (Morocco's) stays one.
 */
function asCalled({ first, transitions }: ZoneFile): NamedClock[] {
  const flagged = [{ at: -Infinity, ...first }, ...transitions];
  const isWinterTime = (index: number) => {
    const [before, clock] = [flagged[index - 1], flagged[index]];
    return Boolean(clock?.summerTime && before && !before.summerTime && clock.offset < before.offset);
  };
  return flagged.map(({ at, offset, summerTime }, index) => {
    const until = flagged[index + 1]?.at ?? Infinity;
    const betweenWinters =
      !summerTime && isWinterTime(index + 1) && isWinterTime(index - 1) && until - at < NINE_MONTHS;
    return {
      from: at,
      until,
      offset,
      summerTime: summerTime ? !isWinterTime(index) : betweenWinters,
    };
  });
}

/** The standard time of a clock: its own, or beside summer time the nearest below it of those before and behind it. */
function standardOffset(clocks: readonly NamedClock[], index: number): number {
  const clock = clocks[index];
  if (!clock) return 0;
  if (!clock.summerTime) return clock.offset;
  const before = clocks.slice(0, index).findLast(({ summerTime }) => !summerTime);
  const behind = clocks.slice(index + 1).find(({ summerTime }) => !summerTime);
  const below = [before, behind].flatMap((one) => (one && one.offset < clock.offset ? [one.offset] : []));
  return below.length > 0 ? Math.max(...below) : clock.offset - HOUR;
}
