import { useEffect, useRef } from 'react';
import type { Model } from '../../model/model.ts';
import { DESK_MODELS, models, SERVER_MODELS } from '../../model/models.ts';
import type { ReadReport } from '../reports/flow-report.ts';
import { coverageWords, pageWords } from '../words/page.ts';
import * as css from './layout.css.ts';

interface FlowListProps {
  /** Name of the shown model. */
  shown: string;
  reports: readonly ReadReport[] | undefined;
}

const groups = [
  {
    title: pageWords.customerFlows,
    flows: models.filter(({ name }) => !SERVER_MODELS.includes(name) && !DESK_MODELS.includes(name)),
  },
  { title: pageWords.deskFlows, flows: models.filter(({ name }) => DESK_MODELS.includes(name)) },
  { title: pageWords.shopFlows, flows: models.filter(({ name }) => SERVER_MODELS.includes(name)) },
];

const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/** List of all machines by Polish title, with the coverage of the last tests. */
export function FlowList({ shown, reports }: FlowListProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const shownTitle = models.find(({ name }) => name === shown)?.title ?? '';
  // On a phone the diagram comes first: the list is folded until asked for, and again when a flow was chosen.
  useEffect(() => {
    if (list.current) list.current.open = isWide();
  }, [shown]);
  const entry = ({ name, title }: Model) => {
    const report = reports?.find((one) => one.name === name);
    const missing = report ? report.states.missing.length + report.transitions.missing.length : 0;
    return (
      <li key={name}>
        <a href={`#${name}`} className={css.flowLink} aria-current={name === shown ? 'page' : undefined}>
          <span>{title}</span>
          {report && (
            <span className={css.flowCoverage} data-whole={missing === 0}>
              {missing === 0 ? '✓ ' : '! '}
              {coverageWords(report)}
            </span>
          )}
        </a>
      </li>
    );
  };
  return (
    <nav aria-label={pageWords.title}>
      <details ref={list} open={isWide()}>
        <summary className={css.flows}>{pageWords.allFlows(shownTitle)}</summary>
        <div className={css.nav}>
          {groups.map(({ title, flows }) => (
            <section key={title}>
              <h2 className={css.smallTitle}>{title}</h2>
              <ul>{flows.map(entry)}</ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  );
}
