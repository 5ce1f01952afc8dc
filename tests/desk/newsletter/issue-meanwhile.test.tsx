import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { newsletterCopy as copy } from '#desk/newsletter/newsletter-copy.ts';
import NewsletterPage from '#desk/newsletter/newsletter-page.tsx';
import NewslettersPage from '#desk/newsletter/newsletters-page.tsx';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { BackButton } from '../back-button.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';
import { sampleIssue } from './sample-issue.ts';

const { id: ID } = sampleIssue();

/** The pages of the newsletter over a server with one issue, which the test changes as another owner would. */
function drawn(path: string, first: NewsletterIssue, answers: Response[] = []) {
  const now = { issue: first };
  const asked: string[] = [];
  const sent: [string, Record<string, unknown>][] = [];
  const client = createDeskClient(async (request) => {
    const { pathname } = new URL(request.url);
    const shown = { issue: now.issue, confirmed: 12 };
    if (request.method !== 'GET') {
      sent.push([pathname.replace(/.*newsletter/, ''), await request.json().catch(() => ({}))]);
      return answers.shift() ?? reply<'addNewsletter'>(shown as never);
    }
    asked.push(pathname.replace(/.*newsletter/, ''));
    if (pathname.endsWith('/preview'))
      return reply<'previewNewsletter'>({
        from: 'sklep@example.pl',
        subject: now.issue.fields.subject,
        text: `Wersja ${now.issue.version}`,
      });
    return pathname.endsWith('/newsletter')
      ? reply<'listNewsletters'>({
          addresses: { confirmed: 12, unconfirmed: 1, stopped: 0 },
          issues: [now.issue],
          next: null,
        })
      : reply<'getNewsletter'>(shown);
  });
  const { Updates, hear } = deskUpdates();
  const user = renderDesk(
    client,
    ['listNewsletters', 'getNewsletter'],
    path,
    <Updates>
      <BackButton />
      <Link to={`/newsletter/${ID}`}>Do listu</Link>
      <Routes>
        <Route path="/newsletter" element={<NewslettersPage />} />
        <Route path="/newsletter/:issueId" element={<NewsletterPage />} />
      </Routes>
    </Updates>,
  );
  return { now, asked, sent, hear, user };
}
const subject = () => screen.findByRole('textbox', { name: copy.field.subject });

test('an issue that goes out while it is written keeps what is typed in sight, to be read alone [DK-22] [DK-6]', async () => {
  const { now, hear, user } = drawn(`/newsletter/${ID}`, sampleIssue());
  await user.type(await subject(), ' w Byku');
  now.issue = sampleIssue({ state: 'sending', version: 4 });
  hear();
  expect(await screen.findByText(copy.outUnsaved)).toBeVisible();
  expect(await subject()).toHaveValue('Pełnia w Byku');
  expect(await subject()).toHaveAttribute('readonly');
});

test('a letter corrected while its sending is asked about is not sent without the correction [DK-22]', async () => {
  const { sent, user } = drawn(`/newsletter/${ID}`, sampleIssue());
  await user.click(await screen.findByRole('button', { name: copy.start(12) }));
  expect(screen.getByText(/^Wysłać ten list do/)).toBeVisible();
  await user.type(await subject(), ' w Byku');
  expect(screen.queryByRole('button', { name: copy.start(12) })).toBeNull();
  expect(screen.getByText(copy.unsaved)).toBeVisible();
  expect(sent).toEqual([]);
});

test('an issue that goes out as it is saved is edited no more [DK-22] [DK-6]', async () => {
  const current = sampleIssue({ state: 'sending' });
  const { user } = drawn(`/newsletter/${ID}`, sampleIssue(), [
    refusal<'changeNewsletter'>(409, { code: 213, current }),
  ]);
  await user.type(await subject(), ' w Byku');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await subject()).toHaveAttribute('readonly'));
  expect(await subject()).toHaveValue('Pełnia w Byku');
});

test('the mail beside the form is the one of now: another version is read anew [DK-22]', async () => {
  const { now, asked, hear } = drawn(`/newsletter/${ID}`, sampleIssue());
  const previews = () => asked.filter((path) => path.endsWith('/preview')).length;
  await waitFor(() => expect(previews()).toBe(1));
  hear();
  await waitFor(() => expect(asked.filter((path) => path === `/${ID}`)).toHaveLength(2));
  expect(previews()).toBe(1);
  now.issue = sampleIssue({ version: 4 });
  hear();
  await waitFor(() => expect(previews()).toBe(2));
});

test('an issue that was removed is left for the list, and Back does not lead to it [DK-22]', async () => {
  const { sent, user } = drawn('/newsletter', sampleIssue());
  await user.click(await screen.findByRole('link', { name: 'Do listu' }));
  await user.click(await screen.findByRole('button', { name: copy.remove.press }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: copy.remove.go }));
  expect(await screen.findByRole('heading', { level: 1, name: copy.title })).toBeVisible();
  expect(sent).toEqual([[`/${ID}/remove`, { seen: 3 }]]);
  await user.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
});

test('a new issue has one id until it is made; one that a lost response had made is told of, and the next is its own [DK-22]', async () => {
  const { sent, user } = drawn('/newsletter', sampleIssue(), [
    refusal<'addNewsletter'>(500, { code: 500 }),
    refusal<'addNewsletter'>(409, { code: 210 }),
    refusal<'addNewsletter'>(500, { code: 500 }),
  ]);
  const add = async () => user.click(await screen.findByRole('button', { name: copy.add }));
  await add();
  await screen.findByText(copy.actionFailed);
  await add();
  await screen.findByText(copy.newer);
  await add();
  await screen.findByText(copy.actionFailed);
  const ids = sent.map(([, { id }]) => id);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});

test('a similar issue is made once however often it is pressed, of this one [DK-22]', async () => {
  const { sent, user } = drawn(
    `/newsletter/${ID}`,
    sampleIssue({ state: 'sent', counts: sampleIssue().counts }),
    [refusal<'addNewsletter'>(500, { code: 500 }), refusal<'addNewsletter'>(500, { code: 500 })],
  );
  const press = async () => user.click(await screen.findByRole('button', { name: copy.similar }));
  await press();
  await screen.findByText(copy.actionFailed);
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  const own = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(sent[0]).toMatchObject(['', { id: own, subject: 'Pełnia', like: ID }]);
});
