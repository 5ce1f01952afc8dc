import { NOW } from './filled-shop.ts';

/** How a line begins that is cut where an earlier one has said the same. */
const BEGINNING = 60;
/** What every new or done job says. */
const OF_EVERY_JOB =
  /, attempts: 0(?=, )|, created_at: now, sent_mail_ids: \[\]|, leased_until: \S+ → null|\{.*\}(?= → \{\})/g;
const WHOSE = /actor_id: (\S+), (.*)actor_kind: person, actor_name: (.+), actor_role: (\w+)/;
const CUT = /…\(\d+\)$/;

/**
 * A text without what says nothing new: the moment at which the clock stands, what every job says, and what a line, a
 * mail or a response before has said.
 */
export function shorter(text: string): string {
  const [day = ''] = NOW.toISOString().split('.');
  const short = text
    .replaceAll(/\n {2}requestId: .*/g, '')
    .replaceAll(/\n\n+/g, '\n\n')
    .replaceAll(new RegExp(`"?${day}(\\.000Z|\\+00:00)"?`, 'g'), 'now')
    .replaceAll(/\n {2}(?:insert|update) job .*/g, (line) => line.replaceAll(OF_EVERY_JOB, ''))
    .replaceAll(/\n {2}insert audit .*/g, (line) =>
      line
        .replace('at: now, ', '')
        .replace(WHOSE, '$2by $1 $3 ($4)')
        .replace(', fields: []', '')
        .replace(', details: {}', ''),
    )
    .split('\n\n')
    .map(withoutRepeat)
    .join('\n\n');
  return withoutSaid(withoutSaidMails(short));
}

/** The same response to the same request is told once. */
function withoutRepeat(told: string): string {
  const [first = '', again] = told.split('\nonce more\n');
  if (again === undefined) return told;
  const response = responseIn(first);
  const repeated = responseIn(again);
  const isSame =
    response.length === repeated.length &&
    repeated.every((line, at) => response[at]?.startsWith(line.replace(CUT, '')));
  if (!isSame) return told;
  const rest = again.split('\n').slice(repeated.length);
  return [first, ['once more', 'the same'].join(': '), ...rest].join('\n');
}

/** Status and parts of the first response in lines. */
function responseIn(told: string): string[] {
  const lines = told.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('→'));
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => !/^ {2}\w*:/.test(line));
  return lines.slice(begin, end < 0 ? undefined : begin + 1 + end);
}

/** Of a mail with the subject of an earlier one, only the lines that differ. */
function withoutSaidMails(text: string): string {
  const said = new Map<string, string[]>();
  return text.replaceAll(
    /( {2}mail to [^:]*: )(.*)\n((?: {4}.*\n?)+)/g,
    (whole, head: string, subject: string, body: string) => {
      const lines = body.trimEnd().split('\n');
      const before = said.get(subject);
      said.set(subject, lines);
      if (before?.length !== lines.length) return whole;
      const other = lines.filter((line, at) => line !== before[at]);
      return [`${head}${subject}`, '    … as before', ...other, ''].join('\n');
    },
  );
}

/** Of a long line that an earlier one has said, only the beginning, and which of those that begin so it is. */
function withoutSaid(text: string): string {
  const said = new Map<string, string[]>();
  return text.replaceAll(/^ {2}.{70,}$/gm, (line) => {
    const beginning = line.slice(0, BEGINNING);
    const before = said.get(beginning) ?? [];
    const at = before.indexOf(line);
    if (at >= 0) return `${beginning}… as before${at > 0 ? ` (${at + 1})` : ''}`;
    said.set(beginning, [...before, line]);
    return line;
  });
}
