import type { Chapter, Model } from '../model.ts';

/** A window that knows nothing, with the bar about cookies out of the way. */
const NEW_WINDOW = 'Nowe okno prywatne; na pasku o cookies naciśnij „Tylko niezbędne”.';
/** The way into the desk of a shop for trying out; each opening of the link lets one person in. */
const ENTER = 'Nowe okno prywatne. Otwórz odnośnik /sandbox/przygotuj/zaplecze i wejdź jako właścicielka.';
const JAGNA =
  'Druga przeglądarka w krokach to Jagna: otwórz w niej ten sam odnośnik i naciśnij „Wejdź jako Jagna”.';
const OWNER = 'W drugiej przeglądarce wejdź tak samo, też jako właścicielka.';
const PRICES =
  'Na stronie „Oferta i ceny” Jagna ma 42,99 zł („Jedna karta”) i 86,99 zł („Trzy karty”); jeśli wcześniejszy scenariusz to zmienił, wpisz te ceny i zapisz.';
/** What stands before the address of a page of the desk. */
const DESK = 'zaplecze: ';

/** Of the flows that begin otherwise than in a new window of the shop: where, and what must be there. */
const OTHERWISE: Readonly<Record<string, { place: string; prepared: string }>> = {
  answer: { place: DESK, prepared: `${ENTER} ${JAGNA}` },
  edit: { place: DESK, prepared: `${ENTER} ${PRICES} ${OWNER}` },
  // What the server does by itself has no window.
  'order-fulfilment': { place: '', prepared: '' },
  refund: { place: '', prepared: '' },
  'sign-in': { place: DESK, prepared: 'Nowe okno prywatne.' },
};

/** What stands before the address of a flow's pages. */
export const placeOf = ({ name }: Pick<Model, 'name'>): string => OTHERWISE[name]?.place ?? '';

/** What must be there before a chapter's first step. */
export const preparedFor = ({ name }: Pick<Model, 'name'>, chapter: Pick<Chapter, 'prepared'>): string =>
  chapter.prepared ?? OTHERWISE[name]?.prepared ?? NEW_WINDOW;
