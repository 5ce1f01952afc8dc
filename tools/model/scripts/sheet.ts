import type { TestScript, Weight } from '../test-scripts.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WEIGHT: Readonly<Record<Weight, string>> = {
  A: 'A, droga do pieniędzy',
  B: 'B, gdy wszystko się udaje',
  C: 'C, gdy coś się nie udaje',
};

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1d1a2b;background:#fff}
h2{font-size:1.1rem;margin:2.2rem 0 .2rem}table{border-collapse:collapse;width:100%;margin:.5rem 0}
td,th{text-align:left;padding:.35rem .5rem;border:1px solid #aaa;vertical-align:top}th{background:#eee}
.n{width:2rem}.page{width:9rem;overflow-wrap:anywhere}.do,.see{width:34%}.ok{width:4.5rem}.how{color:#555;font-size:.9em}
p{margin:.3rem 0}@media print{body{margin:0;max-width:none;font-size:10pt}section{break-inside:avoid-page}nav{break-after:page}a{color:inherit}}`;

const section = ({ id, weight, title, preparation, steps }: TestScript) => `<section id="${id}">
<h2>${escaped(title)}</h2>
<p>${id} · waga ${WEIGHT[weight]}</p>
<p><b>Przygotowanie:</b> ${escaped(preparation)}</p>
<table><thead><tr><th class="n">Nr</th><th class="page">Strona</th><th class="do">Co zrobić</th><th class="see">Co powinno być</th><th class="ok">Wynik</th></tr></thead><tbody>
${steps
  .map(
    ({ page, action, how, expected }, at) =>
      `<tr><td>${at + 1}</td><td>${escaped(page)}</td><td>${escaped(action)}${how === '' ? '' : `<br><span class="how">${escaped(how)}</span>`}</td><td>${escaped(expected)}</td><td>☐</td></tr>`,
  )
  .join('\n')}
</tbody></table></section>`;

/** A sheet of manual tests to print, as HTML: a list, then a table for each, with room for the result. */
export const sheetOf = (title: string, scripts: readonly TestScript[]): string => `<!doctype html>
<html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>
<nav><h1>${escaped(title)}</h1>
<p>Sklep próbny: <code>npm start</code>, adres http://localhost:3000; zaplecze: http://localhost:3001, odnośnik do wejścia wypisuje start. „Sklep odpowiada” dzieje się samo, chyba że szary dopisek mówi, jak to wywołać. „Podmień odpowiedź” i „zablokuj” robi się w narzędziach przeglądarki (F12), na karcie Sieć: prawy przycisk na żądaniu.</p>
<ol>${scripts.map(({ id, weight, title: name }) => `<li><a href="#${id}">${escaped(name)}</a> (${weight})</li>`).join('\n')}</ol></nav>
${scripts.map(section).join('\n')}
</html>
`;

const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

/** Manual tests as CSV for test managers (RFC 4180), one row per step. */
export const csvOf = (scripts: readonly TestScript[]): string =>
  [
    [
      'id',
      'waga',
      'tytuł',
      'przygotowanie',
      'krok',
      'strona',
      'co zrobić',
      'jak to wywołać',
      'co powinno być',
    ],
    ...scripts.flatMap(({ id, weight, title, preparation, steps }) =>
      steps.map(({ page, action, how, expected }, at) => [
        id,
        weight,
        title,
        preparation,
        String(at + 1),
        page,
        action,
        how,
        expected,
      ]),
    ),
  ]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n');
