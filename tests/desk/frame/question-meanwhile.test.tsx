import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { NewsletterIssue, Service, ShopText, Specialist } from '#desk/domain/wire.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { SendSection } from '#desk/newsletter/send-section.tsx';
import { ArchiveSection as ServiceArchive } from '#desk/services/archive-section.tsx';
import { ArchiveSection as SpecialistArchive } from '#desk/specialists/archive-section.tsx';
import { DraftSection } from '#desk/texts/draft-section.tsx';
import { refusal } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const fields = { subject: 'Pełnia', preheader: '', body: 'Dziś pełnia w Byku.', linkText: '', linkUrl: '' };
const draft = { number: 3, at: '2026-11-20T10:00:00.000Z', author: null };

function Draft({ version }: { version: number }) {
  const action = useAction({ failed: '' });
  const text = { id: 'Tarot', number: version } as Partial<ShopText> as ShopText;
  return <DraftSection id="Tarot" text={text} draft={draft} check={undefined} action={action} />;
}
const issue = (version: number) => (
  <SendSection
    issue={{ id: 'i', version, fields } as Partial<NewsletterIssue> as NewsletterIssue}
    confirmed={2}
    isDirty={false}
    onChange={() => {}}
  />
);
const service = (archived: number) =>
  ({ id: 's', isArchived: false, versions: { archived }, fields: { title: 'Tarot' } }) as Service;
const specialist = (archivedVersion: number) =>
  ({
    id: 'f',
    isArchived: false,
    archivedVersion,
    waiting: 0,
    lowestPrice: null,
    fields: { name: 'Jagoda' },
  }) as Specialist;

test.each<[string, (version: number) => ReactNode, string, RegExp]>([
  ['publishing a draft', (version) => <Draft version={version} />, 'Opublikuj', /^Opublikuj/],
  ['throwing a draft away', (version) => <Draft version={version} />, 'Odrzuć szkic', /^Odrzuć/],
  ['sending an issue', issue, 'Wyślij do', /^Wyślij do/],
  ['removing an issue', issue, 'Usuń', /^Usuń/],
  [
    'archiving a service',
    (version) => <ServiceArchive service={service(version)} onReload={() => {}} />,
    'Wycofaj',
    /^Wycofaj/,
  ],
  [
    'archiving a specialist',
    (version) => <SpecialistArchive specialist={specialist(version)} onChanged={() => {}} />,
    'Zdejmij',
    /^Zdejmij/,
  ],
])(
  '%s goes with the version that was shown as its question came, which then goes, though it is refused [DK-6]',
  async (_what, of, opener, confirm) => {
    let show = (_version: number) => {};
    function Live() {
      const [version, setVersion] = useState(3);
      useEffect(() => {
        show = setVersion;
      }, []);
      return of(version);
    }
    const sent: unknown[] = [];
    const client = createDeskClient(async (request) => {
      sent.push(await request.json());
      return refusal<'publishText'>(409, { code: 210 });
    });
    const user = renderDesk(client, ['publishText'], '/', <Live />);
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const before = buttons();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${opener}`) }));
    expect(buttons()).not.toEqual(before);
    act(() => show(4));
    const question = screen.queryByRole('dialog') ?? document.body;
    await user.click(within(question).getByRole('button', { name: confirm }));
    expect(sent).toMatchObject([{ seen: 3 }]);
    await waitFor(() => expect(buttons()).toEqual(before));
  },
);
