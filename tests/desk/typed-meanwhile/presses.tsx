import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import AccountPage from '#desk/access/account-page.tsx';
import PeoplePage from '#desk/access/people-page.tsx';
import NewsletterPage from '#desk/newsletter/newsletter-page.tsx';
import NewslettersPage from '#desk/newsletter/newsletters-page.tsx';
import { NotesSection } from '#desk/order/notes-section.tsx';
import { PhraseList } from '#desk/phrases/phrase-list.tsx';
import StatePage from '#desk/state/state-page.tsx';
import { FINE, JOB } from '../state/sample-state.ts';
import type { DeskForm } from './forms.tsx';

const AT = '2026-11-23T09:00:00Z';
const nothing = () => {};
const session = { device: 'Firefox', entry: 'passkey', since: AT, lastSeenAt: AT, endsAt: AT };
const access = {
  '/sessions': [
    { ...session, id: 'a', isThis: true },
    { ...session, id: 'b', device: 'Safari', isThis: false },
  ],
  '/passkeys': ['Telefon', 'Laptop'].map((device) => ({ id: device, device, addedAt: AT, lastUsedAt: AT })),
};
const people = {
  '/people': {
    people: [{ id: 'p', name: 'Jagna', email: 'j@example.pl', role: 'owner', sessions: 2, version: 1 }],
    invitations: [{ id: 'i', role: 'owner', name: 'Bogna', email: 'b@example.pl', expiresAt: AT }],
    fairies: [],
  },
};
const issue = {
  id: 'n1',
  state: 'stopped',
  version: 3,
  createdAt: AT,
  startedAt: AT,
  endedAt: null,
  waitsUntil: null,
  problem: null,
  stoppedAddresses: 2,
  counts: {
    recipients: 12,
    accepted: 4,
    refused: 1,
    givenUp: 0,
    unclear: 0,
    waiting: 7,
    left: 0,
    unsubscribed: 0,
  },
  fields: { subject: 'Pełnia', preheader: '', body: 'Dziś pełnia.', linkText: '', linkUrl: '' },
  versions: {},
};
const newsletter = (state: string, press: RegExp): DeskForm => ({
  of: [],
  show: (
    <Routes>
      <Route path="/newsletter/:issueId" element={<NewsletterPage />} />
    </Routes>
  ),
  path: '/newsletter/n1',
  loads: { '/newsletter/n1': { issue: { ...issue, state }, confirmed: 12 } },
  fill: [],
  press,
});
const account = (press: RegExp): DeskForm => ({
  of: [],
  show: <AccountPage />,
  loads: access,
  fill: [],
  press,
});
const note = { id: 'n', text: 'Dzwoniła.', author: 'Ludmiła', isMine: true, writtenAt: AT };

/** Buttons that change something at once, without a form. */
export const PRESSES: Record<string, DeskForm> = {
  'ending a session': account(/^Zakończ sesję/),
  'ending all other sessions': account(/^Zakończ wszystkie/),
  'removing a passkey': account(/^Usuń klucz: Laptop/),
  'ending somebody’s sessions': {
    of: [],
    show: <PeoplePage />,
    loads: people,
    fill: [],
    press: /^Zakończ sesje: Jagna/,
  },
  'withdrawing an invitation': {
    of: [],
    show: <PeoplePage />,
    loads: people,
    fill: [],
    press: /^Cofnij zaproszenie/,
  },
  'removing a snippet': {
    of: [],
    show: <PhraseList onInsert={nothing} />,
    loads: { '/phrases': [{ id: 'a', text: 'Dziękuję.', version: 1 }] },
    fill: [],
    press: /^Usuń zwrot/,
  },
  'removing a note': {
    of: [],
    show: <NotesSection order={{ orderId: 1, notes: [note] } as never} now={0} />,
    fill: [],
    press: /^Usuń/,
  },
  'stopping an issue': newsletter('sending', /^Zatrzymaj$/),
  'sending an issue on': newsletter('stopped', /^Wyślij dalej/),
  'bringing back what an issue stopped': newsletter('stopped', /^Przywróć/),
  'writing an issue like another': newsletter('stopped', /^Napisz podobny/),
  'beginning an issue': {
    of: [],
    show: <NewslettersPage />,
    loads: {
      '/newsletter': { addresses: { confirmed: 12, unconfirmed: 1, stopped: 0 }, issues: [], next: null },
    },
    fill: [],
    press: /^Napisz list/,
  },
  'running a failed job again': {
    of: [],
    show: <StatePage />,
    loads: { '/state': { ...FINE, jobs: [JOB, { ...JOB, id: 'another' }] } },
    open: async () => screen.findByText('Sklep działa.'),
    fill: [],
    press: /^Spróbuj wszystkie/,
  },
};
