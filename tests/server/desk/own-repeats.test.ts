import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { TestDesk, type Signed } from './test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

const read = async <T>(path: string): Promise<T> => (await desk.call('GET', path, { as: owner })).json();

const specialist = async () =>
  must((await read<DeskSchemas['Specialist'][]>('/specialists'))[0], 'a specialist');

const MONTH = new Date().toISOString().slice(0, 7);

/** Changes of what is stored, each with the state that its page saw. */
const CHANGES: Readonly<Record<string, () => Promise<{ path: string; payload: object }>>> = {
  'the shop is closed': async () => {
    const { version } = await read<DeskSchemas['Opening']>('/opening');
    return {
      path: '/opening',
      payload: { isOpen: false, reopensOn: null, words: ' Urlop', seen: version },
    };
  },
  'a share is set': async () => {
    const { rows } = await read<DeskSchemas['Payouts']>(`/payouts/${MONTH}`);
    const { fairyId, percent } = must(rows[0], 'a specialist');
    return { path: `/payouts/${MONTH}/${fairyId}`, payload: { seen: percent, percent: 41 } };
  },
  'a specialist is busy for some days': async () => {
    const { id, availability } = await specialist();
    const { version, today } = availability;
    const path = `/specialists/${id}/availability`;
    const absences = [{ from: today, until: today }];
    return { path, payload: { seen: version, isAvailable: false, absences } };
  },
  'her topics are changed': async () => {
    const { id, topics } = await specialist();
    return {
      path: `/specialists/${id}/topics`,
      payload: { seen: topics.map((topic) => topic.id), topics: [{ content: 'Praca', icon: 'MONEY' }] },
    };
  },
  'a sample answer is written': async () => ({
    path: `/specialists/${(await specialist()).id}/samples/tarot`,
    payload: { seen: 0, question: ' Czy zdążę?', answer: 'Tak.' },
  }),
  'her notices are chosen': async () => {
    const { orderMails } = await read<DeskSchemas['Notices']>('/me/notices');
    return {
      path: '/me/notices',
      payload: { seen: orderMails, orderMails: orderMails === 'each' ? 'never' : 'each' },
    };
  },
  'her name is changed': async () => ({
    path: '/me/name',
    payload: { seen: owner.name, name: 'Ludmiła Nowa' },
  }),
  'services are put into another order': async () => {
    const services = await read<DeskSchemas['Service'][]>('/services');
    const seen = services.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
    return { path: '/services/order', payload: { seen, order: seen.toReversed() } };
  },
  'the guide’s table is changed': async () => {
    const { version, services } = await read<DeskSchemas['DeskGuide']>('/guide');
    const lengths = { [must(services[0], 'a service').id]: 'long' };
    return { path: '/guide', payload: { seen: version, lengths, manners: {} } };
  },
};

test.each(Object.entries(CHANGES))(
  '%s, and again as after a lost response: the repeat is done too, and noted once [DK-6]',
  async (_what, make) => {
    const { path, payload } = await make();
    const send = () => desk.call('PUT', path, { as: owner, payload });
    const entries = () => desk.store.db.selectFrom('audit').select('id').execute();
    const before = (await entries()).length;
    const first = await send();
    expect(first.statusCode, first.body).toBeLessThan(300);
    const again = await send();
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await entries()).toHaveLength(before + 1);
  },
);
