import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLeaveGuard } from '#desk/frame/use-leave-guard.ts';

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
  /** Address of the page of what was added. */
  pageOf: (id: string) => string;
}

/**
 * A form that makes something new of a few texts and then opens its page. What breaks a rule is said at its field, which
 * gets the focus; a failed call loses nothing, and leaving with something typed asks first.
 */
export function useNewCard<Field extends string>(options: NewCardOptions<Field>) {
  const { fields, idPrefix, complete, problemOf, add, pageOf } = options;
  type Texts = Partial<Record<Field, string>>;
  const { onExpired } = useDesk();
  const navigate = useNavigate();
  // One id for every press: a repeated one adds nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Texts>({});
  const [problems, setProblems] = useState<Texts>({});
  const [state, setState] = useState<'saving' | 'failed'>();
  const { leaving, stay } = useLeaveGuard(Object.keys(typed).length > 0);
  const card = complete(typed);

  const show = (found: Texts) => {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) document.getElementById(`${idPrefix}${first}`)?.focus();
    return first !== undefined;
  };
  const submit = async () => {
    const found = fields.flatMap((field) => {
      const message = problemOf(field, card);
      return message === undefined ? [] : [[field, message] as const];
    });
    if (state === 'saving' || show(Object.fromEntries(found) as Texts)) return;
    setState('saving');
    try {
      await add(id, card);
      navigate(pageOf(id), { replace: true });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setState(show(problemsIn(error) as Texts) ? undefined : 'failed');
    }
  };
  const type = (field: Field, text: string) => {
    setTyped({ ...typed, [field]: text });
    const { [field]: _mended, ...rest } = problems;
    setProblems(rest as Texts);
  };
  return { id, card, problems, state, leaving, stay, type, submit };
}

/** The server's messages by the last step of their path. */
function problemsIn(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof DeskFailure && error.status === 422 ? (error.details?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.split('/').at(-1) ?? '', message]));
}
