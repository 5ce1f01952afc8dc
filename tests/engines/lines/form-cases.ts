import { setTimeout as pause } from 'node:timers/promises';
import { by, type EnginePage, type Target } from '../../../tools/engines/engine-page.ts';
import { birthForm } from '../support/birth-form.ts';
import { contactForm, newsletterForm } from '../support/message-forms.ts';
import {
  AGAIN,
  AWAY,
  LATE_ANSWER,
  onceWithout,
  openPage,
  PATIENCE,
  reopenTab,
  type LineCase,
  type Walk,
} from './line-case.ts';

/** A form, what it sends, and what the visitor is told: that it has come, or that it has not. */
interface SmallForm {
  name: string;
  path: string;
  call: string;
  /** Selector of the form. */
  form: string;
  fill: (page: EnginePage) => Promise<void>;
  seeFilled: (page: EnginePage) => Promise<void>;
  send: (page: EnginePage) => Promise<void>;
  sent: Target;
}

const FORMS: readonly SmallForm[] = [
  {
    name: 'birth chart',
    path: '/',
    call: '/api/horoscope/birth',
    form: 'form[action="/prosto/horoskop-urodzeniowy"]',
    async fill(page) {
      const form = birthForm(page);
      await form.fill();
      await form.typeTime();
      await form.typeCity();
    },
    seeFilled: (page) => birthForm(page).seeFilled(),
    send: (page) => birthForm(page).calculate(),
    sent: by('img', /^Wykres horoskopu urodzeniowego/),
  },
  {
    name: 'newsletter',
    path: '/',
    call: '/api/newsletter',
    form: 'form[action="/prosto/newsletter"]',
    fill: (page) => newsletterForm(page).fill(),
    seeFilled: (page) => newsletterForm(page).seeFilled(),
    send: (page) => newsletterForm(page).send(),
    sent: 'main p[tabindex="-1"]',
  },
  {
    name: 'message',
    path: '/kontakt',
    call: '/api/contact',
    form: 'main form',
    fill: (page) => contactForm(page).fill(),
    seeFilled: (page) => contactForm(page).seeFilled(),
    send: (page) => contactForm(page).send(),
    sent: 'main form [data-outcome=success]',
  },
];

const told = ({ form }: SmallForm): Target => `${form} [data-outcome=error]`;

/** Sends what was typed until it has come: as long as the visitor is told that it has not, nothing typed is lost. */
async function sendUntilSent(page: EnginePage, small: SmallForm): Promise<void> {
  await small.send(page);
  const found = await page.firstOf([small.sent, told(small), AGAIN], PATIENCE);
  if (found === 0) return;
  await small.seeFilled(page);
  await (found === 1 ? small.send(page) : page.press(AGAIN));
  await page.see(small.sent);
}

/** The whole of it: opened, filled in, sent. */
const walkOf =
  (small: SmallForm): Walk =>
  async (page, line) => {
    if (!(await openPage(page, line.url + small.path))) return page.see('form [type=submit], form button');
    await small.fill(page);
    await sendUntilSent(page, small);
  };

/** Waits until React holds a form: what is sent before goes the way without scripts. */
const isHeld = (page: EnginePage, { form }: SmallForm): Promise<void> =>
  page.waitFor(form, `Object.keys(element).some((key) => key.startsWith('__react'))`, true);

/** All forms of a page: the line is gone before anything is typed, and back after a minute. */
const goneCase = (path: string): LineCase => ({
  title: `the line is gone for a minute once she has opened ${path}`,
  async walk(page, line) {
    const forms = FORMS.filter((small) => small.path === path);
    await page.open(line.url + path);
    for (const small of forms) await isHeld(page, small);
    line.isDown = true;
    for (const small of forms) {
      await small.fill(page);
      await small.send(page);
      await page.firstOf([told(small)]);
    }
    await pause(AWAY);
    line.isDown = false;
    for (const small of forms) {
      await small.seeFilled(page);
      await sendUntilSent(page, small);
    }
  },
});

/** The answer takes thirty seconds, and the visitor is told after twenty. */
const lateAnswers = (path: string): LineCase => ({
  title: `the answers to what ${path} sends take thirty seconds`,
  async walk(page, line) {
    const forms = FORMS.filter((small) => small.path === path);
    await page.open(line.url + path);
    for (const small of forms) await isHeld(page, small);
    line.onceFor(
      forms.map(({ call }) => call),
      { kind: 'late', ms: LATE_ANSWER },
    );
    for (const small of forms) await small.fill(page);
    for (const small of forms) await small.send(page);
    for (const small of forms) {
      await page.firstOf([told(small)], LATE_ANSWER);
      await small.seeFilled(page);
      await small.send(page);
      await page.firstOf([small.sent]);
    }
  },
});

/** A restored tab has what was typed into the birth chart's form. */
const reopenedBirth = (small: SmallForm): LineCase => ({
  title: `the tab is closed once the ${small.name} is filled in, and restored`,
  async walk(page, line) {
    await page.open(line.url + small.path);
    await isHeld(page, small);
    await small.fill(page);
    await reopenTab(page, line, { isRestored: true });
    await isHeld(page, small);
    await small.seeFilled(page);
    await birthForm(page).accept();
    await sendUntilSent(page, small);
  },
});

/** What no file's name is needed for. */
export const formCases: readonly LineCase[] = [
  ...['/', '/kontakt'].flatMap((path) => [goneCase(path), lateAnswers(path)]),
  ...FORMS.slice(0, 1).map(reopenedBirth),
  ...FORMS.map((small) => onceWithout(walkOf(small), [small.call], 'ends in the middle')),
];

export const formWalks: readonly Walk[] = FORMS.map(walkOf);
