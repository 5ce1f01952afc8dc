import { vi } from 'vitest';
import type { ReplayedStep } from '#tools/model/model.ts';
import { withoutChance } from '#tests/said/change-log.ts';
import { changes, outlineOf } from '#tests/said/outline.ts';
import { pageStays } from '#tests/said/page-stays.ts';
import { doing } from './patience.ts';

/** Toasts and announcements lie elsewhere: how long each stands depends on the machine. */
const TOLD = 'header, main, [role=dialog], [role=alertdialog]';

/** Without the focus, which some parts take a frame later. */
const saidNow = () =>
  [...document.querySelectorAll(TOLD)]
    .filter((part) => !part.parentElement?.closest(TOLD))
    .map(outlineOf)
    .join('\n')
    .replaceAll(' [focus]', '');

/** What the pages of a model's ways say: each transition once, where a way first takes it. */
export class ToldWays {
  readonly #told: string[] = [];
  readonly #sent = new Set<string>();
  readonly #seen = new Set<string>();
  #before = '';

  /** @param takeSent requests of the page since the last call */
  constructor(private readonly takeSent: () => string[]) {}

  begin(title: string): void {
    this.#before = '';
    this.end();
    if (!this.#seen.has(title)) this.#told.push(`# ${title}`);
    this.#seen.add(title);
  }

  /** Tells what a step changed in the page. */
  async look({ happening, taken, snapshot }: ReplayedStep): Promise<void> {
    await vi.dynamicImportSettled();
    // A list that has come is drawn in slices, each in a turn of its own.
    await pageStays(3, () => doing(() => undefined));
    const now = saidNow();
    const change = changes(this.#before, now);
    this.#before = now;
    const step = `${taken.join(' ')} ${JSON.stringify(snapshot.value)}`;
    if (this.#seen.has(step)) return;
    this.#seen.add(step);
    this.#told.push([happening?.words ?? 'The page opens.', ...change].join('\n'));
  }

  /** Keeps what was sent: when, depends on the machine, as where work is to be proved before. So do reads while typing. */
  end(): void {
    for (const request of this.takeSent())
      if (!request.startsWith('GET')) this.#sent.add(withoutChance(request));
  }

  text(): string {
    this.end();
    const sent = ['# Requests', ...[...this.#sent].toSorted()].join('\n');
    return `${withoutChance(this.#told.join('\n\n'))}\n\n${sent}\n`;
  }
}
