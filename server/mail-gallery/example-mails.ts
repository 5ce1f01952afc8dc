import type { ContactTopic } from '#domain/typed/contact-kind.ts';
import { grosze } from '#domain/grosze.ts';
import { orderConfirmedMail, type AgreementSender } from '#server/mail/agreement-mail.ts';
import {
  agreementRefusedMail,
  answerStuckMail,
  handedOverMail,
  orderCameMail,
  orderNoteMail,
  promiseNearMail,
  sentBackMail,
  deskInvitationMail,
  lateOrderMail,
  moneyWaitsMail,
  newOrderMail,
  orderMailRefusedMail,
  connectionTrialMail,
  securityMail,
} from '#server/mail/desk-mails.ts';
import { morningMail } from '#server/mail/morning-mail.ts';
import type { MailName } from '#server/mail/mail-names.ts';
import {
  answerMail,
  type AnsweredOrder,
  addressMendedMail,
  dataLinkMail,
  ebookMail,
  moneyBackMail,
  newsletterConfirmationMail,
} from '#server/mail/mail-templates.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import {
  contactMessageMail,
  digestMail,
  withdrawalDueMail,
  withdrawalNoticeMail,
} from '#server/mail/owner-mails.ts';
import { quotedStatement, withdrawalReceiptMail } from '#server/mail/withdrawal-mails.ts';
import { messageDueMail, messageReplyMail, orderMail } from '#server/messages/message-jobs.ts';
import { newsletterMail } from '#server/newsletter/newsletter-mail.ts';

/** A made-up order. The links of its mails lead nowhere. */
export const EXAMPLE_ORDER = {
  to: 'anna@example.com',
  orderId: 1001,
  customerId: '00000000-0000-4000-8000-000000000000',
  productName: 'Tarot, trzy karty',
  fairyName: 'Jagna',
};
const { to } = EXAMPLE_ORDER;
const TOKEN = 'przyklad-przyklad-przyklad';
/** A winter evening; a picture of a mail is the same every day. */
const AT = new Date('2026-11-22T20:00:00Z');
const MONEY = { amount: grosze(25_00), currency: 'PLN', provider: 'PAYU' as const };
const CONSENTS = [
  { kind: 'terms', version: 'ab'.repeat(32), at: AT, content: '<p>Regulamin</p>' },
  {
    kind: 'early-start',
    version: 'cd'.repeat(32),
    at: AT,
    content: 'Żądam rozpoczęcia usługi przed upływem terminu odstąpienia.',
  },
];
const MESSAGE = {
  kind: 'complaint',
  firstName: 'Anna',
  lastName: 'Lis',
  email: to,
  message: 'Dzień dobry,\nczy rytuał można przesunąć na sobotę?',
} as const;
const RECEIPT = { receiptNumber: 7, receivedAt: AT.toISOString() };
/** An example's answer: three cards on one question. */
const ANSWERED = {
  ...EXAMPLE_ORDER,
  againKey: TOKEN,
  approver: EXAMPLE_ORDER.fairyName,
  ratingKey: null,
  answerKey: '',
  head: {
    productType: 'TAROT',
    sentAt: AT,
    totalPrice: grosze(89_00),
    asked: 'Czy przyjąć pracę w innym mieście, skoro tutaj jest mi już tylko wygodnie?',
    cards: [
      { card: 'major-9', isReversed: false, position: 'Co było' },
      { card: 'cups-1', isReversed: true, position: 'Co jest' },
      { card: 'major-17', isReversed: false, position: 'Dokąd to zmierza' },
    ],
  },
} as const satisfies Partial<AnsweredOrder>;
/** An answer without cards and question. */
const BARE = { ...ANSWERED.head, asked: undefined, cards: [] };
const ANSWER = `Aniu,

trzy karty leżą dziś prosto i bez pośpiechu. Pustelnik mówi, że tę decyzję nosisz w sobie dłużej, niż przyznajesz.

Gwiazda zamyka rozkład: spokój, który przychodzi powoli.`;

type Examples = readonly [MailContent, ...MailContent[]];

/** Every mail of the shop as the shop composes it, about made-up people; several where it has several wordings. */
export const EXAMPLE_MAILS: Readonly<Record<MailName, (sender: AgreementSender) => Examples>> = {
  'order-confirmed': (sender) => {
    const order = { ...EXAMPLE_ORDER, amount: grosze(89_00), paidAt: AT };
    return [orderConfirmedMail(order, CONSENTS, sender), orderConfirmedMail(order, [], sender)];
  },
  answer: (sender) => {
    const answered = { ...ANSWERED, response: ANSWER };
    const corrected = { ...answered, correctedAt: AT };
    const gift = { ...answered, isGift: true };
    return [
      answerMail(answered, sender),
      answerMail({ ...answered, productName: 'Horoskop roczny', head: BARE, isBrand: true }, sender),
      answerMail(corrected, sender),
      answerMail({ ...answered, answerKey: null }, sender),
      answerMail(gift, sender),
      answerMail({ ...gift, correctedAt: AT }, sender),
      answerMail({ ...gift, answerKey: null }, sender),
      answerMail({ ...answered, approver: null }, { ...sender, answerModel: {} }),
    ];
  },
  'money-back': (sender) => {
    const order = { ...EXAMPLE_ORDER, ...MONEY, isCalledOff: true };
    return [
      moneyBackMail(order, sender),
      moneyBackMail({ ...order, amount: grosze(0) }, sender),
      moneyBackMail({ ...order, isWithdrawal: true }, sender),
      moneyBackMail({ ...order, isCalledOff: false, isWithdrawal: true }, sender),
      moneyBackMail(
        {
          ...order,
          isCalledOff: false,
          provider: 'STRIPE',
          word: 'Oddajemy część ceny, bo zabrakło jednej odpowiedzi.',
        },
        sender,
      ),
    ];
  },
  'withdrawal-receipt': (sender) => {
    const receipt = { ...RECEIPT, to, statement: statement(sender) };
    return [
      withdrawalReceiptMail({ ...receipt, token: TOKEN }, sender),
      withdrawalReceiptMail(receipt, sender),
    ];
  },
  'message-reply': (sender) => [
    messageReplyMail(
      { to, reply: 'Pani Anno,\n\nsobota jest wolna.\n\nJagna', message: MESSAGE.message },
      sender,
    ),
  ],
  'order-mail': (sender) => [
    orderMail(
      { to, text: 'Pani Anno,\n\nczy data urodzenia jest na pewno dobra?\n\nJagna', orderId: 1001 },
      sender,
    ),
  ],
  'newsletter-confirmation': (sender) => [newsletterConfirmationMail({ to, token: TOKEN }, sender)],
  ebook: (sender) => [ebookMail({ to, token: TOKEN, ebookUrl: `${sender.publicUrl}/e-book` }, sender)],
  newsletter: (sender) => [
    newsletterMail(to, ISSUE, sender, TOKEN),
    newsletterMail(to, ISSUE, sender, undefined),
  ],
  'address-mended': (sender) => [
    addressMendedMail({ to, orderId: 1021, masked: 'a…@gmail.com' }, sender),
    addressMendedMail({ to, orderId: 1021, masked: 'a…@gmail.com', isGift: true }, sender),
  ],
  'data-link': (sender) => [dataLinkMail({ to, token: TOKEN }, sender)],
  'desk-invitation': (sender) => [
    deskInvitationMail({ to, name: 'Róża', invitedBy: 'Ludmiła', url: desk(sender, '/zaproszenie') }, sender),
  ],
  'new-order': (sender) => [newOrderMail(notice(sender), sender)],
  'order-came': (sender) => [orderCameMail(notice(sender), sender)],
  'promise-near': (sender) => [promiseNearMail(notice(sender), sender)],
  'handed-over': (sender) => [handedOverMail(notice(sender), sender)],
  'order-note': (sender) => [orderNoteMail(notice(sender), sender)],
  'sent-back': (sender) => [sentBackMail(notice(sender), sender)],
  morning: (sender) => {
    const morning = {
      came: { count: 3, sum: MONEY.amount },
      waiting: { count: 5, nearest: AT },
      late: [1001],
      review: 1,
      messages: { count: 2, nearest: '2026-12-05' },
      money: 1,
    };
    const mail = { to, morning, url: desk(sender, '/') };
    return [
      morningMail(mail, sender),
      morningMail(
        {
          ...mail,
          morning: {
            came: { count: 1 },
            waiting: { count: 1, nearest: undefined },
            late: [1, 2, 3, 4, 5, 6],
          },
        },
        sender,
      ),
    ];
  },
  'late-order': (sender) => [lateOrderMail(notice(sender), sender)],
  'answer-stuck': (sender) => [answerStuckMail({ ...notice(sender), mail: 'failed' }, sender)],
  'agreement-refused': (sender) => [agreementRefusedMail(notice(sender), sender)],
  'order-mail-refused': (sender) => [orderMailRefusedMail(notice(sender), sender)],
  'money-waits': (sender) => [moneyWaitsMail({ ...notice(sender), matter: 'dispute' }, sender)],
  security: (sender) => [
    securityMail(
      {
        to,
        what: 'Nowy klucz',
        who: 'Ludmiła',
        whom: 'Róża',
        device: 'Firefox, Linux',
        at: AT,
        url: desk(sender, '/dziennik'),
      },
      sender,
    ),
  ],
  'connection-trial': (sender) => [connectionTrialMail({ to, url: desk(sender, '/stan') }, sender)],
  'contact-message': (sender) => [contactMessageMail(MESSAGE, sender)],
  'owner-digest': (sender) => [
    digestMail(
      {
        messages: 3,
        withdrawals: 1,
        urls: { messages: desk(sender, '/listy'), withdrawals: desk(sender, '/odstapienia') },
      },
      sender,
    ),
  ],
  'message-due': (sender) => {
    const due = (kind: ContactTopic) =>
      messageDueMail(kind, { to, url: desk(sender, '/listy/1'), due: '2026-12-05' }, sender);
    return [due('complaint'), due('withdrawal'), due('invoice'), due('accessibility'), due('personal-data')];
  },
  'withdrawal-notice': (sender) => [
    withdrawalNoticeMail(
      { ...RECEIPT, statement: statement(sender), email: to, url: desk(sender, '/odstapienia') },
      sender,
    ),
  ],
  'withdrawal-due': (sender) => {
    const due = (state: 'waiting' | 'unmatched' | 'late' | 'lost') => {
      const url = desk(sender, '/odstapienia');
      return withdrawalDueMail({ to, receiptNumber: 7, state, due: '05.12.2026', url }, sender);
    };
    return [due('waiting'), due('unmatched'), due('late'), due('lost')];
  },
};

const ISSUE = {
  subject: 'Pełnia w Bliźniętach',
  preheader: 'Co robić z nadmiarem słów.',
  body: 'Dzień dobry,\n\npełnia w Bliźniętach lubi rozmowę. Zobacz kalendarz: https://example.com/kalendarz.',
  linkText: 'Zapytaj kart',
  linkUrl: '/tarot',
};

const desk = ({ publicUrl }: AgreementSender, path: string) => `${publicUrl}/przyklad${path}`;

const notice = (sender: AgreementSender) => ({
  ...EXAMPLE_ORDER,
  promisedUntil: AT,
  url: desk(sender, '/zamowienia/1001'),
});

const statement = ({ brandName }: AgreementSender) =>
  quotedStatement({ name: 'Anna Lis', orderNumber: '1001', email: to }, brandName);
