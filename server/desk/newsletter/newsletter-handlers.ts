import { PREVIEW_POLICY } from '#server/desk/order/answer/answer-preview.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { addressCsv, stopAddresses } from './addresses.ts';
import {
  addLetter,
  cancelLetter,
  changeLetter,
  removeLetter,
  resumeLetter,
  startLetter,
  stopLetter,
  tryLetter,
} from './letters.ts';
import { newsletterMail, type NewsletterSender } from '#server/newsletter/newsletter-mail.ts';
import { countAddresses, readLetter, readLetters } from './read-letters.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables.ts';

type Name =
  | 'listNewsletters'
  | 'addNewsletter'
  | 'getNewsletter'
  | 'changeNewsletter'
  | 'removeNewsletter'
  | 'previewNewsletter'
  | 'previewNewsletterHtml'
  | 'tryNewsletter'
  | 'startNewsletter'
  | 'stopNewsletter'
  | 'resumeNewsletter'
  | 'cancelNewsletter'
  | 'stopNewsletterAddresses'
  | 'exportNewsletterAddresses';

interface NewsletterHandlersOptions {
  db: Db;
  sender: NewsletterSender;
  /** `MAIL_FROM`, as the preview shows it. */
  from: string;
}

/** Handlers of the newsletter: its letters and how they are sent, and the addresses that get none. */
export function newsletterHandlers(options: NewsletterHandlersOptions): Pick<DeskHandlers, Name> {
  const { db, sender, from } = options;
  const letterOf = async (id: string) => {
    const letter = await readLetter(db, id);
    if (!letter) throw unknown();
    return letter;
  };
  const answerWith = async (id: string) => ({ status: 200 as const, body: await letterOf(id) });
  const mailOf = async (id: string) => {
    const own = { ...sender, words: await readMailWords(db) };
    return newsletterMail('', (await letterOf(id)).fields, own, '');
  };
  return {
    listNewsletters: async () => ({ status: 200, body: await readLetters(db) }),
    async getNewsletter({ path }) {
      const letter = await letterOf(path.letterId);
      return { status: 200, body: { letter, confirmed: (await countAddresses(db)).confirmed } };
    },
    async addNewsletter(call) {
      await addLetter(db, signedIn(call).person, call.body);
      return answerWith(call.body.id);
    },
    async changeNewsletter(call) {
      await changeLetter(db, signedIn(call).person, call.path.letterId, call.body.changes);
      return answerWith(call.path.letterId);
    },
    async removeNewsletter(call) {
      await removeLetter(db, signedIn(call).person, call.path.letterId, call.body.seen);
      return { status: 204, body: undefined };
    },
    async previewNewsletter({ path }) {
      const { subject, text } = await mailOf(path.letterId);
      return { status: 200, body: { from, subject, text } };
    },
    async previewNewsletterHtml({ path }) {
      return { status: 200, body: (await mailOf(path.letterId)).html, headers: PREVIEW_POLICY };
    },
    async tryNewsletter(call) {
      await tryLetter(db, signedIn(call).person, call.path.letterId, call.body.seen);
      return { status: 204, body: undefined };
    },
    async startNewsletter(call) {
      await startLetter(db, signedIn(call).person, call.path.letterId, call.body.seen);
      return answerWith(call.path.letterId);
    },
    async stopNewsletter(call) {
      await stopLetter(db, signedIn(call).person, call.path.letterId);
      return answerWith(call.path.letterId);
    },
    async resumeNewsletter(call) {
      await resumeLetter(db, signedIn(call).person, call.path.letterId);
      return answerWith(call.path.letterId);
    },
    async cancelNewsletter(call) {
      await cancelLetter(db, signedIn(call).person, call.path.letterId);
      return answerWith(call.path.letterId);
    },
    async stopNewsletterAddresses(call) {
      return { status: 200, body: await stopAddresses(db, signedIn(call).person, call.body.addresses) };
    },
    exportNewsletterAddresses: (call) => addressCsv(db, signedIn(call).person),
  };
}
