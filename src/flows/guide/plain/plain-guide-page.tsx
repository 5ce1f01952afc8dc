import type { guideMachine } from '#machines/guide.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { GUIDE_STEPS } from '#blocks/guide/guide-options.ts';
import { GuideNobody, GuideResult } from '#blocks/guide/guide-result.tsx';
import { GUIDE_HEADING, OptionCard } from '#blocks/guide/guide-step.tsx';
import { guideCopy } from '#copy/guide.ts';
import { PLAIN_GUIDE_PATH } from '#domain/guide/guide-table.ts';
import { RadioCards } from '#kit/radio-cards.tsx';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/guide.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { muted } from '#styles/text.css.ts';
import { variantParts } from '#styles/variant-step.css.ts';

/** The guide without scripts: all three questions in one form, then what they end in. */
export function PlainGuide({ snapshot }: { snapshot: SnapshotFrom<typeof guideMachine> }) {
  const { suggestion } = snapshot.context;
  const again = <a href={PLAIN_GUIDE_PATH}>{guideCopy.again}</a>;
  return (
    <div className={`${wrap} ${css.page}`}>
      {snapshot.hasTag('found') && suggestion && (
        <GuideResult suggestion={suggestion} pathOf={({ plainPath }) => plainPath} again={again} />
      )}
      {snapshot.hasTag('nobody') && <GuideNobody again={again} />}
      {snapshot.hasTag('failed') && <p role="alert">{guideCopy.failed}</p>}
      {(snapshot.hasTag('asking') || snapshot.hasTag('failed')) && (
        <form method="post" action={PLAIN_GUIDE_PATH}>
          <h1 id={GUIDE_HEADING} className={css.title}>
            {guideCopy.open}
          </h1>
          {GUIDE_STEPS.map(({ question, title, lead, options }) => (
            <section key={question} className={css.question} aria-labelledby={`pytanie-${question}`}>
              <h2 id={`pytanie-${question}`}>{title}</h2>
              <p className={muted}>{lead}</p>
              <RadioCards
                labelledBy={`pytanie-${question}`}
                name={question}
                value={undefined}
                onValueChange={() => undefined}
                parts={{ ...variantParts, root: css.options, body: css.option }}
                options={options.map((option) => ({
                  value: option.value,
                  content: <OptionCard option={option} />,
                }))}
              />
            </section>
          ))}
          <p className={css.actions}>
            <button type="submit" className={buttonClass.primary}>
              {guideCopy.show}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}
