/** Polish names of the kinds of jobs, as the desk shows them. A kind without a name does not compile (server/jobs/job-kind.ts). */
export const JOB_NAMES = {
  'mail.answer': 'List z odpowiedzią',
  'mail.answer-again': 'Ponowny list z odpowiedzią',
  'mail.order-confirmed': 'Umowa e-mailem',
  'mail.address-mended': 'List o poprawionym adresie',
  'mail.money-back': 'List o zwrocie',
  'mail.new-order': 'Powiadomienie o zamówieniu',
  'mail.order-came': 'Powiadomienie właścicielki o zamówieniu',
  'mail.promise-near': 'Przypomnienie przed obiecaną porą',
  'mail.handed-over': 'Powiadomienie o szkicu do przejrzenia',
  'mail.sent-back': 'Powiadomienie o szkicu do poprawy',
  'mail.morning': 'Poranny list',
  'mail.late-order': 'Powiadomienie o spóźnieniu',
  'mail.agreement-refused': 'Powiadomienie o odrzuconej umowie',
  'mail.answer-stuck': 'Powiadomienie o odpowiedzi, która nie wychodzi',
  'mail.money-waits': 'Powiadomienie o pieniądzach',
  'mail.newsletter-confirmation': 'Potwierdzenie newslettera',
  'mail.newsletter-sample': 'Próbny list newslettera',
  'mail.ebook': 'E-book',
  'mail.data-link': 'Odnośnik do danych',
  'mail.withdrawal-receipt': 'Potwierdzenie odstąpienia',
  'mail.withdrawal-due': 'Przypomnienie o odstąpieniu',
  'mail.owner-digest': 'Nowe wiadomości i odstąpienia',
  'mail.letter-reply': 'Odpowiedź na wiadomość',
  'mail.order-mail': 'List w sprawie zamówienia',
  'mail.order-mail-refused': 'Powiadomienie o odrzuconym liście',
  'mail.letter-due': 'Przypomnienie o reklamacji',
  'mail.security': 'Powiadomienie o dostępie',
  'mail.desk-invitation': 'Zaproszenie na zaplecze',
  'push.send': 'Powiadomienie w przeglądarce',
  'newsletter.batch': 'Wysyłka newslettera',
  'payment.reconcile': 'Pytanie o płatność',
  'payment.close': 'Zamknięcie płatności',
  'payment.difference': 'Przypomnienie o innej kwocie',
  'order.expire': 'Anulowanie niezapłaconego zamówienia',
  'refund.carry-out': 'Zwrot u operatora',
  'refund.alarm': 'Przypomnienie o nieudanym zwrocie',
  'withdrawal.carry-out': 'Skutki odstąpienia',
  'answer.write': 'Szkic od modelu',
  'mail.order-note': 'List o notatce przy zamówieniu',
  'payment.fee': 'Prowizja operatora',
  'answer.watch': 'Pilnowanie terminu odpowiedzi',
  'sandbox.notify': 'Próbna wiadomość operatora',
  'sandbox.refund': 'Próbny zwrot u operatora',
} as const satisfies Readonly<Record<string, string>>;

/** Every kind of job, by its name in the `job` table. */
export type JobName = keyof typeof JOB_NAMES;

/** Every kind of job that sends a mail, without what they begin with. */
export type MailName = JobName extends infer Name
  ? Name extends `mail.${infer Rest}`
    ? Rest
    : never
  : never;

/** Whether a stored name is of a kind that this program knows; a row may be older than the program. */
export const isJobName = (kind: string): kind is JobName => Object.hasOwn(JOB_NAMES, kind);
