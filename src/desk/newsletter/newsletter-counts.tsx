import { newsletterCopy as copy } from './newsletter-copy.ts';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { figure, figures } from './newsletter.late.css.ts';

const ALWAYS = ['recipients', 'accepted', 'waiting'] as const;
const SOMETIMES = ['refused', 'givenUp', 'unclear', 'left', 'unsubscribed'] as const;

/** What became of an issue's addresses, in numbers; what never happened is left out. */
export const NewsletterCounts = ({ counts }: Pick<NewsletterIssue, 'counts'>) => (
  <dl className={figures}>
    {[...ALWAYS, ...SOMETIMES.filter((name) => counts[name] > 0)].map((name) => (
      <div key={name} className={figure}>
        <dt>{copy.counts[name]}</dt>
        <dd>{counts[name]}</dd>
      </div>
    ))}
  </dl>
);
