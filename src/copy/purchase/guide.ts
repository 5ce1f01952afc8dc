import type { GuideLength, GuideManner, GuideTopic } from '#domain/guide/guide-table.ts';
import type { Grosze } from '#domain/grosze.ts';
import { formatPrice, NBSP } from '../site/format.ts';
import { GUIDE_LABEL } from '../site/guide-label.ts';
import { withinHours } from './promise.ts';

/** Words of an answer: its title, and what it means. */
export interface OptionWords {
  title: string;
  text?: string | undefined;
}

/** Texts of "Pomóż mi wybrać". */
export const guideCopy = {
  open: GUIDE_LABEL,
  description: 'Trzy krótkie pytania, które kończą się wyborem wróżki i\u00a0tego, o\u00a0co ją zapytać.',
  step: (n: number) => `Pytanie ${n}${NBSP}z${NBSP}3`,
  skip: 'Pomiń pytania',
  next: 'Dalej',
  back: 'Wstecz',
  show: 'Pokaż wybór',
  looking: 'Szukam wróżki...',
  failed: 'Nie udało się wczytać oferty. Twoje wybory są nadal zaznaczone.',
  retry: 'Spróbuj ponownie',
  plain: 'Pytania w\u00a0prostej wersji',
  topic: {
    title: 'Co nie daje ci spokoju?',
    lead: 'Wybierz to, co najbliżej. Twojego wyboru nie zobaczy nikt inny.',
  },
  length: {
    title: 'Ile chcesz usłyszeć?',
    lead: 'Dłuższa odpowiedź nie jest lepsza, tylko szersza.',
  },
  manner: { title: 'Jak ktoś ma do ciebie mówić?', lead: 'Każda z\u00a0wróżek pisze inaczej. Weź swoją.' },
  lengthFrom: (text: string | undefined, price: Grosze) =>
    `${text ? `${text}, ` : ''}od${NBSP}${formatPrice(price)}`,
  saidBy: (voice: string, name: string) => `${name}: „${voice}”`,
  kicker: 'Nasza podpowiedź',
  found: (title: string, work: string, name: string) => `${title}, ${work} ${name}`,
  why: 'Dlaczego tak',
  take: 'Biorę ten wybór',
  near: 'Blisko były też',
  again: 'Odpowiedz jeszcze raz',
  secondBest: 'Wszystkie pasujące wróżki są dziś zajęte. Oto najbliższa wolna.',
  nobody: 'Dziś nie ma kogo polecić',
  nobodyText: 'Żadna wróżka nie przyjmuje teraz zamówień. Zajrzyj do usług albo wróć później.',
  services: 'Zobacz usługi',
  topicReason: (name: string, topics: string) => `${name}: ${topics}.`,
  anyReason: 'Wolny wybór',
  freeReason: (name: string) => `${name} może zacząć od razu.`,
  busyReason: (name: string) => `${name} kończy inne zamówienie, a\u00a0odpowie ${withinHours}.`,
} as const;

export const TOPIC_OPTION = {
  HEARTH: { title: 'Uczucia', text: 'związek, rozstanie, ktoś nowy' },
  MONEY: { title: 'Praca i\u00a0pieniądze', text: 'zmiana, decyzja, rozmowa' },
  EARTH: { title: 'Codzienność i\u00a0droga', text: 'dom, rodzina, przeprowadzka' },
  open: { title: 'Nic konkretnego', text: 'chcę zobaczyć, co widać' },
} as const satisfies Record<GuideTopic, OptionWords>;

export const LENGTH_OPTION = {
  short: { title: 'Jedno zdanie na drogę', text: 'jedna karta albo jedno pytanie' },
  middle: { title: 'Skąd, gdzie i\u00a0dokąd', text: 'trzy karty albo trochę szerzej' },
  long: { title: 'Wszystko, co się da', text: 'najszerszy rozkład, najdłuższa odpowiedź' },
} as const satisfies Record<GuideLength, OptionWords>;

export const MANNER_OPTION = {
  direct: { title: 'Wprost', text: 'bez owijania w\u00a0bawełnę' },
  ordered: { title: 'Po kolei, z\u00a0uzasadnieniem', text: 'skąd bierze się każda myśl' },
  gentle: { title: 'Łagodnie', text: 'ciepło i\u00a0bez pośpiechu' },
  wry: { title: 'Z\u00a0przymrużeniem oka', text: 'z\u00a0humorem, który nie boli' },
} as const satisfies Record<GuideManner, OptionWords>;
