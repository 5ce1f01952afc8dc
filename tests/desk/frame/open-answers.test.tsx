import { useState, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { useOpenAnswers } from '#desk/frame/use-open-answers.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

/** The desk, which has counted so many. */
function Counted({ of, children }: { of: number; children: ReactNode }) {
  return <DeskContext value={{ ...useDesk(), openAnswers: of }}>{children}</DeskContext>;
}

afterEach(() => Reflect.deleteProperty(navigator, 'setAppBadge'));

test('the number of orders that wait is read anew with each change, and stands on the icon too', async () => {
  let open = 2;
  const badges: number[] = [];
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
  const client = createDeskClient(async () =>
    open < 0 ? Promise.reject(new Error('gone')) : reply<'countQueue'>({ open }),
  );
  const Probe = ({ who, updates }: { who: string | undefined; updates: number }) => (
    <p>{String(useOpenAnswers(client, who, updates))}</p>
  );
  const { rerender } = render(<Probe who={undefined} updates={0} />);
  expect(screen.getByText('undefined')).toBeDefined();
  rerender(<Probe who="1" updates={0} />);
  expect(await screen.findByText('2')).toBeDefined();
  open = 3;
  rerender(<Probe who="1" updates={1} />);
  expect(await screen.findByText('3')).toBeDefined();
  // Without a connection the number stays.
  open = -1;
  rerender(<Probe who="1" updates={2} />);
  await Promise.resolve();
  expect(screen.getByText('3')).toBeDefined();
  expect(badges).toEqual([2, 3]);
});

test('it stands before the title of a page, unless nothing waits', async () => {
  const client = createDeskClient(() => new Promise(() => undefined));
  const shown = (open: number) =>
    renderDesk(
      client,
      [],
      '/',
      <InsidePage title="Kolejka" openAnswers={open}>
        <p>…</p>
      </InsidePage>,
    );
  shown(1);
  await waitFor(() => expect(document.title).toBe('(1) Kolejka · Zaplecze · Kwiat Paproci'));
  shown(0);
  await waitFor(() => expect(document.title).toBe('Kolejka · Zaplecze · Kwiat Paproci'));
});

test('the title of the window follows the page, its number and the shop’s name while the page stays', async () => {
  const client = createDeskClient(() => new Promise(() => undefined));
  const later = ['Listy', 'Kwiat Paproci 2', '4'] as const;
  function Page() {
    const desk = useDesk();
    const [[title, brandName, open], setShown] = useState<readonly string[]>([
      'Kolejka',
      'Kwiat Paproci',
      '0',
    ]);
    const change = (at: number) =>
      setShown((before) => before.map((one, nth) => (nth === at ? (later[at] ?? one) : one)));
    return (
      <DeskContext value={{ ...desk, person: { ...desk.person, brandName: brandName ?? '' } }}>
        <InsidePage title={title ?? ''} openAnswers={Number(open)}>
          {later.map((name, at) => (
            <button key={name} type="button" onClick={() => change(at)}>
              {name}
            </button>
          ))}
        </InsidePage>
      </DeskContext>
    );
  }
  const user = renderDesk(client, [], '/', <Page />);
  const titles: string[] = [];
  for (const name of later) {
    await user.click(screen.getByRole('button', { name }));
    titles.push(document.title);
  }
  expect(titles).toEqual([
    'Listy · Zaplecze · Kwiat Paproci',
    'Listy · Zaplecze · Kwiat Paproci 2',
    '(4) Listy · Zaplecze · Kwiat Paproci 2',
  ]);
});

test('a page that has read them itself says its own number, not the one of before', async () => {
  const client = createDeskClient(() => new Promise(() => undefined));
  const page = (
    <InsidePage title="Kolejka" openAnswers={3}>
      <p>…</p>
    </InsidePage>
  );
  renderDesk(client, [], '/', <Counted of={5}>{page}</Counted>);
  await waitFor(() => expect(document.title).toBe('(3) Kolejka · Zaplecze · Kwiat Paproci'));
});

test('whoever enters after another is not told of her number', async () => {
  let answer: (response: Response) => void = () => {};
  const client = createDeskClient(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const Probe = ({ who }: { who: string | undefined }) => <p>{String(useOpenAnswers(client, who, 0))}</p>;
  const { rerender } = render(<Probe who="1" />);
  answer(reply<'countQueue'>({ open: 7 }));
  await screen.findByText('7');
  // Her session has ended; her page stays.
  rerender(<Probe who={undefined} />);
  expect(screen.getByText('7')).toBeDefined();
  rerender(<Probe who="2" />);
  expect(screen.getByText('undefined')).toBeDefined();
});
