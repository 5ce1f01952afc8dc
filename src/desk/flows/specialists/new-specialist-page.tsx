import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { specialistsApi } from '#desk/api/specialists-api.ts';
import { CardForm } from '#desk/blocks/card-form.tsx';
import { DeskButton } from '#desk/blocks/desk-button.tsx';
import { DiscardDialog } from '#desk/blocks/discard-dialog.tsx';
import { MenuLink } from '#desk/blocks/menu-link.tsx';
import { Notice } from '#desk/blocks/notice.tsx';
import { specialistsCopy as copy } from '#desk/copy/specialists.ts';
import { DESK_PAGES } from '#domain/desk-pages.ts';
import { CARD_FIELDS, cardProblem, tidyText, type CardField } from '#schemas/desk/card-problem.ts';
import { muted, row, stack } from '#styles/desk/ground.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk, useMay } from '../desk-context.tsx';
import { InsidePage } from '../inside-page.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useLoad } from '../use-load.ts';

type Card = Record<CardField, string>;
type Problems = Partial<Card>;

/** How much of the description a search engine shows. */
const SNIPPET = 160;

/** Page of a new specialist, for owners. To other roles it does not exist. */
export default function NewSpecialistPage() {
  return useMay()('addSpecialist') ? <NewSpecialist /> : <MissingPage />;
}

/** What search engines are told follows from name and description, until somebody types it. */
function completed(typed: Partial<Card>, brandName: string): Card {
  const { name = '', description = '' } = typed;
  const empty: Card = {
    name: '',
    zodiacSign: '',
    description: '',
    responseTime: '',
    seoTitle: name && `${name}, ${brandName}`,
    seoDescription: tidyText('seoTitle', description).slice(0, SNIPPET),
  };
  return { ...empty, ...typed };
}

/** The server's messages by field. */
function problemsIn(error: unknown): Problems {
  const errors = error instanceof DeskFailure && error.status === 422 ? (error.details?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.split('/')[2] ?? '', message]));
}

function NewSpecialist() {
  const { api, person, onExpired } = useDesk();
  const navigate = useNavigate();
  const calls = specialistsApi(api.client);
  const { loaded } = useLoad(calls.listSpecialists, 'specialists');
  // One id for every press: a repeated one adds nobody twice.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Partial<Card>>({});
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<'saving' | 'failed'>();
  const { leaving, stay } = useLeaveGuard(Object.keys(typed).length > 0);
  const others = (loaded.data ?? []).map(({ fields }) => ({ name: fields.name }));
  const card = completed(typed, person.brandName);

  const show = (found: Problems) => {
    setProblems(found);
    const first = CARD_FIELDS.find((field) => found[field] !== undefined);
    if (first) document.getElementById(`karta-${first}`)?.focus();
    return first !== undefined;
  };
  const add = async () => {
    const found = CARD_FIELDS.flatMap((field) => {
      const message = cardProblem(field, tidyText(field, card[field]), others);
      return message === undefined ? [] : [[field, message] as const];
    });
    if (state === 'saving' || show(Object.fromEntries(found))) return;
    setState('saving');
    try {
      await calls.addSpecialist(id, card);
      navigate(DESK_PAGES.specialist.replace(':fairyId', id), { replace: true });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setState(show(problemsIn(error)) ? undefined : 'failed');
    }
  };

  return (
    <InsidePage title={copy.newTitle}>
      <p>
        <MenuLink to={DESK_PAGES.specialists}>{copy.back}</MenuLink>
      </p>
      <header className={pageHead}>
        <h1>{copy.newTitle}</h1>
      </header>
      <p className={muted}>{copy.newLead}</p>
      <form
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <CardForm
          textOf={(field) => card[field]}
          problems={problems}
          isReadOnly={false}
          onType={(field, text) => {
            setTyped({ ...typed, [field]: text });
            const { [field]: _mended, ...rest } = problems;
            setProblems(rest);
          }}
        />
        <div role="status">{state === 'failed' && <Notice kind="bad" title={copy.newFailed} />}</div>
        <p className={row}>
          <DeskButton type="submit" pending={state === 'saving'}>
            {state === 'saving' ? copy.save.saving : copy.newSave}
          </DeskButton>
        </p>
      </form>
      {leaving && <DiscardDialog words={copy.newDiscard} onStay={stay} onDiscard={() => leaving.proceed()} />}
    </InsidePage>
  );
}
