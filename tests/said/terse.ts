import { sha256 } from '#server/sha256.ts';

/**
 * Leaves out of a text what was told before, and says how much: lines, and of a row or a request the values that are as
 * in the first one of its kind.
 */
export class Terse {
  readonly #told = new Set<string>();
  readonly #first = new Map<string, readonly string[]>();

  newIn(text: string): string {
    const lines: string[] = [];
    let before: string[] = [];
    const count = () => {
      if (before.length > 0) lines.push(`  … ${before.length} as before ~${digestOf(before)}`);
      before = [];
    };
    for (const line of shortened(text.split('\n'), WHOLE_MAIL).flatMap(ofJob)) {
      if (line.startsWith('  ') && this.#told.has(line)) {
        before.push(line);
        continue;
      }
      count();
      this.#told.add(line);
      lines.push(this.#short(line));
    }
    count();
    return lines.join('\n');
  }

  #short(line: string): string {
    const [, head, text] = VALUES.exec(line) ?? [];
    if (head === undefined || text === undefined) return line;
    const values = text.split(/, |,(?=")|&(?=\w+[=[])/);
    const kind = values.find((value) => value.startsWith('kind: ')) ?? '';
    const first = this.#first.get(head + kind);
    if (!first) {
      this.#first.set(head + kind, values);
      return line;
    }
    const names = new Set(values.map(nameOf));
    const news = values.filter((value) => value !== kind && !first.includes(value));
    const gone = first.map(nameOf).filter((name) => !names.has(name));
    const without = gone.length > 0 ? [`without ${gone.join(', ')}`] : [];
    return `${head} … ${[...(kind === '' ? [] : [kind]), ...news, ...without].join(', ')}`.trimEnd();
  }
}

/** Shows that other lines were left out than before. */
const digestOf = (lines: readonly string[]) => sha256(lines.join('\n')).slice(0, 4);

/** An inserted row, what a provider is asked, and what is sent to the shop. */
const VALUES = /^( {2}insert \w+ \||(?: {2}asks )?POST [^\s?]+) (.*)$/;

const nameOf = (value: string) => /^[^:=]*/.exec(value)?.[0] ?? '';

/** Lines of a mail that are always told. */
const WHOLE_MAIL = 14;

/** Long mails without the further lines that hold no number and no address. */
export function shortened(lines: readonly string[], whole: number): string[] {
  let inMail = 0;
  return lines.filter((line) => {
    inMail = line.startsWith('    ') ? inMail + 1 : 0;
    return inMail <= whole || /\d|@|http/.test(line);
  });
}

/** Of a job that ran, only when it is to run again. */
const ofJob = (line: string) =>
  line.startsWith('  update job ') && line.includes('| done_at: null → ')
    ? []
    : [line.replace(/^( {2}update job .*), attempts: 1 → 0, leased_until: .*$/, '$1')];
