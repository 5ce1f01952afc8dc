import type { Settings, SettingName } from './settings.schema.ts';
import { isDatabaseReadable, isMailReadable, isWebReadable } from './readable-on-the-way.ts';
import { addressIn, isLoopback } from './setting-forms.ts';

/** Settings that are right one by one and wrong together. */
interface Rule {
  /** The setting that has to be changed: the sentence begins with it. */
  about: SettingName;
  isBroken: (settings: Settings) => boolean;
  /** The rest of the sentence, after the first setting's name. */
  says: string;
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const PAYU_KEYS = ['PAYU_POS_ID', 'PAYU_CLIENT_ID', 'PAYU_CLIENT_SECRET', 'PAYU_SECOND_KEY'] as const;

/** With API_URL another server takes the money, sends the mails and keeps the data. */
const isEmbedded = ({ API_URL }: Settings) => API_URL === undefined;
const isLive = (settings: Settings) => settings.PAYMENTS === 'live' && isEmbedded(settings);
const isHttps = (address: string | undefined) => address?.startsWith('https:') === true;
const hasLiveKey = ({ STRIPE_SECRET_KEY = '' }: Settings) => /^[rs]k_live_/.test(STRIPE_SECRET_KEY);
const hasOwnStripeAddress = ({ STRIPE_API_URL }: Settings) => STRIPE_API_URL !== 'https://api.stripe.com';

/** Addresses that nobody can own (RFC 2606), the samples among them. */
const isSample = (address: string) =>
  /[@.](example|test|invalid|localhost|example\.(com|net|org))$/i.test(addressIn(address));

/** Whether PayU's address is a test system, or a stand-in on this machine. PayU's keys do not show it. */
const isPayuRehearsal = ({ PAYU_API_URL }: Settings) => {
  const { hostname } = new URL(PAYU_API_URL);
  return hostname === 'secure.snd.payu.com' || isLoopback(hostname);
};

/** What a shop that takes money cannot do without. */
const REQUIRED_LIVE: readonly (readonly [SettingName, string])[] = [
  ['DATABASE_URL', 'the embedded database never takes real money'],
  ['PUBLIC_URL', 'payment pages and mails lead there'],
  ['SMTP_URL', 'without a mail server no customer ever gets an answer'],
  ...(['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_NIP', 'SELLER_PHONE', 'SELLER_VAT'] as const).map(
    (name) => [name, 'every agreement names who sells and whether the price has VAT in it'] as const,
  ),
  ...STRIPE_KEYS.map((name) => [name, 'cards are paid with it'] as const),
  ...PAYU_KEYS.map((name) => [name, 'PayU is paid with it'] as const),
];

const ANSWER_SETTINGS = ['ANSWER_API_URL', 'ANSWER_MODEL', 'ANSWER_API_KEY'] as const;
const hasAnswerSetting = (settings: Settings) =>
  ANSWER_SETTINGS.some((name) => settings[name] !== undefined) || settings.ANSWER_DRAFT_ON_PAYMENT === '1';
/** A model on this machine asks for no key. */
const isLocalModel = ({ ANSWER_API_URL }: Settings) =>
  ANSWER_API_URL !== undefined && isLoopback(new URL(ANSWER_API_URL).hostname);

const RULES: readonly Rule[] = [
  {
    about: 'PAYMENTS',
    isBroken: (settings) => settings.PAYMENTS === 'live' && !isEmbedded(settings),
    says: 'must not be live with API_URL: that API takes the money, this server takes none',
  },
  ...REQUIRED_LIVE.map(([name, reason]): Rule => ({
    about: name,
    isBroken: (settings) => isLive(settings) && settings[name] === undefined,
    says: `is required with PAYMENTS=live: ${reason}`,
  })),
  ...(['MAIL_FROM', 'CONTACT_EMAIL'] as const).map((name): Rule => ({
    about: name,
    isBroken: (settings) => isLive(settings) && isSample(settings[name]),
    says: 'must be an address of your own with PAYMENTS=live: the sample and its like reach nobody',
  })),
  {
    about: 'REPLY_ADDRESS',
    isBroken: ({ REPLY_ADDRESS, DATABASE_URL }) => REPLY_ADDRESS !== undefined && DATABASE_URL === undefined,
    says: 'needs DATABASE_URL: the embedded database belongs to the running shop alone',
  },
  {
    about: 'SMTP_URL',
    isBroken: (settings) =>
      isLive(settings) && settings.SMTP_URL !== undefined && isMailReadable(settings.SMTP_URL),
    says:
      'must begin with smtps:// or end in ?requireTLS=true with PAYMENTS=live, and leave the certificate to be checked: ' +
      'otherwise the password and the customers’ mails may be read on the way',
  },
  {
    about: 'DATABASE_URL',
    isBroken: (settings) =>
      isLive(settings) && settings.DATABASE_URL !== undefined && isDatabaseReadable(settings.DATABASE_URL),
    says:
      'must end in ?sslmode=verify-full with PAYMENTS=live, unless it names this machine: otherwise birth data and ' +
      'questions may be read on the way. A certificate authority of your own is named by &sslrootcert=/path/ca.pem',
  },
  {
    about: 'API_URL',
    isBroken: ({ API_URL, PUBLIC_URL }) =>
      API_URL !== undefined && isHttps(PUBLIC_URL) && isWebReadable(API_URL),
    says: 'must begin with https:// beside an https PUBLIC_URL: orders go there, and browsers send none over http',
  },
  {
    about: 'PUBLIC_URL',
    isBroken: (settings) =>
      isLive(settings) && settings.PUBLIC_URL !== undefined && !isHttps(settings.PUBLIC_URL),
    says: 'must begin with https:// with PAYMENTS=live',
  },
  {
    about: 'PUBLIC_URL',
    isBroken: (settings) =>
      isLive(settings) &&
      settings.PUBLIC_URL !== undefined &&
      isLoopback(new URL(settings.PUBLIC_URL).hostname),
    says: 'must not be this machine with PAYMENTS=live: customers and PayU could not reach it',
  },
  {
    about: 'DESK_PORT',
    isBroken: (settings) => isEmbedded(settings) && settings.DESK_PORT === settings.PORT,
    says: 'must differ from PORT: shop and desk have an address each',
  },
  {
    about: 'DASHBOARD_URL',
    isBroken: ({ DASHBOARD_URL, PUBLIC_URL }) => DASHBOARD_URL !== undefined && DASHBOARD_URL === PUBLIC_URL,
    says: 'must differ from PUBLIC_URL: nothing of the desk is served at the shop’s address',
  },
  {
    about: 'DESK_HOST',
    isBroken: (settings) =>
      isEmbedded(settings) &&
      settings.DESK_PORT !== 0 &&
      !isLoopback(settings.DESK_HOST) &&
      !isHttps(settings.DASHBOARD_URL),
    says: 'lets other machines in, so that DASHBOARD_URL must be an https address (a proxy before the desk)',
  },
  {
    about: 'TRUST_PROXY',
    isBroken: (settings) =>
      isHttps(settings.PUBLIC_URL) &&
      settings.TRUST_PROXY === 0 &&
      settings.RATE_LIMIT === 'on' &&
      isEmbedded(settings),
    says:
      'must be 1 or more with an https PUBLIC_URL: this server speaks http, so a proxy stands before it, and as long ' +
      'as its word is not taken all visitors share one address and one rate limit',
  },
  {
    about: 'TRUST_PROXY',
    isBroken: (settings) =>
      isHttps(settings.DASHBOARD_URL) &&
      !isHttps(settings.PUBLIC_URL) &&
      settings.TRUST_PROXY === 0 &&
      isEmbedded(settings),
    says: 'must be 1 or more with an https DASHBOARD_URL: otherwise all who sign in share one address, and its wrong tries',
  },
  {
    about: 'STRIPE_SECRET_KEY',
    isBroken: (settings) =>
      isLive(settings) &&
      settings.STRIPE_SECRET_KEY !== undefined &&
      !hasLiveKey(settings) &&
      !hasOwnStripeAddress(settings) &&
      !isPayuRehearsal(settings),
    says:
      'is a test key: PAYMENTS=live wants a live one (sk_live_ or rk_live_), or, for a rehearsal, ' +
      'PAYU_API_URL=https://secure.snd.payu.com beside it',
  },
  {
    about: 'STRIPE_SECRET_KEY',
    isBroken: (settings) => !isLive(settings) && hasLiveKey(settings),
    says: 'is a live key, and PAYMENTS is not live: nobody would pay, and every order would count as paid',
  },
  ...PAYU_KEYS.map((name): Rule => ({
    about: name,
    isBroken: (settings) => !isLive(settings) && settings[name] !== undefined,
    says: 'is set, and PAYMENTS is not live: nobody would pay, and every order would count as paid',
  })),
  {
    about: 'PAYU_API_URL',
    isBroken: (settings) => isLive(settings) && hasLiveKey(settings) && isPayuRehearsal(settings),
    says: 'is a test system beside a live STRIPE_SECRET_KEY: whoever chooses PayU would pay nothing',
  },
  {
    about: 'PAYU_API_URL',
    isBroken: (settings) =>
      isLive(settings) &&
      settings.STRIPE_SECRET_KEY !== undefined &&
      !hasLiveKey(settings) &&
      hasOwnStripeAddress(settings) &&
      !isPayuRehearsal(settings),
    says: 'takes real money beside a STRIPE_SECRET_KEY that takes none: rehearse with both, or with neither',
  },
  {
    about: 'RECAPTCHA_SECRET',
    isBroken: (settings) =>
      settings.RECAPTCHA_SECRET === undefined &&
      isEmbedded(settings) &&
      settings.RECAPTCHA_SITE_KEY !== undefined,
    says: 'is required with RECAPTCHA_SITE_KEY: without it no token can be verified',
  },
  {
    about: 'RECAPTCHA_SITE_KEY',
    isBroken: (settings) =>
      settings.RECAPTCHA_SECRET !== undefined && settings.RECAPTCHA_SITE_KEY === undefined,
    says: 'is required with RECAPTCHA_SECRET: without it every message of the contact form is refused',
  },
  {
    about: 'RATE_LIMIT',
    isBroken: ({ RATE_LIMIT, HOST }) => RATE_LIMIT === 'off' && !isLoopback(HOST),
    says: 'must be on, unless HOST is this machine (127.0.0.1, ::1, localhost)',
  },
  {
    about: 'RATE_LIMIT',
    isBroken: (settings) => settings.RATE_LIMIT === 'off' && isLive(settings),
    says: 'must be on with PAYMENTS=live',
  },
  {
    about: 'LOG_LEVEL',
    isBroken: (settings) => isLive(settings) && ['silent', 'fatal'].includes(settings.LOG_LEVEL),
    says: 'must be error or more with PAYMENTS=live: unanswered orders and wrong amounts are told in the log',
  },
  ...ANSWER_SETTINGS.map((name): Rule => ({
    about: name,
    isBroken: (settings) =>
      hasAnswerSetting(settings) &&
      settings[name] === undefined &&
      !(name === 'ANSWER_API_KEY' && isLocalModel(settings)),
    says:
      name === 'ANSWER_API_KEY'
        ? 'is required with ANSWER_API_URL, unless the model runs on this machine'
        : 'is required with the other settings ANSWER_…: half of them would draft nothing',
  })),
  {
    about: 'ANSWER_API_URL',
    isBroken: (settings) => settings.ANSWER_API_URL !== undefined && !isEmbedded(settings),
    says: 'must not be set with API_URL: that API keeps the orders, and nothing is drafted here',
  },
  {
    about: 'RESTORE_FROM',
    isBroken: ({ RESTORE_FROM, DATABASE_URL }) => RESTORE_FROM !== undefined && DATABASE_URL !== undefined,
    says: 'fills the embedded database only, and DATABASE_URL names another: nothing would be restored',
  },
];

/** Whether a rule is broken, and reads no setting that is wrong by itself. */
function isBrokenFor(settings: Settings, malformed: ReadonlySet<string>) {
  return ({ about, isBroken }: Rule): boolean => {
    const read = new Set<string | symbol>([about]);
    const watched = new Proxy(settings, {
      get(target, name) {
        read.add(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    return isBroken(watched) && [...read].every((name) => !malformed.has(String(name)));
  };
}

/**
 * Every contradiction among settings, a sentence each, all at once.
 * @param malformed settings that are wrong by themselves: no rule that reads one is judged
 */
export const contradictions = (settings: Settings, malformed: ReadonlySet<string>): string[] =>
  RULES.filter(isBrokenFor(settings, malformed)).map(({ about, says }) => `${about} ${says}`);
