import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import NewsletterPage from '#desk/newsletter/newsletter-page.tsx';
import NewslettersPage from '#desk/newsletter/newsletters-page.tsx';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';
import { sampleIssue } from './sample-issue.ts';

const { id: ID } = sampleIssue();
const counts = { ...sampleIssue().counts, recipients: 12, accepted: 4, waiting: 7, refused: 1 };

/** The pages of an owner over a server with one issue, and the calls that it was sent. */
const NEXT = '0b8f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c11';

function drawn(path: string, stored: NewsletterIssue, answers: Response[] = []) {
  const sent: [string, unknown][] = [];
  const client = createDeskClient(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname.endsWith('/preview'))
      return reply<'previewNewsletter'>({
        from: 'sklep@example.pl',
        subject: stored.fields.subject,
        text: stored.fields.body,
      });
    if (request.method === 'GET')
      return pathname.endsWith('/newsletter')
        ? reply<'listNewsletters'>({
            addresses: { confirmed: 12, unconfirmed: 1, stopped: 0 },
            issues: [stored],
            next: NEXT,
          })
        : reply<'getNewsletter'>({ issue: stored, confirmed: 12 });
    const body = await request.text();
    sent.push([pathname.replace(/.*newsletter/, ''), body && JSON.parse(body)]);
    return answers.shift() ?? reply<'changeNewsletter'>(stored);
  });
  const user = renderDesk(
    client,
    ['listNewsletters', 'getNewsletter', 'exportNewsletterAddresses'],
    path,
    <Routes>
      <Route path="/newsletter" element={<NewslettersPage />} />
      <Route path="/newsletter/:issueId" element={<NewsletterPage />} />
    </Routes>,
  );
  return { sent, user };
}

test('an issue is sent as it was seen, after a question that names how many get it [DK-22]', async () => {
  const { sent, user } = drawn(`/newsletter/${ID}`, sampleIssue());
  await user.type(await screen.findByRole('textbox', { name: 'Temat' }), ' w Byku');
  expect(screen.queryByRole('button', { name: /^Wyślij/ })).toBeNull();
  expect(screen.getByText('Najpierw zapisz zmiany.')).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: 'Temat' }));
  await user.type(screen.getByRole('textbox', { name: 'Temat' }), 'Pełnia');
  await user.click(await screen.findByRole('button', { name: /^Wyślij do 12.osób/ }));
  expect(sent).toEqual([]);
  expect(screen.getByText(/^Wysłać ten list do 12.osób\?$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Wyślij do 12.osób/ }));
  expect(sent).toEqual([[`/${ID}/start`, { seen: 3 }]]);
});

test('what sending lacks is said in words, and another issue under way too [DK-22]', async () => {
  drawn(
    `/newsletter/${ID}`,
    sampleIssue({ fields: { ...sampleIssue().fields, body: '', linkText: 'Zapytaj' } }),
  );
  const part = within(await screen.findByRole('region', { name: 'Wysyłka' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'List powinien mieć minimum 10 znaków',
    'Podaj, dokąd prowadzi przycisk',
  ]);
  expect(part.queryByRole('button', { name: /^Wyślij/ })).toBeNull();
});

test('an issue that stopped by itself says why, and goes on or ends after a question [DK-22]', async () => {
  const { sent, user } = drawn(
    `/newsletter/${ID}`,
    sampleIssue({ state: 'stopped', problem: 'login', counts, startedAt: '2026-11-20T10:00:00.000Z' }),
    [refusal<'startNewsletter'>(409, { code: 213, current: sampleIssue({ state: 'stopped' }) })],
  );
  expect(await screen.findByText(/^Serwer poczty nie przyjął hasła/)).toBeDefined();
  expect(screen.getByText('nikogo nie ma pod adresem').nextSibling?.textContent).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Wyślij dalej' }));
  expect(await screen.findByText(/^Inny list właśnie wychodzi/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Zakończ' }));
  const question = within(await screen.findByRole('dialog', { name: 'Zakończyć wysyłkę?' }));
  await user.click(question.getByRole('button', { name: 'Zakończ' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([
    [`/${ID}/resume`, ''],
    [`/${ID}/cancel`, { seen: 'stopped' }],
  ]);
});

test('after each press the page shows what became of the issue [DK-22]', async () => {
  const stored = sampleIssue({ state: 'stopped', counts, startedAt: '2026-11-20T10:00:00.000Z' });
  const { user } = drawn(`/newsletter/${ID}`, stored);
  const resume = await screen.findByRole('button', { name: 'Wyślij dalej' });
  Object.assign(stored, { state: 'sending' });
  await user.click(resume);
  const stop = await screen.findByRole('button', { name: 'Zatrzymaj' });
  expect(resume).not.toBeInTheDocument();
  Object.assign(stored, { state: 'stopped' });
  await user.click(stop);
  expect(await screen.findByRole('button', { name: 'Wyślij dalej' })).toBeVisible();
});

test('addresses that came back are stopped as they were pasted, and nothing typed is lost when that fails [DK-23]', async () => {
  const { sent, user } = drawn('/newsletter', sampleIssue({ state: 'sent', counts }), [
    refusal<'stopNewsletterAddresses'>(500, { code: 500 }),
    reply<'stopNewsletterAddresses'>({ stopped: 1, unknown: 1 }),
  ]);
  expect(await screen.findByText(/^Potwierdzonych: 12.adresów · czeka na potwierdzenie: 1$/)).toBeDefined();
  const field = screen.getByRole('textbox', { name: 'Adresy, z których listy wróciły' });
  const press = () => user.click(screen.getByRole('button', { name: 'Zatrzymaj te adresy' }));
  await press();
  expect(await screen.findByText('Wklej co najmniej jeden adres')).toBeDefined();
  await user.type(field, 'ola@example.pl, nikt@example.pl');
  await press();
  expect(await screen.findByText('Nie udało się. Spróbuj jeszcze raz.')).toBeDefined();
  expect(field).toHaveValue('ola@example.pl, nikt@example.pl');
  await press();
  expect(await screen.findByText('Zatrzymane: 1. Niezapisanych na newsletter: 1.')).toBeDefined();
  expect(field).toHaveValue('');
  expect(sent).toHaveLength(2);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('an issue that the mail server refuses to everybody says so; what it stopped is brought back by one press, and a failure leaves the button [DK-22]', async () => {
  const stopped = sampleIssue({ state: 'stopped', problem: 'refusals', stoppedAddresses: 5, counts });
  const { sent, user } = drawn(`/newsletter/${ID}`, stopped, [
    refusal<'restoreNewsletterAddresses'>(500, { code: 500 }),
    reply<'restoreNewsletterAddresses'>(sampleIssue({ state: 'stopped', problem: 'refusals', counts })),
  ]);
  expect(await screen.findByText(/^Serwer poczty odmawia wszystkim: odmówił pięciu adresom/)).toBeDefined();
  const press = () => user.click(screen.getByRole('button', { name: /^Przywróć 5.adresów$/ }));
  expect(screen.getByText(/część adresów nie istnieje: 5\. Nie dostają już newslettera/)).toBeDefined();
  await press();
  expect(await screen.findByText(/^Nie udało się\./)).toBeDefined();
  await press();
  expect(await screen.findByText('Przywrócone: następny list znowu tam pójdzie.')).toBeDefined();
  expect(sent).toEqual([
    [`/${ID}/restore-addresses`, ''],
    [`/${ID}/restore-addresses`, ''],
  ]);
});

test('an issue whose addresses all stand offers nothing to bring back [DK-22]', async () => {
  drawn(`/newsletter/${ID}`, sampleIssue({ state: 'stopped', problem: 'refusals', counts }));
  expect(await screen.findByText(/^Serwer poczty odmawia wszystkim/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Przywróć/ })).toBeNull();
});

test('a count in the list has the name of its column beside it: a phone shows no head of the table [DK-22]', async () => {
  drawn('/newsletter', sampleIssue({ state: 'sent', counts, startedAt: '2020-11-22T10:00:00.000Z' }));
  const row = within(await screen.findByRole('row', { name: /wysłany/ }));
  expect(row.getByText('Wyszło')).toBeDefined();
  expect(row.getByText('Wypisało się')).toBeDefined();
  // When it was sent, not when it was begun.
  expect(row.getByText(/^22\slistopada 2020, 11:00$/)).toBeDefined();
});

test('what once stopped an issue is not said while it goes out again [DK-22]', async () => {
  drawn(`/newsletter/${ID}`, sampleIssue({ state: 'sending', problem: 'login', counts }));
  expect(await screen.findByRole('button', { name: 'Zatrzymaj' })).toBeDefined();
  expect(screen.queryByText(/^Serwer poczty nie przyjął hasła/)).toBeNull();
});

test('what breaks a rule is told at its field, which takes the focus, and is not saved [DK-22]', async () => {
  const { sent, user } = drawn(`/newsletter/${ID}`, sampleIssue());
  const subject = await screen.findByRole('textbox', { name: 'Temat' });
  await user.clear(subject);
  await user.click(screen.getByRole('textbox', { name: 'List' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(subject).toHaveFocus();
  expect(subject).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test.each([
  [210, 'draft', /^Ktoś zmienił ten list przed chwilą/],
  [213, 'sending', /^Ktoś zmienił ten list przed chwilą/],
  [213, 'draft', /^Inny list właśnie wychodzi/],
] as const)(
  'why an issue was not sent (%i, it is %s) is said in words [DK-22]',
  async (code, state, words) => {
    const { user } = drawn(`/newsletter/${ID}`, sampleIssue(), [
      refusal<'startNewsletter'>(409, { code, current: sampleIssue({ state }) }),
    ]);
    const press = async () => user.click(await screen.findByRole('button', { name: /^Wyślij do 12.osób/ }));
    await press();
    await press();
    expect(await screen.findByText(words)).toBeDefined();
  },
);
