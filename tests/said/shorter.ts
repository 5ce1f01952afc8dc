import { NOW } from './filled-shop.ts';

/** How a line begins that is cut where an earlier one has said the same. */
const BEGINNING = 45;
/** What every new or done job says. */
const OF_EVERY_JOB =
  /, attempts: 0(?=, )|, created_at: now, sent_mail_ids: \[\]|, leased_until: \S+ → null|(?<=payload): \{.*\}(?= → \{\})/g;
const WHOSE = /actor_id: (\S+), (.*)actor_kind: person, actor_name: (.+), actor_role: (\w+)/;
/** Lines of a response of which those that say nothing new are left out. */
const LONG_RESPONSE = 6;
/** Characters of a part of a response, and of one that differs from the one before. */
const FIRST_PART = 140;
const PART = 100;
const CUT = /…\(\d+\)$/;
const PART_OF_MOMENT = /"?20[-\d:.T]*$/;
const REFUSAL = /\n {2}code: (\d+)\n {2}message: "(.*)"(?:\n {2}errors: \[(.*)\])?/g;
const PROBLEM = /\{"path":"([^"]*)","message":"((?:[^"\\]|\\.)*)"\}/g;

/**
 * A text without what says nothing new: the moment at which the clock stands, what every job says, and what a line, a
 * mail or a response before has said.
 */
export function shorter(text: string): string {
  const [day = ''] = NOW.toISOString().split('.');
  const short = text
    // What a machine and a moment of its own decide.
    .replaceAll(/\n {2}(?:requestId: |versions: \{"shop"|backup: ).*/g, '')
    .replaceAll(/\n\n+/g, '\n\n')
    .replaceAll(/update catalogue_version true .*/g, 'update catalogue_version')
    .replaceAll(REFUSAL, (_whole, code: string, message: string, problems?: string) =>
      [
        ` ${code} ${message}`,
        ...(problems === undefined ? [] : [problems.replaceAll(PROBLEM, '$1 $2')]),
      ].join(': '),
    )
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
    .map(withoutSaidParts())
    .join('\n\n')
    .replaceAll(/^(?: {2}\w*: |(?:GET|POST|PUT|DELETE) ).*/gm, (line) => cut(line, FIRST_PART));
  return withoutSaid(withoutSaidMails(short));
}

const cut = (line: string, long: number) =>
  line.length > long + 10 ? `${line.slice(0, long)}…${/\(\d+\)$/.exec(line)?.[0] ?? ''}` : line;

/** Of the response to the same request, only what is not the same. */
function withoutRepeat(told: string): string {
  const [first = '', again] = told.split('\nonce more\n');
  if (again === undefined) return told;
  const response = responseIn(first);
  const repeated = responseIn(again);
  if (response.length !== repeated.length || response[0] !== repeated[0]) return told;
  const other = repeated.filter(
    (line, at) => !response[at]?.startsWith(line.replace(CUT, '').replace(PART_OF_MOMENT, '')),
  );
  const rest = again.split('\n').slice(repeated.length);
  return [
    first,
    other.length === 0 ? 'once more: the same' : 'once more: the same but for',
    ...other,
    ...rest,
  ].join('\n');
}

/** Status and parts of the first response in lines. */
function responseIn(told: string): string[] {
  const lines = told.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('→'));
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => !/^ {2}\w*:/.test(line));
  return lines.slice(begin, end < 0 ? undefined : begin + 1 + end);
}

/** Of a long response, the parts that differ from the latest of their name; of the others, how many there are. */
function withoutSaidParts(): (told: string) => string {
  const said = new Map<string, string>();
  return (told) => {
    const response = responseIn(told);
    if (response.length < LONG_RESPONSE || !response[0]?.startsWith('→ 2')) return told;
    const other = response.filter((part) => {
      const name = part.split(':', 1)[0] ?? '';
      const isOther = said.get(name) !== part;
      said.set(name, part);
      return isOther;
    });
    const same = response.length - other.length;
    if (same === 0) return told;
    const parts = other.filter((part) => part !== response[0]).map((part) => cut(part, PART));
    return told.replace(response.join('\n'), () =>
      [response[0], ...parts, `  … as before: ${same}`].join('\n'),
    );
  };
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
  return text.replaceAll(/^ {2}.{54,}$/gm, (line) => {
    const beginning = line.slice(0, BEGINNING);
    const before = said.get(beginning) ?? [];
    const at = before.indexOf(line);
    if (at >= 0) return `${beginning}… as before${at > 0 ? ` (${at + 1})` : ''}`;
    said.set(beginning, [...before, line]);
    return line;
  });
}
