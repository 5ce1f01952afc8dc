import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Elements } from '#kit/elements.ts';
import type { ActorRefFrom } from 'xstate';
import type { answerMachine, Decision } from '#machines/answer.machine.ts';
import { Typed } from '#desk/ui/typed.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { row } from '#styles/desk/base.css.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { answerCopy as copy } from './answer-copy.ts';

/** The decision that a note goes with. */
export type NoteName = 'send-back' | 'correct';
type Texts = Readonly<Record<NoteName, string>>;

const NONE: Texts = { 'send-back': '', correct: '' };
const NAMES = ['send-back', 'correct'] as const satisfies readonly NoteName[];

const NotesContext = createContext<{
  texts: Texts;
  type: (name: NoteName, text: string) => void;
  /** The forms on the page. */
  open: readonly NoteName[];
  show: (name: NoteName) => () => void;
}>({ texts: NONE, type: () => {}, open: [], show: () => () => {} });

/** What a decision was sent with, and the note's name. */
function sentOf(decision: Decision | undefined): readonly [NoteName, string] | undefined {
  if (decision?.kind === 'send-back') return ['send-back', decision.note];
  if (decision?.kind === 'correct') return ['correct', decision.reason];
  return undefined;
}

/** Keeps the notes of decisions, whose forms come and go with the state of the answer, until they are sent. */
export function Notes({
  actor,
  children,
}: {
  actor: ActorRefFrom<typeof answerMachine>;
  children: Elements;
}) {
  const [texts, setTexts] = useState(NONE);
  const [open, setOpen] = useState<readonly NoteName[]>([]);
  useEffect(() => {
    let wasDeciding = false;
    const subscription = actor.subscribe((snapshot) => {
      const isDeciding = snapshot.hasTag('deciding');
      const { decision, refusal } = snapshot.context;
      const sent = sentOf(decision);
      if (wasDeciding && !isDeciding && refusal === undefined && sent) {
        const [name, text] = sent;
        setTexts((now) => (now[name].trim() === text ? { ...now, [name]: '' } : now));
      }
      wasDeciding = isDeciding;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  const [actions] = useState(() => ({
    type: (name: NoteName, text: string) => setTexts((now) => ({ ...now, [name]: text })),
    show(name: NoteName) {
      setOpen((now) => [...now, name]);
      return () => setOpen((now) => now.filter((one) => one !== name));
    },
  }));
  const notes = useMemo(() => ({ texts, open, ...actions }), [texts, open, actions]);
  return (
    <NotesContext value={notes}>
      {children}
      <UnsavedText isUnsaved={NAMES.some((name) => texts[name].trim() !== '')} />
    </NotesContext>
  );
}

/** A note's text, and how it is typed. */
export function useNote(name: NoteName) {
  const { texts, type } = use(NotesContext);
  return [texts[name], (text: string) => type(name, text)] as const;
}

/** Tells that a note's form is on the page, so that its text is in sight. */
export function useNoteForm(name: NoteName): void {
  const { show } = use(NotesContext);
  useEffect(() => show(name), [name, show]);
}

/** Notes whose forms are gone: somebody else has begun to write, or the answer is in another state. */
export function KeptNotes() {
  const { texts, open, type } = use(NotesContext);
  return NAMES.filter((name) => texts[name].trim() !== '' && !open.includes(name)).map((name) => (
    <Notice key={name} kind="warn" title={copy.noteKept} live>
      <p>
        <Typed>{texts[name]}</Typed>
      </p>
      <div className={row}>
        <DeskButton kind="ghost" onPress={() => type(name, '')}>
          {copy.discardNote[name]}
        </DeskButton>
      </div>
    </Notice>
  ));
}
