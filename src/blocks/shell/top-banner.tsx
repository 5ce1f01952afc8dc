import { formatLongDate, formatPercent } from '#copy/site/format.ts';
import { MOON_PHASE_NAME, moonCopy } from '#copy/sky/moon.ts';
import { shellCopy } from '#copy/site/shell.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import { toWireDate, type CalendarDate } from '#domain/birth-date.ts';
import type { Moon } from '#domain/lunar/moon.ts';
import { wrap } from '#styles/layout.css.ts';
import { hidden } from '#styles/text.css.ts';
import type { Elements } from '#kit/elements.ts';
import * as css from '#styles/shell/top-banner.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { MOON_ICON, ZODIAC_ICON } from '../icon-name.ts';

export interface TopBannerProps {
  /** Today in Warsaw; missing until it is known. */
  today?: CalendarDate | undefined;
  /** Missing until it has loaded, or if it fails to. */
  moon?: Moon | undefined;
  /** Stands in place of the moon on a page without scripts. */
  link?: { label: string; to: string } | undefined;
  /** Opens the lunar calendar; missing where the API has none. */
  onMoonPress?: (() => void) | undefined;
}

/** Banner with today's date and, once loaded, the moon (SH-6, SH-7). */
export const TopBanner = ({ today, moon, link, onMoonPress }: TopBannerProps) => (
  <section className={css.strip} aria-label={shellCopy.todaySky}>
    <div className={`${wrap} ${css.row}`}>
      {today ? <time dateTime={toWireDate(today)}>{formatLongDate(today)}</time> : <span />}
      {link && (
        <Link to={link.to} className={`${css.moonLine} ${css.sign}`}>
          {link.label}
        </Link>
      )}
      {moon && <MoonLine {...moon} onPress={onMoonPress} />}
    </div>
  </section>
);

/**
 * The moon's icon and text. Where the text is hidden the icon carries the phase's name, so that it is not read twice.
 */
const MoonLine = ({ sign, phase, illumination, onPress }: Moon & { onPress?: (() => void) | undefined }) => (
  <MoonFrame onPress={onPress}>
    <span role="img" aria-label={MOON_PHASE_NAME[phase]} className={css.phase}>
      <Icon name={MOON_ICON[phase]} size={24} />
    </span>
    <span className={css.label}>{moonCopy.moonInLabel} </span>
    <span className={css.sign}>
      <Icon name={ZODIAC_ICON[sign]} size={18} />
      <span>{ZODIAC_NAME[sign]}</span>
    </span>
    <span className={css.label} aria-hidden="true">
      {MOON_PHASE_NAME[phase]}
    </span>
    <span className={css.percent}>
      <span className={hidden}>{moonCopy.illuminationLabel} </span>
      <span>{formatPercent(illumination)}</span>
      {onPress && <span className={hidden}>. {moonCopy.openCalendar}</span>}
    </span>
  </MoonFrame>
);

/** A button where there is a calendar to open. */
const MoonFrame = ({ onPress, children }: { onPress?: (() => void) | undefined; children: Elements }) =>
  onPress ? (
    <button type="button" aria-haspopup="dialog" className={css.moonLine} onClick={onPress}>
      {children}
    </button>
  ) : (
    <p className={css.moonLine}>{children}</p>
  );
