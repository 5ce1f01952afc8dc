/** The first and the last lines of a mail, which are told; `mails/` has each mail whole. */
const FIRST = 5;
const LAST = 2;
/** Characters of a line of a mail. */
const LONG = 120;

/** Leaves out what each request of a text says alike, and the words of a mail that was told. */
export function briefly(text: string, toldMails: Set<string>): string {
  const brief = text
    .replaceAll(/^ {2}(requestId|now): .*\n/gm, '')
    .replaceAll(/^ {2}\w+: (null|\[\])\n/gm, '')
    .replaceAll(/^→ (\d+)\n {2}code: (\d+)\n {2}message: (.*)\n/gm, '→ $1, code $2: $3\n')
    .replaceAll(/^(once more)\n(→ \d+), code (\d+).*\n(?: {2}current: .*\n)?/gm, '$1 $2, code $3\n')
    .replaceAll(/(insert job \|.*), attempts: 0/g, '$1')
    .replaceAll(/(insert job \|.*), created_at: [^,]+/g, '$1')
    .replaceAll(/(insert job \|.*), sent_mail_ids: \[\]/g, '$1')
    .replaceAll(/(insert audit \|) at: [^,]+, id: \d+,/g, '$1')
    .replaceAll(/(insert audit \|.*), actor_id: [^,]+/g, '$1')
    .replaceAll(/^ {2}update job (\S+) \| recipients: null → (\d+)\n/gm, '')
    .replaceAll(/(insert audit \|.*), actor_kind: person, actor_name: ([^,]+), actor_role: \w+/g, '$1 by $2')
    .replaceAll(/(insert audit \|.*), (?:fields: \[\]|details: \{\}), (?:details: \{\}, )?/g, '$1, ')
    .replaceAll(/, updated_at: [^,\n]+/g, '')
    .replaceAll(/, attempts: 1 → 0, leased_until: .*$/gm, '')
    .replaceAll(/^ {2}update job (\S+) \| done_at: null → \S+ payload:.*$/gm, '  job $1 is done');
  return brief.replaceAll(/^ {2}mail to .*\n(?: {4}.*\n?)*/gm, (mail) => {
    const lines = mail.trimEnd().split('\n');
    const [head = '', ...words] = lines.map((line) =>
      line.length > LONG ? `${line.slice(0, LONG)}…` : line,
    );
    const isTold = toldMails.has(mail);
    toldMails.add(mail);
    if (isTold) return `${head} (as above)\n`;
    const shown =
      words.length > FIRST + LAST + 1
        ? [...words.slice(0, FIRST), `    …(${words.length} lines)`, ...words.slice(-LAST)]
        : words;
    return `${[head, ...shown].join('\n')}\n`;
  });
}
