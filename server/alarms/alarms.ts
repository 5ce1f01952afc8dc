import { DRILL_DAYS } from '#server/store/housekeeping/last-tried.ts';
import type { MetricName, ProcessMetric, ShopMetric } from '#server/metrics/metric-names.ts';

interface AlarmOf<Metric extends MetricName> {
  name: string;
  metric: Metric;
  /** Only values with these labels; a status may be `5..`. */
  where?: Readonly<Record<string, string>>;
  /** None with these labels. */
  except?: Readonly<Record<string, string>>;
  /** `age`: the value is a moment. `growth`: how much all of them grew in ten minutes. */
  kind?: 'age' | 'growth';
  /** It rings while a value, or the age in seconds, is above this. */
  above: number;
  /** It has to last so long. */
  minutes: number;
  severity: 'page' | 'look';
  /** Text for the person who is called. */
  says: string;
}

/** An alarm on figures that are the same in every process, which the shop checks itself too. */
export type ShopAlarm = AlarmOf<ShopMetric>;
/** An alarm about one process, which a monitoring system watches. */
export type ProcessAlarm = AlarmOf<ProcessMetric>;
export type Alarm = ShopAlarm | ProcessAlarm;

/** What calls a person, wherever the shop's mails go. */
export const SHOP_ALARMS: readonly ShopAlarm[] = [
  {
    name: 'MailsNotLeaving',
    metric: 'shop_mails_refused',
    above: 0,
    minutes: 15,
    severity: 'page',
    says: 'Listy nie wychodzą: serwer poczty ich nie przyjmuje.',
  },
  {
    name: 'JobsWaiting',
    metric: 'shop_job_lag_seconds',
    above: 600,
    minutes: 5,
    severity: 'page',
    says: 'Zadania sklepu stoją w kolejce od ponad dziesięciu minut.',
  },
  {
    name: 'JobsGivenUp',
    metric: 'shop_jobs',
    where: { state: 'given up' },
    above: 0,
    minutes: 0,
    severity: 'look',
    says: 'Są zadania, które się nie udały i czekają na „Ponów” na stronie stanu.',
  },
  {
    name: 'OrdersLate',
    metric: 'shop_orders',
    where: { promise: 'late' },
    above: 0,
    minutes: 0,
    severity: 'page',
    says: 'Minął obiecany czas odpowiedzi.',
  },
  {
    name: 'MoneyWaiting',
    metric: 'shop_money_waiting',
    // It may wait for weeks, and an alarm that rings already calls nobody to the next matter.
    except: { matter: 'paid-twice' },
    above: 0,
    minutes: 0,
    severity: 'page',
    says: 'Sprawa pieniędzy czeka na decyzję: inna kwota, spór, zwrot nieudany albo po terminie.',
  },
  {
    name: 'HousekeepingOverdue',
    metric: 'shop_housekeeping_overdue',
    above: 0,
    minutes: 0,
    severity: 'look',
    says: 'Krok porządków nie udaje się od dwóch dni.',
  },
  {
    name: 'HousekeepingStopped',
    metric: 'shop_housekeeping_last_success_seconds',
    where: { step: 'request-keys' },
    kind: 'age',
    above: 3 * 3600,
    minutes: 0,
    severity: 'look',
    says: 'Porządki nie działają od trzech godzin.',
  },
  {
    name: 'BackupUntried',
    metric: 'shop_backup_last_success_seconds',
    kind: 'age',
    above: DRILL_DAYS * 86_400,
    minutes: 0,
    severity: 'look',
    says: 'Od stu dni nikt nie sprawdził kopii zapasowej.',
  },
];

/** What a monitoring system sees beside that. */
export const PROCESS_ALARMS: readonly ProcessAlarm[] = [
  {
    name: 'ServerErrors',
    metric: 'shop_http_requests_total',
    where: { status: '5..' },
    kind: 'growth',
    above: 5,
    minutes: 0,
    severity: 'page',
    says: 'Sklep odpowiada błędami serwera.',
  },
  {
    name: 'JobsFailing',
    metric: 'shop_job_failures_total',
    kind: 'growth',
    above: 20,
    minutes: 0,
    severity: 'look',
    says: 'Wiele prób zadań kończy się błędem.',
  },
  {
    name: 'EventLoopBlocked',
    metric: 'shop_event_loop_delay_seconds',
    where: { quantile: '0.99' },
    above: 0.5,
    minutes: 5,
    severity: 'look',
    says: 'Proces sklepu nie nadąża: pętla zdarzeń stoi.',
  },
  {
    name: 'PoolExhausted',
    metric: 'shop_pool_connections',
    where: { state: 'waiting' },
    above: 0,
    minutes: 5,
    severity: 'look',
    says: 'Zapytania czekają na wolne połączenie z bazą.',
  },
];

/** All alarms; the file for Prometheus is made of them. */
export const ALARMS: readonly Alarm[] = [...SHOP_ALARMS, ...PROCESS_ALARMS];
