import { statesOf, transitionId, transitionsOf } from './machine-parts.ts';
import type { FlowReport } from './flow-report.ts';
import type { Model } from './model.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const TIER = {
  jsdom: 'ekrany bez przeglądarki',
  browser: 'prawdziwa przeglądarka',
  server: 'kod i baza serwera',
} as const;

const share = ({ declared, missing }: FlowReport['states']) => `${declared - missing.length} z ${declared}`;

const mark = ({ counts, exceptions, tiers }: FlowReport, id: string) => {
  const reason = exceptions[id];
  if (reason !== undefined) return `<td class="excused">wyjątek: ${escaped(reason)}</td>`;
  const lacking = tiers.filter(({ missing }) => missing.includes(id)).map(({ tier }) => TIER[tier]);
  return lacking.length > 0
    ? `<td class="missing">nieprzebyte: ${lacking.join(', ')}</td>`
    : `<td>${counts[id] ?? 0} ×</td>`;
};

const row = (report: FlowReport, id: string, words: string | undefined, kind: string) =>
  `<tr><td class="${kind}">${escaped(words ?? id)}</td><td><code>${escaped(id)}</code></td>${mark(report, id)}</tr>`;

function section(model: Model, report: FlowReport): string {
  const rows = statesOf(model.machine).flatMap((node) => [
    row(report, node.id, node.description, 'state'),
    ...transitionsOf(node).map((one) => row(report, transitionId(one), one.description, 'transition')),
  ]);
  const walked = report.tiers.map(
    ({ tier, paths, steps, met, isSampled }) =>
      `<li>${TIER[tier]}${isSampled ? ' (próba)' : ''}: ${met.states} z ${report.states.declared} stanów, ${met.transitions} z ${report.transitions.declared} przejść, ${paths} dróg, ${steps} kroków</li>`,
  );
  return `<section id="${model.name}"><h2>${escaped(model.title)}</h2>
<p>Stany: ${share(report.states)}. Przejścia: ${share(report.transitions)}.</p><ul>${walked.join('')}</ul>
<img src="../../machines/diagrams/${model.name}.svg" alt="Diagram: ${escaped(model.title)}">
<table><thead><tr><th>Co to jest</th><th>Nazwa w maszynie</th><th>Ile razy w testach</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d1a2b}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}
.transition{padding-left:1.8rem}.state{font-weight:600}code{font-size:.85em;overflow-wrap:anywhere}
.missing{background:#fde2e1}.excused{background:#fff3d6}img{max-width:100%;height:auto;border:1px solid #ddd}`;

/** Renders the coverage of all flows as an HTML page for product people, with the machines' descriptions. */
export function reportPage(flows: readonly { model: Model; report: FlowReport }[]): string {
  const summary = flows.map(
    ({ model, report }) =>
      `<tr><td><a href="#${model.name}">${escaped(model.title)}</a></td><td>${share(report.states)}</td><td>${share(report.transitions)}</td></tr>`,
  );
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pokrycie modeli testami</title><style>${STYLE}</style>
<h1>Pokrycie modeli testami</h1>
<p>Przez co przeszły ostatnie testy. Stan lub przejście jest przebyte, gdy przeszły przez nie testy każdego rodzaju.</p>
<table><thead><tr><th>Model</th><th>Stany</th><th>Przejścia</th></tr></thead><tbody>${summary.join('\n')}</tbody></table>
${flows.map(({ model, report }) => section(model, report)).join('\n')}
</html>
`;
}
