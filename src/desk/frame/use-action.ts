import { useEffect, useRef, useState } from 'react';
import { DeskFailure, isSignedOut, isUnanswered } from '#desk/api/desk-failure.ts';
import { countCall } from '#desk/browser/running-calls.ts';
import { isCancelled } from '#desk/browser/passkeys.ts';
import type { Outcome } from '#desk/ui/outcome-status.tsx';
import { useDesk } from './desk-context.tsx';
import { withFreshPasskey } from './fresh-passkey.ts';

/** A text counts as success in `done` and as an error in `failed`; undefined shows nothing. */
type Said = string | Outcome | undefined;

/** Texts after a failed write: `refused` if the server refused it, `unknown` if its response was lost. */
interface FailedWords {
  refused: string;
  unknown: string;
}
type Failed = Said | FailedWords;

/**
 * In place of words of success: the page shows the success where the focus goes, or tells it in a live region of its
 * own. Another page, what was asked for, or the state of an answer.
 */
export const ANNOUNCED_BY_PAGE: unique symbol = Symbol('told by the page');

/** What an action says once it has succeeded: who cannot see the page hears nothing else of it. */
type Done<Result = unknown> =
  | string
  | typeof ANNOUNCED_BY_PAGE
  | ((result: Result) => string | Outcome | typeof ANNOUNCED_BY_PAGE);

/** Texts that a page shows for an action's outcomes. */
export interface ActionWords<Result = unknown> {
  done?: Done<Result>;
  /** Somebody else changed the same data first (409). */
  newer?: string | ((error: unknown) => string);
  /** The person closed the browser's passkey dialog. */
  cancelled?: string;
  failed: string | FailedWords | ((error: unknown) => Failed);
}

export interface ActionOptions extends ActionWords {
  /** Called when an action has succeeded or failed; not when the session has ended. */
  onSettled?: () => void;
}

const outcomeOf = (said: Said, kind: Outcome['kind']): Outcome | undefined =>
  typeof said === 'string' ? { kind, words: said } : said;

function refused(error: unknown, { newer, cancelled, failed }: ActionWords): Outcome | undefined {
  if (cancelled !== undefined && isCancelled(error)) return { kind: 'warn', words: cancelled };
  const isNewer = error instanceof DeskFailure && error.status === 409;
  if (newer !== undefined && isNewer)
    return { kind: 'warn', words: typeof newer === 'function' ? newer(error) : newer };
  const said = typeof failed === 'function' ? failed(error) : failed;
  if (typeof said !== 'object' || !('refused' in said)) return outcomeOf(said, 'bad');
  return isUnanswered(error) ? { kind: 'warn', words: said.unknown } : { kind: 'bad', words: said.refused };
}

/** One text of several outcomes; it is as bad as the worst of them. */
function joined(outcomes: readonly Outcome[]): Outcome | undefined {
  if (outcomes.length < 2) return outcomes[0];
  const kind = (['bad', 'warn', 'ok'] as const).find((one) =>
    outcomes.some((outcome) => outcome.kind === one),
  );
  return kind && { kind, words: [...new Set(outcomes.map(({ words }) => words))].join(' ') };
}

type Own<Result> = Partial<ActionWords<Result>>;

interface Action<Name extends string, NamesDone extends boolean> {
  busy: Name | undefined;
  /** Whether an action runs or waits for its turn. */
  isBusy: (action: Name) => boolean;
  outcome: Outcome | undefined;
  /** The action that was settled last. */
  lastAction: Name | undefined;
  /** Runs an action; resolves to whether it succeeded. Texts in `own` override the hook's. */
  run: <Result>(
    action: Name,
    work: () => Promise<Result>,
    ...own: NamesDone extends true ? [own?: Own<Result>] : [own: Own<Result> & { done: Done<Result> }]
  ) => Promise<boolean>;
  /** Shows an outcome that no action caused; `undefined` clears it. */
  say: (outcome: Outcome | undefined) => void;
}

/**
 * Hook: runs a page's actions one at a time; returns the busy action and the last outcome. An action that is started
 * while another runs waits for its turn, and goes also if its page is left meanwhile; the same one is started once.
 * Asks for a fresh passkey where the server requires one. After an ended session it shows nothing, since the desk's
 * frame asks to sign in again. When its page was left meanwhile, the desk shows what failed. What an action says once it
 * has succeeded is named here for all, or at each `run`.
 */
export function useAction<Name extends string = string>(
  options: ActionOptions & { done: Done },
): Action<Name, true>;
/** The same, where each `run` names what it says. */
export function useAction<Name extends string = string>(options: ActionOptions): Action<Name, false>;
/** The same, for both. */
export function useAction<Name extends string = string>({
  onSettled,
  ...words
}: ActionOptions): Action<Name, true> {
  const { client, onLeftFailure } = useDesk();
  // The running action is the first, those that wait follow.
  const [begun, setBegun] = useState<readonly Name[]>([]);
  // What is shown of the last action, and of those that ran just before it.
  const [settled, setSettled] = useState<
    readonly { action: Name | undefined; outcome: Outcome | undefined }[]
  >([]);
  const names = useRef(new Set<Name>());
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const isAnyBusy = begun.length > 0;
  useEffect(() => (isAnyBusy ? countCall() : undefined), [isAnyBusy]);

  async function perform<Result>(
    action: Name,
    work: () => Promise<Result>,
    own: Partial<ActionWords<Result>>,
  ): Promise<boolean> {
    const tell = (outcome: Outcome | undefined) => setSettled((before) => [...before, { action, outcome }]);
    let isDone = false;
    let isExpired = false;
    try {
      const result = await withFreshPasskey(client, work);
      isDone = true;
      const done = own.done ?? words.done;
      const said = typeof done === 'function' ? done(result) : done;
      tell(said === ANNOUNCED_BY_PAGE ? undefined : outcomeOf(said, 'ok'));
    } catch (error) {
      isExpired = isSignedOut(error);
      if (!isExpired) {
        const failure = refused(error, { ...words, ...(own as Partial<ActionWords>) });
        tell(failure);
        if (isLeft.current && failure) onLeftFailure?.(failure);
      }
    }
    names.current.delete(action);
    setBegun([...names.current]);
    if (!isExpired) onSettled?.();
    return isDone;
  }

  async function run<Result>(
    action: Name,
    work: () => Promise<Result>,
    own: Partial<ActionWords<Result>> = {},
  ): Promise<boolean> {
    if (names.current.has(action)) return false;
    const isFirst = names.current.size === 0;
    names.current.add(action);
    setBegun([...names.current]);
    if (isFirst) setSettled([]);
    const turn = isFirst ? perform(action, work, own) : line.current.then(() => perform(action, work, own));
    line.current = turn;
    return turn;
  }

  return {
    busy: begun[0],
    isBusy: (action: Name) => begun.includes(action),
    outcome: joined(settled.flatMap(({ outcome }) => outcome ?? [])),
    lastAction: settled.at(-1)?.action,
    run,
    say: (outcome: Outcome | undefined) => setSettled([{ action: undefined, outcome }]),
  };
}
