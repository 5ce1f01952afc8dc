import { useState } from 'react';
import { codeOf, DeskFailure } from '#desk/api/desk-failure.ts';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { useGo } from '#desk/frame/use-leave-guard.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';

export interface NewCardOptions<Field extends string> {
  /** From top to bottom. */
  fields: readonly Field[];
  /** A field's element is called so, and by its field. */
  idPrefix: string;
  /** The whole card, with what follows from the typed texts. */
  complete: (typed: Partial<Record<Field, string>>) => Record<Field, string>;
  /** The message about a field's text, as the server would give it. */
  problemOf: (field: Field, card: Record<Field, string>) => string | undefined;
  add: (id: string, card: Record<Field, string>) => Promise<unknown>;
  /** Said when it was not added. */
  failed: string;
  /** Address of the page of what was added. */
  pageOf: (id: string) => string;
}

/**
 * A form that makes something new of a few texts and then opens its page. What breaks a rule is said at its field, which
 * gets the focus; a failed call loses nothing.
 */
export function useNewCard<Field extends string>(options: NewCardOptions<Field>) {
  const { fields, idPrefix, complete, problemOf, add, failed, pageOf } = options;
  type Texts = Partial<Record<Field, string>>;
  const go = useGo();
  // One id for every press: a repeated one adds nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Texts>({});
  const [problems, setProblems] = useState<Texts>({});
  const [isMade, setMade] = useState(false);
  const { busy, outcome, run } = useAction({
    failed(error) {
      const isMadeBefore = codeOf(error) === DESK_ERROR.madeBefore;
      setMade(isMadeBefore);
      return isMadeBefore || show(problemsIn(error) as Texts) ? undefined : failed;
    },
  });
  const card = complete(typed);

  const show = (found: Texts) => {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) document.getElementById(`${idPrefix}${first}`)?.focus();
    return first !== undefined;
  };
  const submit = () => {
    const found = fields.flatMap((field) => {
      const message = problemOf(field, card);
      return message === undefined ? [] : [[field, message] as const];
    });
    if (show(Object.fromEntries(found) as Texts)) return;
    setMade(false);
    const make = async () => {
      await add(id, card);
      go(pageOf(id), { replace: true });
    };
    void run('add', make, { done: ANNOUNCED_BY_PAGE });
  };
  const type = (field: Field, text: string) => {
    setTyped({ ...typed, [field]: text });
    const { [field]: _mended, ...rest } = problems;
    setProblems(rest as Texts);
  };
  return {
    id,
    card,
    problems,
    isBusy: busy !== undefined,
    outcome,
    /** Page of what an earlier press has made with other texts. */
    madeBefore: isMade ? pageOf(id) : undefined,
    /** Something is typed: `UnsavedText` asks before it is left. */
    hasTyped: Object.keys(typed).length > 0,
    type,
    submit,
  };
}

/** The server's messages by the last step of their path. */
function problemsIn(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof DeskFailure && error.status === 422 ? (error.details?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.split('/').at(-1) ?? '', message]));
}
