import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NameSection } from '#desk/access/name-section.tsx';
import AccountPage from '#desk/access/account-page.tsx';
import PeoplePage from '#desk/access/people-page.tsx';
import { AvailabilitySection } from '#desk/availability/availability-section.tsx';
import PayoutsPage from '#desk/books/payouts-page.tsx';
import { NewCouponScreen } from '#desk/coupons/new-coupon-screen.tsx';
import GuidePage from '#desk/guide/guide-page.tsx';
import MessagePage from '#desk/messages/message-page.tsx';
import MoneySection from '#desk/money/money-section.tsx';
import { AddressesSection } from '#desk/newsletter/addresses-section.tsx';
import OpeningPage from '#desk/opening/opening-page.tsx';
import { AgreementSection } from '#desk/order/answer/agreement-section.tsx';
import { InvoiceSection } from '#desk/order/invoice-section.tsx';
import { NotesSection } from '#desk/order/notes-section.tsx';
import OrderMailPage from '#desk/order/order-mail-page.tsx';
import PersonalDataPage from '#desk/personal-data/personal-data-page.tsx';
import { PhraseList } from '#desk/phrases/phrase-list.tsx';
import { AddSection } from '#desk/services/add-section.tsx';
import NewServicePage from '#desk/services/new-service-page.tsx';
import NewSpecialistPage from '#desk/specialists/new-specialist-page.tsx';
import { SamplesSection } from '#desk/specialists/samples-section.tsx';
import { TopicsSection } from '#desk/specialists/topics-section.tsx';
import { grosze } from '#domain/grosze.ts';
import { message } from '../messages/sample-message.ts';
import { MONEY } from '../money/sample-money.ts';

/** A form of the desk, and how it comes to the moment when its request runs. */
export interface DeskForm {
  /** The files that it is made of. */
  of: string[];
  show: ReactNode;
  /** What the server answers to what the page loads, by the end of its path. */
  loads?: Record<string, unknown>;
  /** What it answers to the press, in the end. */
  answer?: unknown;
  /** The page around it, or the one that comes next, shows what was sent. */
  isTakenOver?: true;
  /** A choice, an address or a few words: leaving does not ask about them. */
  isBrief?: true;
  operations?: string[];
  path?: string;
  open?: (user: UserEvent) => Promise<unknown>;
  /** What is typed or chosen before the press, by the name of the field. */
  fill: [field: RegExp, text: string][];
  press: RegExp;
}

const nothing = () => {};
const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
const route = (path: string, page: ReactNode) => (
  <Routes>
    <Route path={path} element={page} />
    <Route path="*" element={<p>inna strona</p>} />
  </Routes>
);

const specialist = {
  id: 'f1',
  image: '/art/jagna.svg',
  availability: { isAvailable: true, absences: [], today: '2026-11-24', version: 1 },
  waiting: 0,
  ratings: { count: 0, isSample: true },
  topics: [{ id: 't', content: 'Miłość', icon: 'HEARTH' }],
  lowestPrice: null,
  fields: { name: 'Jagna', zodiacSign: 'Scorpio', description: 'Karty.' },
} as never;
const service = {
  id: 't1',
  productType: 'Tarot',
  isArchived: false,
  fields: { title: 'Jedna karta', questionsCount: '1' },
} as never;
const opening = {
  reasons: [],
  setup: [],
  isNew: false,
  isClosed: true,
  reopensOn: null,
  words: '',
  version: 3,
};
const table = {
  version: 3,
  services: [{ id: 'p1', title: 'Trzy karty', length: 'middle' }],
  specialists: [{ id: 'f1', name: 'Jagna' }],
};
const share = {
  fairyId: 'f1',
  name: 'Jagna',
  count: 1,
  sales: grosze(100),
  back: grosze(0),
  total: grosze(100),
  percent: 4,
  since: null,
  due: null,
};
const payouts = { month: '2024-10', first: '2024-10', current: '2024-11', due: grosze(0), rows: [share] };
const invoice = { askedOn: '2026-11-26', dueOn: '2026-12-15', number: null, version: 1 };
const thread = { customerKey: 'k', message, replies: [], others: [], hasMore: false, orders: [] };
const personalData = {
  version: 'v1',
  isErasable: true,
  counts: { orders: 3, messages: 0 },
  unanswered: [1007],
  payable: [],
  kept: [],
  retention: { books: 5, backups: 30 },
};
const find = async (user: UserEvent) => {
  await user.type(await screen.findByRole('textbox', { name: /^Adres e-mail/ }), 'ewa@example.pl');
  await user.click(screen.getByRole('button', { name: 'Znajdź' }));
};

/** Every form of the desk that sends what is typed in it, but those of the edit and answer machines and of signing in. */
export const FORMS: Record<string, DeskForm> = {
  'a note of an order': {
    of: ['order/notes-section.tsx'],
    show: <NotesSection order={{ orderId: 1, notes: [] } as never} now={0} />,
    answer: [],
    fill: [[/otat/, 'Dzwoniła.']],
    press: /^Dodaj/,
  },
  'a reply to a message': {
    of: ['ui/mail-form.tsx', 'messages/message-page.tsx'],
    show: route('/listy/:messageId', <MessagePage />),
    path: `/listy/${message.id}`,
    loads: { [`/messages/${message.id}`]: thread },
    answer: thread,
    fill: [[/^Odpisz/, 'Dzień dobry, sprawdzamy.']],
    press: /^Wyślij odpowiedź/,
  },
  'a pasted reply': {
    of: ['messages/paste-form.tsx'],
    show: route('/listy/:messageId', <MessagePage />),
    path: `/listy/${message.id}`,
    loads: { [`/messages/${message.id}`]: thread },
    answer: thread,
    fill: [[/^Co napisała/, 'Dziękuję za odpowiedź.']],
    press: /^Dodaj do rozmowy/,
  },
  'a mail about an order': {
    of: ['order/order-mail-page.tsx'],
    show: route('/zamowienia/:orderId/list', <OrderMailPage />),
    path: '/zamowienia/1001/list',
    loads: { '/mails': [] },
    answer: [],
    fill: [[/^Treść listu/, 'Czy data jest dobra?']],
    press: /^Wyślij list/,
  },
  'a snippet': {
    of: ['phrases/phrase-list.tsx'],
    show: <PhraseList onInsert={nothing} />,
    loads: { '/phrases': [] },
    answer: [],
    fill: [[/zwrot/i, 'Dziękuję.']],
    press: /^Zapisz/,
  },
  'an invitation': {
    of: ['access/invite-form.tsx', 'access/people-page.tsx'],
    show: <PeoplePage />,
    operations: ['invite'],
    loads: {
      '/people': {
        people: [],
        invitations: [],
        fairies: [
          { id: 'f1', name: 'Jagna' },
          { id: 'f2', name: 'Mirela' },
        ],
      },
    },
    answer: {},
    open: async (user) => user.selectOptions(await screen.findByRole('combobox'), 'Jagna'),
    isBrief: true,
    fill: [[/^E-mail/, 'jagna@example.pl']],
    press: /^Wyślij zaproszenie/,
  },
  'one’s own name': {
    of: ['access/name-section.tsx'],
    show: <NameSection />,
    answer: { name: 'LudmiłaOla' },
    fill: [[/^Jak cię podpisywać/, 'Ola']],
    press: /^Zapisz/,
  },
  'the name of a passkey': {
    of: ['access/account-page.tsx'],
    show: <AccountPage />,
    loads: {
      '/sessions': [],
      '/passkeys': [{ id: 'k', device: 'Telefon', createdAt: '2026-11-20T10:00:00.000Z' }],
    },
    open: press(/^Zmień nazwę/),
    isBrief: true,
    fill: [[/^Nowa nazwa/, 'Ali']],
    press: /^Zapisz/,
  },
  'addresses whose mails came back': {
    of: ['newsletter/bounced-form.tsx', 'newsletter/addresses-section.tsx'],
    show: <AddressesSection hasAddresses onChange={nothing} />,
    answer: { stopped: 1, unknown: 0 },
    fill: [[/./, 'ewa@example.pl']],
    press: /./,
  },
  'days of absence': {
    of: ['availability/absence-form.tsx', 'availability/absences-section.tsx'],
    show: <AvailabilitySection specialist={specialist} onChanged={nothing} />,
    answer: { isAvailable: true, absences: [], today: '2026-11-24', version: 2 },
    isBrief: true,
    fill: [[/^Pierwszy dzień/, '2026-12-24']],
    press: /^Dodaj nieobecność/,
  },
  'a service like another': {
    of: ['services/add-service-dialog.tsx', 'services/add-section.tsx'],
    show: <AddSection service={service} all={[]} />,
    operations: ['addService'],
    answer: { id: 't2' },
    isTakenOver: true,
    open: press(/./),
    isBrief: true,
    fill: [[/^Nazwa/, 'Dwie karty']],
    press: /^Dodaj/,
  },
  'a service from nothing': {
    of: ['services/new-service-page.tsx'],
    show: route('/', <NewServicePage />),
    loads: { '/services': [] },
    answer: {},
    open: async (user) =>
      user.selectOptions(await screen.findByRole('combobox', { name: /^Rodzaj/ }), 'Tarot'),
    fill: [
      [/^Nazwa/, 'Dwie karty'],
      [/^Opis/, 'Dwie karty na dziś.'],
      [/^Jak pisać odpowiedź/, 'Pisz ciepło.'],
    ],
    press: /^Dodaj/,
  },
  'a specialist': {
    of: ['specialists/new-specialist-page.tsx'],
    show: route('/', <NewSpecialistPage />),
    loads: { '/specialists': [] },
    answer: {},
    open: async (user) => {
      const [sign] = await screen.findAllByRole('combobox');
      if (sign) await user.selectOptions(sign, 'Skorpion');
    },
    fill: [
      [/^Imię/, 'Kalina'],
      [/^Jedno zdanie/, 'Mówi wprost.'],
      [/^Opis\s*$/, 'Rozkłada karty wieczorem.'],
    ],
    press: /^Dodaj/,
  },
  'a specialist’s topics': {
    of: ['specialists/topics-section.tsx'],
    show: <TopicsSection specialist={specialist} isReadOnly={false} onChanged={nothing} />,
    answer: {},
    open: press(/^Zmień/),
    fill: [[/^Temat 1/, ' i dom']],
    press: /^Zapisz/,
  },
  'a refund': {
    of: ['money/money-section.tsx'],
    show: <MoneySection orderId={1001} now={0} />,
    loads: { '/money': MONEY },
    answer: MONEY,
    open: press('Oddaj pieniądze'),
    fill: [[/^Powód/, 'Reklamacja']],
    press: /^Potwierdź kluczem/,
  },
  'a new coupon': {
    of: ['coupons/new-coupon-screen.tsx', 'coupons/coupon-editor.tsx'],
    show: route('/', <NewCouponScreen kind="one" />),
    loads: { '/prices': { fairies: [], products: [], prices: [] } },
    answer: { code: 'LATO' },
    fill: [[/^Kod/, 'LATO']],
    press: /^Zapisz|^Dodaj/,
  },
  'a person’s address': {
    of: ['personal-data/find-person-form.tsx'],
    show: <PersonalDataPage />,
    answer: personalData,
    isBrief: true,
    fill: [[/^Adres e-mail/, 'ewa@example.pl']],
    press: /^Znajdź/,
  },
  'a person to be erased': {
    of: ['personal-data/erase-form.tsx'],
    show: <PersonalDataPage />,
    operations: ['erasePersonalData'],
    loads: { '/personal-data': personalData },
    answer: { kept: [], calledOff: [] },
    open: async (user) => {
      await find(user);
      await user.click(await screen.findByRole('checkbox'));
    },
    isBrief: true,
    fill: [[/^Przepisz adres/, 'ewa@example.pl']],
    press: /^Usuń dane/,
  },
  'a mended address': {
    of: ['order/answer/mended-address-form.tsx'],
    show: <AgreementSection orderId={1} revision={1} state="refused" isAnswered={false} onAnswer={nothing} />,
    operations: ['mailAgreementAgain'],
    answer: { revision: 2 },
    isTakenOver: true,
    isBrief: true,
    fill: [[/^Poprawiony adres/, 'ewa@example.pl']],
    press: /^Wyślij/,
  },
  'when the shop opens': {
    of: ['opening/opening-form.tsx'],
    show: <OpeningPage />,
    loads: { '/opening': opening },
    answer: { ...opening, words: 'Góry.', version: 4 },
    fill: [[/^Co przeczytają/, 'Góry.']],
    press: /^Zapisz zmianę/,
  },
  'a sample answer': {
    of: ['specialists/samples-section.tsx'],
    show: <SamplesSection fairyId="f1" />,
    loads: { '/samples': [] },
    answer: [{ service: 'tarot', question: 'Czy?', answer: '', version: 1 }],
    fill: [[/^Tarot: pytanie/, 'Czy?']],
    press: /^Zapisz przykład: Tarot/,
  },
  'an invoice’s number': {
    of: ['order/invoice-section.tsx'],
    show: <InvoiceSection orderId={1} stored={invoice} days={{ first: '2026-11-20', today: '2026-11-26' }} />,
    answer: { ...invoice, number: 'FV 7', version: 2 },
    fill: [[/^Numer faktury/, 'FV 7']],
    press: /^Zapisz numer/,
  },
  'the guide’s table': {
    of: ['guide/guide-page.tsx'],
    show: <GuidePage />,
    loads: { '/guide': table },
    answer: { ...table, version: 4, services: [{ id: 'p1', title: 'Trzy karty', length: 'long' }] },
    open: async (user) => {
      const field = await screen.findByRole('combobox', { name: 'Trzy karty' });
      const [long] = within(field).getAllByRole('option').slice(-1);
      if (long) await user.selectOptions(field, long);
    },
    fill: [],
    press: /^Zapisz tabelę/,
  },
  'a share': {
    of: ['books/payout-row.tsx'],
    show: <PayoutsPage />,
    loads: { '/payouts/2024-10': payouts },
    path: '/?miesiac=2024-10',
    answer: { ...payouts, rows: [{ ...share, percent: 41 }] },
    fill: [[/^Udział/, '1']],
    press: /^Zapisz/,
  },
};
