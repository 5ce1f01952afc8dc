import { Typed } from '#desk/ui/typed.tsx';
import type { Elements } from '#kit/elements.ts';
import { useEffect, useRef } from 'react';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { EraseForm } from './erase-form.tsx';
import { FindPersonForm } from './find-person-form.tsx';
import { DataCounts } from './data-counts.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OrderLinks } from './order-links.tsx';
import { personalDataCopy as copy } from './personal-data-copy.ts';
import type { Erasure } from '#desk/domain/wire.ts';
import { MY_DATA_PATH } from '#domain/paths/my-data-path.ts';
import { hint, muted, row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';
import { usePersonalData, type ActionName, type Shown } from './use-personal-data.ts';
import { hidden } from '#styles/text.css.ts';
import { shellCopy } from '#desk/copy/shell.ts';

const FIELD = 'osoba';

/** Page of what is stored about a person, for owners. */
export default function PersonalDataPage() {
  const { person } = useDesk();
  const { shown, busy, outcome, lastAction, ...action } = usePersonalData();
  useShortcuts({ '/': () => document.getElementById(FIELD)?.focus() });
  const place = shown ? placeOf(shown, lastAction) : 'page';
  const said = outcome && <Notice key={outcome.words} kind={outcome.kind} title={outcome.words} live />;
  const ownPage = new URL(MY_DATA_PATH, person.shopUrl).href;
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>
        {copy.lead}{' '}
        <a href={ownPage} target="_blank" rel="noreferrer">
          {copy.ownPage} <span className={hidden}>({shellCopy.newTab})</span>
        </a>
      </p>
      <Notice kind="info">{copy.sure}</Notice>
      <FindPersonForm id={FIELD} isBusy={busy === 'find'} onFind={(email) => void action.find(email)} />
      <div role="status">
        {shown?.kind === 'stored' &&
          (hasData(shown) ? (
            <p className={muted}>{copy.found(shown.email)}</p>
          ) : (
            <p className={hidden}>{copy.nothing}</p>
          ))}
      </div>
      {place === 'page' && said}
      {shown?.kind === 'stored' && (
        <DataSection
          key={`${shown.email} ${shown.data.version}`}
          shown={shown}
          busy={busy}
          place={place}
          said={said}
          onDownload={() => void action.download(shown.email)}
          onErase={(withOpenOrders) => void action.erase(shown.email, shown.data.version, withOpenOrders)}
        />
      )}
      {shown?.kind === 'erased' && <ErasedSection email={shown.email} erasure={shown.erasure} />}
    </InsidePage>
  );
}

const hasData = ({ data }: Extract<Shown, { kind: 'stored' }>) =>
  Object.values(data.counts).some((count) => count > 0);

/** Where the outcome of the last action is shown: beside its button, while that exists. */
function placeOf(shown: Shown, action: ActionName | undefined): 'page' | 'file' | 'erase' {
  if (shown.kind !== 'stored' || !hasData(shown)) return 'page';
  if (action === 'download') return 'file';
  return shown.data.isErasable ? 'erase' : 'page';
}

function DataSection({
  shown,
  busy,
  place,
  said,
  onDownload,
  onErase,
}: {
  shown: Extract<Shown, { kind: 'stored' }>;
  busy: ActionName | undefined;
  place: 'page' | 'file' | 'erase';
  said: Elements;
  onDownload: () => void;
  onErase: (withOpenOrders: boolean) => void;
}) {
  const { email, data } = shown;
  if (!hasData(shown)) return <EmptyState title={copy.nothing} text={copy.nothingText(email)} />;
  return (
    <>
      <section className={panel} aria-labelledby="mamy">
        <h2 id="mamy">
          <Typed>{email}</Typed>
        </h2>
        <DataCounts counts={data.counts} />
        <div className={row}>
          <DeskButton kind="ghost" icon="download" pending={busy === 'download'} onPress={onDownload}>
            {copy.download}
          </DeskButton>
        </div>
        {place === 'file' && said}
        <p className={hint}>{copy.downloadHint}</p>
      </section>
      {data.isErasable ? (
        <EraseForm email={email} data={data} isBusy={busy === 'erase'} onErase={onErase}>
          {place === 'erase' && said}
        </EraseForm>
      ) : (
        <Notice kind="info" title={copy.onlyBooks}>
          <OrderLinks ids={data.kept} />
          <p>{copy.keptText(data.retention.books)}</p>
        </Notice>
      )}
    </>
  );
}

/** Takes the focus, whose form is gone. */
function ErasedSection({ email, erasure: { kept, calledOff } }: { email: string; erasure: Erasure }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={panel} aria-labelledby="usuniete">
      <h2 id="usuniete" tabIndex={-1} ref={heading}>
        {copy.erased}
      </h2>
      <p>{kept.length > 0 ? copy.erasedText(email) : copy.erasedWhole(email)}</p>
      {calledOff.length > 0 && (
        <div className={tightStack}>
          <h3>{copy.calledOff}</h3>
          <OrderLinks ids={calledOff} />
        </div>
      )}
      {kept.length > 0 && (
        <div className={tightStack}>
          <h3>{copy.left}</h3>
          <OrderLinks ids={kept} />
        </div>
      )}
      <p className={muted}>{copy.telling}</p>
    </section>
  );
}
