import { PREVIEW_POLICY } from '#server/desk/order/answer/answer-preview.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { addressCsv, restoreAddresses, stopAddresses } from './addresses.ts';
import {
  addIssue,
  cancelIssue,
  changeIssue,
  removeIssue,
  resumeIssue,
  startIssue,
  stopIssue,
  tryIssue,
} from './issues.ts';
import { newsletterMail, type NewsletterSender } from '#server/newsletter/newsletter-mail.ts';
import { countAddresses, readIssue, readIssues } from './read-issues.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';

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
  | 'restoreNewsletterAddresses'
  | 'stopNewsletterAddresses'
  | 'exportNewsletterAddresses';

interface NewsletterHandlersOptions {
  db: Db;
  sender: NewsletterSender;
  /** `MAIL_FROM`, as the preview shows it. */
  from: string;
}

/** Handlers of the newsletter: its issues and how they are sent, and the addresses that get none. */
export function newsletterHandlers(options: NewsletterHandlersOptions): Pick<DeskHandlers, Name> {
  const { db, sender, from } = options;
  const issueOf = async (id: string) => {
    const issue = await readIssue(db, id);
    if (!issue) throw unknown();
    return issue;
  };
  const answerWith = async (id: string) => ({ status: 200 as const, body: await issueOf(id) });
  const mailOf = async (id: string) => {
    const own = { ...sender, words: await readMailWords(db) };
    return newsletterMail('', (await issueOf(id)).fields, own, '');
  };
  return {
    listNewsletters: async ({ query }) => ({ status: 200, body: await readIssues(db, query.after) }),
    async getNewsletter({ path }) {
      const issue = await issueOf(path.issueId);
      return { status: 200, body: { issue, confirmed: (await countAddresses(db)).confirmed } };
    },
    async addNewsletter(call) {
      await addIssue(db, signedIn(call).person, call.body);
      return answerWith(call.body.id);
    },
    async changeNewsletter(call) {
      await changeIssue(db, signedIn(call).person, call.path.issueId, call.body.changes);
      return answerWith(call.path.issueId);
    },
    async removeNewsletter(call) {
      await removeIssue(db, signedIn(call).person, call.path.issueId, call.body.seen);
      return { status: 204, body: undefined };
    },
    async previewNewsletter({ path }) {
      const { subject, text } = await mailOf(path.issueId);
      return { status: 200, body: { from, subject, text } };
    },
    async previewNewsletterHtml({ path }) {
      return { status: 200, body: (await mailOf(path.issueId)).html, headers: PREVIEW_POLICY };
    },
    async tryNewsletter(call) {
      await tryIssue(db, signedIn(call).person, call.path.issueId, call.body.seen);
      return { status: 204, body: undefined };
    },
    async startNewsletter(call) {
      await startIssue(db, signedIn(call).person, call.path.issueId, call.body.seen);
      return answerWith(call.path.issueId);
    },
    async stopNewsletter(call) {
      await stopIssue(db, signedIn(call).person, call.path.issueId);
      return answerWith(call.path.issueId);
    },
    async resumeNewsletter(call) {
      await resumeIssue(db, signedIn(call).person, call.path.issueId);
      return answerWith(call.path.issueId);
    },
    async cancelNewsletter(call) {
      await cancelIssue(db, signedIn(call).person, call.path.issueId, call.body.seen);
      return answerWith(call.path.issueId);
    },
    async restoreNewsletterAddresses(call) {
      await restoreAddresses(db, signedIn(call).person, call.path.issueId);
      return answerWith(call.path.issueId);
    },
    async stopNewsletterAddresses(call) {
      return { status: 200, body: await stopAddresses(db, signedIn(call).person, call.body.addresses) };
    },
    exportNewsletterAddresses: (call) => addressCsv(db, signedIn(call).person),
  };
}
