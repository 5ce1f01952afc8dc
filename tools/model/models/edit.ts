import type { ContextFrom, EventFromLogic } from 'xstate';
import { MACHINE_TITLES } from '#copy/site/machine-titles.ts';
import { editMachine, type Refusal, type Stored, type Texts } from '#machines/edit.machine.ts';
import { modelOf, elapses, rejects, resolves, type Chapter, type Happening } from '../model.ts';
import { editRefusals } from './every-refusal.ts';
import { editRules } from '../rules/edit.ts';
import { editWords } from '../words/edit.ts';
import { HOW_TO_FAIL, HOW_TO_RETURN } from '../words/ways-to-fail.ts';

type Context = ContextFrom<typeof editMachine>;
const happens = (event: EventFromLogic<typeof editMachine>, words: string): Happening => ({ event, words });

/** Two fields of one thing, walked over the prices of Jagna. */
const [FIRST, SECOND] = ['2/1', '2/2'] as const;
const stored = (first: string, second: string, versions: readonly [number, number] = [1, 1]): Stored => ({
  values: { [FIRST]: first, [SECOND]: second },
  versions: { [FIRST]: versions[0], [SECOND]: versions[1] },
});
const begun = stored('42,99', '86,99');
const input = { stored: begun };

/** Above what this person has seen. */
const withTheirs = ({ stored: { values, versions } }: Context, name: string, text: string): Stored => ({
  values: { ...values, [name]: text },
  versions: { ...versions, [name]: (versions[name] ?? 0) + 1 },
});
const afterSave = ({ stored: { values, versions }, sent }: Context): Stored => ({
  values: { ...values, ...sent },
  versions: {
    ...versions,
    ...Object.fromEntries(Object.keys(sent).map((name) => [name, (versions[name] ?? 0) + 1])),
  },
});

const type = (name: string, text: string, problem?: string) =>
  happens(
    { type: 'field.change', name, text, problem },
    `W ${name === FIRST ? 'pierwsze' : 'drugie'} pole wpisz „${text}”.`,
  );
const save = happens({ type: 'changes.save' }, 'Naciśnij „Zapisz”.');
const discard = happens(
  { type: 'changes.discard' },
  'Naciśnij „Odrzuć” w pytaniu; jeśli otworzyła się kolejka, wróć do cen.',
);
const ask = happens({ type: 'leave.ask' }, 'Naciśnij „Odrzuć” na pasku.');
/** What asks only where something would be lost. */
const leave = happens({ type: 'leave.ask' }, 'Przejdź do kolejki; jeśli się otworzyła, wróć do cen.');
const stay = happens({ type: 'leave.stay' }, 'Naciśnij „Zostań przy zmianach”.');
const saved = (context: Context) => resolves('save', afterSave(context), 'Zaplecze odpowiada: zapisano.');
const fails = (refusal: Refusal, words: string, how: string) => rejects('save', refusal, words, how);
const unreachable = fails({ kind: 'unreachable' }, 'Zaplecze nie odpowiada.', HOW_TO_FAIL.unreachable);
const barGoes = elapses('savedShown', 'edit.editing.saved', 'Odczekaj cztery sekundy.');
const returns = {
  ...happens({ type: 'connection.return' }, 'Połączenie wraca.'),
  how: HOW_TO_RETURN.line,
};
const arrives = (context: Context, name: string, text: string, words: string): Happening => ({
  ...happens({ type: 'stored.update', stored: withTheirs(context, name, text) }, words),
  how: `W drugiej przeglądarce, jako właścicielka, otwórz „Oferta i ceny”, w ${name === FIRST ? 'pierwsze' : 'drugie'} pole wpisz „${text}” i zapisz.`,
});
/** The server keeps what was sent in its own words, as it does with a space at the end of a text. */
const savedAs = (context: Context, text: string): Happening => {
  const { values, versions } = afterSave(context);
  return resolves(
    'save',
    { values: { ...values, [FIRST]: text }, versions },
    `Zaplecze odpowiada: zapisano, po swojemu („${text}”).`,
    `Podmień w odpowiedzi PUT /desk-api/prices pierwszą cenę na „${text}”.`,
  );
};
/** A dialog lies over the page: only its own buttons and the server go on. */
const under = (snapshot: { hasTag: (tag: string) => boolean }, page: readonly Happening[]) =>
  snapshot.hasTag('asking') ? [] : page;

const wrong = 'Wpisz cenę, np. 35,98';
const contextOf = ({ context }: { context: unknown }) => context as Context;
const without = (texts: Texts, name: string) => !(name in texts);

const project: Chapter['project'] = (snapshot) => {
  const { typed, stored: known, disputed, problems, sent, doubted, refusal } = contextOf(snapshot);
  return [typed, known, disputed, problems, sent, doubted, refusal?.kind];
};
/** Something was saved, and the bar has gone. */
const isSettled: Chapter['endsAt'] = (snapshot) => {
  const { stored: known } = contextOf(snapshot);
  const isNewer = Object.values(known.versions).some((version) => version > 1);
  return isNewer && snapshot.hasTag('clean') && !snapshot.hasTag('saved');
};

/** Model of a stored thing that is edited: saving, a second person, leaving, an expired session, a thing that is gone. */
export const edit = modelOf({
  name: 'edit',
  title: MACHINE_TITLES.edit,
  machine: editMachine,
  words: editWords,
  chapters: [
    {
      title: 'Zmiana i zapis',
      start: 'Otwórz „Oferta i ceny”.',
      input,
      opening: [],
      happenings: (snapshot) => {
        const { typed, problems, sent, stored: known } = contextOf(snapshot);
        const isFirst = known.versions[FIRST] === 1;
        const isSecond = known.versions[SECOND] === 1;
        return [
          ...(without(typed, FIRST) && isFirst ? [type(FIRST, '39,90')] : []),
          ...(typed[FIRST] === '39,90' && without(problems, FIRST) && !snapshot.hasTag('saving')
            ? [type(FIRST, 'drogo', wrong), type(FIRST, '42,99')]
            : []),
          ...(FIRST in problems ? [type(FIRST, '37,50')] : []),
          ...(snapshot.hasTag('saving') && isFirst && !without(typed, FIRST) ? [type(FIRST, '42,99')] : []),
          ...(snapshot.hasTag('saving') && without(typed, SECOND) && isSecond
            ? [type(SECOND, '79,99'), type(SECOND, 'tanio', wrong)]
            : []),
          ...(SECOND in problems ? [type(SECOND, '79,99')] : []),
          ...(snapshot.hasTag('saved') && isSecond ? [type(SECOND, '81,00')] : []),
          save,
          saved(contextOf(snapshot)),
          ...(sent[FIRST] === '39,90' && typed[FIRST] !== sent[FIRST]
            ? [savedAs(contextOf(snapshot), '40,00')]
            : []),
          unreachable,
          fails(
            { kind: 'rules', problems: { [Object.keys(sent)[0] ?? FIRST]: 'Serwer nie przyjął tej ceny' } },
            'Zaplecze odpowiada: tej wartości nie przyjmie.',
            HOW_TO_FAIL.rules,
          ),
          returns,
          barGoes,
        ];
      },
      project,
      endsAt: isSettled,
    },
    {
      title: 'Dwie osoby',
      start: 'Otwórz „Oferta i ceny” w dwóch przeglądarkach.',
      input,
      opening: [],
      happenings: (snapshot) => {
        const context = contextOf(snapshot);
        const { typed, stored: known, disputed, refusal } = context;
        const hasUpdate = known.versions[FIRST] !== 1 || known.versions[SECOND] !== 1;
        const theirs = withTheirs(context, FIRST, '45,00');
        return [
          ...(without(typed, FIRST) && !hasUpdate ? [type(FIRST, '39,90')] : []),
          ...(disputed.length > 0 && without(typed, SECOND) ? [type(SECOND, '79,99')] : []),
          ...(hasUpdate
            ? []
            : [
                arrives(context, FIRST, '45,00', 'Druga właścicielka zapisuje to samo pole.'),
                arrives(context, SECOND, '90,00', 'Druga właścicielka zapisuje inne pole.'),
              ]),
          ...(snapshot.hasTag('saved') && known.versions[SECOND] === 1
            ? [arrives(context, SECOND, '91,00', 'Druga właścicielka zapisuje inne pole.')]
            : []),
          ...(disputed.length > 0 && known.versions[FIRST] === 2
            ? [arrives(context, FIRST, '46,00', 'Druga właścicielka zmienia je jeszcze raz.')]
            : []),
          save,
          saved(context),
          ...(hasUpdate
            ? []
            : [
                fails(
                  { kind: 'newer', stored: theirs },
                  'Zaplecze odpowiada: ktoś zapisał wcześniej.',
                  HOW_TO_FAIL.newerPrice,
                ),
              ]),
          unreachable,
          ...(refusal?.kind === 'unreachable' && !hasUpdate ? [] : [returns]),
          happens({ type: 'mine.keep', name: FIRST }, 'Naciśnij „Zostaw moją”.'),
          happens({ type: 'theirs.take', name: FIRST }, 'Naciśnij „Weź tę ze sklepu”.'),
          barGoes,
        ];
      },
      project,
      endsAt: (snapshot) => isSettled(snapshot) && Object.keys(contextOf(snapshot).typed).length === 0,
    },
    {
      title: 'Odrzucanie i wyjście',
      start: 'Otwórz „Oferta i ceny”.',
      input,
      opening: [],
      happenings: (snapshot) => {
        const context = contextOf(snapshot);
        const { typed, stored: known } = context;
        return [
          ...under(snapshot, [
            ...(without(typed, FIRST) && snapshot.hasTag('clean') && !snapshot.hasTag('saved')
              ? [type(FIRST, '39,90')]
              : []),
            ...(snapshot.hasTag('saving') && !without(typed, FIRST) ? [type(FIRST, '42,99')] : []),
            save,
            ...(snapshot.hasTag('clean') || snapshot.hasTag('failed') || snapshot.hasTag('dirty')
              ? [
                  snapshot.hasTag('clean') || snapshot.hasTag('saving') || snapshot.hasTag('conflict')
                    ? leave
                    : ask,
                ]
              : []),
          ]),
          discard,
          stay,
          saved(context),
          unreachable,
          returns,
          ...(known.versions[FIRST] === 1 && !snapshot.hasTag('clean')
            ? [arrives(context, FIRST, '45,00', 'Druga właścicielka zapisuje to samo pole.')]
            : []),
          barGoes,
        ];
      },
      project,
      endsAt: isSettled,
    },
    {
      title: 'Sesja wygasa przy zapisie',
      start: 'Otwórz „Oferta i ceny”.',
      input,
      opening: [],
      happenings: (snapshot) => {
        const context = contextOf(snapshot);
        return [
          ...(without(context.typed, FIRST) && context.stored.versions[FIRST] === 1
            ? [type(FIRST, '39,90')]
            : []),
          ...(FIRST in context.problems ? [type(FIRST, '37,50')] : []),
          save,
          ...(context.stored.versions[FIRST] === 1 && context.refusal === undefined
            ? [
                fails({ kind: 'expired' }, 'Zaplecze odpowiada: sesja wygasła.', HOW_TO_FAIL.expired),
                unreachable,
                fails(
                  { kind: 'newer', stored: withTheirs(context, FIRST, '45,00') },
                  'Zaplecze odpowiada: ktoś zapisał wcześniej.',
                  HOW_TO_FAIL.newerPrice,
                ),
                fails(
                  { kind: 'rules', problems: { [FIRST]: 'Serwer nie przyjął tej ceny' } },
                  'Zaplecze odpowiada: tej wartości nie przyjmie.',
                  HOW_TO_FAIL.rules,
                ),
              ]
            : []),
          {
            ...happens({ type: 'connection.return' }, 'Wejdź kluczem w oknie nad stroną.'),
            how: HOW_TO_RETURN.key,
          },
          saved(context),
        ];
      },
      project,
      endsAt: ({ context }) => contextOf({ context }).stored.versions[FIRST] === 2,
    },
    {
      title: 'Tego już nie ma',
      start: 'Otwórz „Oferta i ceny” jako właścicielka, która przestaje nią być.',
      input,
      opening: [],
      happenings: (snapshot) => [
        ...(snapshot.hasTag('clean') ? [type(FIRST, '39,90')] : []),
        save,
        fails({ kind: 'gone' }, 'Zaplecze odpowiada: nie ma tu takiej strony.', HOW_TO_FAIL.gone),
        ...(snapshot.hasTag('gone') ? [leave, discard] : []),
      ],
      project,
      endsAt: (snapshot) => snapshot.hasTag('gone') && without(contextOf(snapshot).typed, FIRST),
    },
  ],
  anyTime: (snapshot) =>
    editRefusals(snapshot, { theirs: withTheirs(contextOf(snapshot), FIRST, '45,00'), name: FIRST }),
  rules: editRules,
  exceptions: {},
});
