/** An event of no length, which leaves its hour free. */
export interface CalendarEvent {
  /** Unique within the shop, and the same for each version of an event, so that a calendar replaces it. */
  id: string;
  at: Date;
  title: string;
  description?: string;
}

/** A calendar file's name for people, and how often calendar programs ask for it again, if they should. */
export interface CalendarHead {
  /** The shop's host, in ids. */
  host: string;
  name: string;
  refresh?: 'weekly';
}

/** A line may have 75 bytes (RFC 5545, 3.1); what goes on begins with a space. */
const LINE_BYTES = 75;

/** An instant as calendar files write it, "20261124T145400Z". */
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text as calendar files write it (3.3.11): with ordinary spaces, on one line. */
const text = (words: string) =>
  words
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`);

/** Breaks a line that is too long, between characters. */
function folded(line: string): string {
  let bytes = 0;
  let lines = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      lines += '\r\n ';
      bytes = 1;
    }
    lines += character;
    bytes += size;
  }
  return lines;
}

/** Headers of a calendar file. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Writes a calendar file (RFC 5545). */
export function calendarFile(
  { host, name, refresh }: CalendarHead,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${text(name)}//PL`,
    `X-WR-CALNAME:${text(name)}`,
    ...(refresh ? ['REFRESH-INTERVAL;VALUE=DURATION:P7D'] : []),
    ...events.flatMap(({ id, at, title, description }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp(at)}`,
      `DTSTART:${stamp(at)}`,
      `SUMMARY:${text(title)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${text(description)}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
