import { stateCopy as copy } from './state-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { ShopState } from '#desk/domain/wire.ts';
import { WAITING_PAGES } from '#domain/desk-terms.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { parts as partsClass } from './state.late.css.ts';
import { DeskIcon, type DeskIconName } from '#desk/ui/desk-icon.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

interface Part {
  name: string;
  kind: 'ok' | 'warn' | 'off';
  what: string;
  more: string;
  /** Page where something can be done. */
  to?: keyof typeof copy.to | undefined;
}

/** `off`: not asked yet, or not there. */
const ICON: Readonly<Record<Part['kind'], DeskIconName>> = { ok: 'ok', warn: 'alert', off: 'wait' };

const warnIf = (is: boolean): Part['kind'] => (is ? 'warn' : 'ok');

/** How many decisions about money wait. */
export const waitingMoney = ({ money }: Pick<ShopState, 'money'>) =>
  money.reduce((sum, { count }) => sum + count, 0);

/** How a payment provider is: whether it opens payments, and whether its notices can be believed. */
function providerPart(provided: ShopState['providers'][number], now: number): Part {
  const { provider, heardAt, refusedNotices, unopened, isNew, paidToday, refusedToday } = provided;
  const silent = isNew ? copy.neverAsked : copy.unheard;
  const broken = [
    unopened && copy.unopened(unopened.count, formatMoment(unopened.at, now)),
    refusedNotices &&
      copy.refusedNotices(refusedNotices.count, formatMoment(refusedNotices.at, now), copy.keyOf[provider]),
  ].filter((words) => words !== undefined);
  return {
    name: copy.parts[provider],
    kind: broken.length > 0 ? 'warn' : heardAt === null ? 'off' : 'ok',
    what: broken.join('. ') || (heardAt === null ? silent : copy.heard(formatMoment(heardAt, now))),
    more: copy.paidToday(paidToday, refusedToday),
  };
}

function partsOf(state: ShopState, now: number): Part[] {
  const { providers, mail, promise, waiting, backup, model, versions } = state;
  const at = (iso: string | null, known: (time: string) => string, none: string) =>
    iso === null ? none : known(formatMoment(iso, now));
  const money = waitingMoney(state);
  return [
    {
      name: copy.parts.shop,
      kind: warnIf(!state.sells),
      what: (state.sells ? copy.runs : copy.sellsNothing)(formatMoment(versions.startedAt, now)),
      more: '',
    },
    ...providers.map((one): Part => providerPart(one, now)),
    {
      name: copy.parts.mail,
      kind: warnIf(mail.failed > 0 || mail.retried > 0),
      what: copy.mail(mail.queued, mail.failed, mail.retried),
      more: mail.isReal ? at(mail.sentAt, copy.sent, '') : copy.outbox,
    },
    {
      name: copy.parts.promise,
      kind: warnIf(promise.late > 0),
      what: copy.promise(promise.late, promise.soon),
      more: promise.answered > 0 ? copy.kept(promise.kept, promise.answered) : copy.noneAnswered,
      to: 'queue',
    },
    ...WAITING_PAGES.map((page): Part => {
      const { open, late, soon } = waiting[page];
      return {
        name: copy.parts[page],
        kind: warnIf(late > 0),
        what: copy.waiting(open),
        more: copy.waitingDue(late, soon),
        to: open > 0 ? page : undefined,
      };
    }),
    {
      name: copy.parts.money,
      kind: warnIf(money > 0),
      what: copy.money(money),
      more: state.money.flatMap(({ kind, count }) => (count > 0 ? copy.moneyKinds[kind] : [])).join(', '),
      to: money > 0 ? 'queue' : undefined,
    },
    backup.kind === 'own'
      ? { name: copy.parts.backup, kind: 'off', what: copy.ownBackup, more: copy.ownBackupText }
      : {
          name: copy.parts.backup,
          kind: backup.takenAt === null ? 'off' : 'ok',
          what: at(backup.takenAt, copy.snapshot, copy.noSnapshot),
          more: copy.snapshots(backup.count),
        },
    drillPart(backup, now),
    model.isOn
      ? {
          name: copy.parts.model,
          kind: 'ok',
          what: at(model.draftedAt, copy.drafted, copy.undrafted),
          more: copy.draftsToday(model.today),
        }
      : { name: copy.parts.model, kind: 'off', what: copy.modelOff, more: '' },
  ];
}

/** When a backup was last seen to work. */
function drillPart({ kind, drill, isDrillDue }: ShopState['backup'], now: number): Part {
  const name = copy.parts.drill;
  const sign = isDrillDue ? 'warn' : 'off';
  if (!drill) return { name, kind: sign, what: copy.undrilled, more: copy.drillHow[kind] };
  const what = copy.drilled(formatMoment(drill.at, now));
  if (drill.problem !== null) return { name, kind: 'warn', what, more: copy.drillProblem[drill.problem] };
  return { name, kind: warnIf(isDrillDue), what, more: copy.drillText(drill.orders ?? 0, drill.seconds) };
}

/** The parts of the shop, each with a sign, what it does and what of it waits. */
export const StateSections = ({ state, now }: { state: ShopState; now: number }) => (
  <section className={panel} aria-label={copy.title}>
    <ul className={partsClass}>
      {partsOf(state, now).map(({ name, kind, what, more, to }) => (
        <li key={name} data-kind={kind}>
          <DeskIcon name={ICON[kind]} size={22} />
          <b>{name}</b>
          <span>
            <span>{what}</span>
            <small>{more}</small>
          </span>
          {to ? <MenuLink to={DESK_PAGES[to].path}>{copy.to[to]}</MenuLink> : <i />}
        </li>
      ))}
    </ul>
  </section>
);
