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
.n{width:2rem}.page{width:7rem;overflow-wrap:anywhere}.do,.see{width:32%}.ok{width:9rem}td:last-child{white-space:nowrap;color:#555}dt{font-weight:600}dd{margin:0 0 .4rem}.how{color:#555;font-size:.9em}
p{margin:.3rem 0}@media print{body{margin:0;max-width:none;font-size:10pt}section{break-inside:avoid-page}nav{break-after:page}a{color:inherit}}`;

/**
 * What a tester pastes into the console, so that one answer of the shop is another. It comes after two seconds, in which
 * one sees what passes. The request stands in the console: only one whose answer is changed by a function is really sent.
 */
export const REPLACER = `const podmien=(adres,status,tresc={code:100,message:''})=>{window.zwykle??=window.fetch;window.fetch=adres?async(...czego)=>{const droga=new URL(czego[0].url??String(czego[0]),'http://localhost').pathname;if(!droga.includes(adres))return window.zwykle(...czego);console.log('podmieniono '+(czego[0].method??czego[1]?.method??'GET')+' '+droga);await new Promise(dalej=>setTimeout(dalej,2000));const nowa=typeof tresc==='function'?tresc(await (await window.zwykle(...czego)).json()):tresc;return new Response(JSON.stringify(nowa),{status,headers:{'content-type':'application/json'}})}:window.zwykle}`;

/** What a tester must know to read the scripts. */
const LEGEND = `<p>Sklep próbny: <code>npm start</code>, adres http://localhost:3000; zaplecze: http://localhost:3001.</p>
<dl>
<dt>„Sklep odpowiada”</dt><dd>dzieje się samo. Gdy ma odpowiedzieć inaczej niż zwykle, szary dopisek „Najpierw” stoi przy kroku, przed którym trzeba to przygotować. Gdy sklep tak odpowiedział, cofnij to: zdejmij blokadę, podmianę, włącz sieć.</dd>
<dt>„Przez chwilę”</dt><dd>widać to, póki sklep nie odpowie: zwykle ułamek sekundy. Kto chce to zobaczyć, spowalnia sieć: F12, karta Sieć, „3G”.</dd>
<dt>„Nadal”</dt><dd>krok nie może nic zmienić: to, co wymieniono, stoi tak jak przed nim.</dd>
<dt>Słowa w cudzysłowie</dt><dd>to nazwa, którą słyszy czytnik ekranu. Oko widzi czasem mniej: „Wybieram” zamiast „Wybieram: Jagna, 42,99 zł”, ikonę zamiast „Otwórz menu”, przekreśloną kwotę zamiast „Poprzednia cena”. „…” to tekst, który bywa różny.</dd>
<dt>„Mam kod”</dt><dd>na telefonie otwiera pole „Kod kuponu” i przycisk „Zastosuj”.</dd>
<dt>Podmiana odpowiedzi</dt><dd>F12, Konsola, raz na stronie: <code>${escaped(REPLACER)}</code>. Potem <code>podmien('/api/contact', 403)</code>; trzeci argument to treść: <code>podmien('/api/contact', 400, { "code": 100 })</code>. Podmiana części odpowiedzi: <code>podmien('/api/order', 201, o =&gt; ({ ...o, totalPrice: o.totalPrice + 10 }))</code>. Odpowiedź przychodzi po dwóch sekundach, a konsola wypisuje „podmieniono” z nazwą żądania; w karcie Sieć go nie ma. <code>podmien()</code> cofa wszystko. Odpowiedzi, którą strona czyta przy otwarciu, konsola nie zmieni: do niej służy F12, karta Sieć, prawy przycisk na żądaniu, „Zastąp treść”.</dd>
<dt>Blokada adresu</dt><dd>F12, karta Sieć, prawy przycisk na żądaniu, „Zablokuj adres żądania”. Gdy żądania jeszcze nie było: F12, Ctrl+Shift+P, „Blokowanie żądań”, plus, i wpisz <code>*/api/order/payment-status*</code>. Całą sieć wyłącza w karcie Sieć „Offline”.</dd>
<dt>„Statystyki”</dt><dd>F12, Konsola: <code>dataLayer</code>. Zapis stoi tam także bez zgody na statystyki; zgoda decyduje tylko, czy ktoś go zbiera.</dd>
<dt>Ceny</dt><dd>to ceny nowego sklepu. Gdy zmienił je wcześniejszy scenariusz, przywróć je na zapleczu, na stronie „Oferta i ceny”.</dd>
<dt>„Zgoda zapisana”, „Urządzenie zapamiętuje”, „zachowuje”</dt><dd>F12, karta Aplikacja, Pamięć lokalna: <code>consent</code>, <code>customer</code>, kopia odpowiedzi na zapleczu pod <code>desk.answer</code>; dane urodzenia i szkic zamówienia w Pamięci sesji.</dd>
</dl>`;

const section = ({ id, weight, title, preparation, steps }: TestScript) => `<section id="${id}">
<h2>${escaped(title)}</h2>
<p>${id} · waga ${WEIGHT[weight]}</p>
<p><b>Przygotowanie:</b> ${escaped(preparation)}</p>
<table><thead><tr><th class="n">Nr</th><th class="page">Strona</th><th class="do">Co zrobić</th><th class="see">Co powinno być</th><th class="ok">Wynik</th></tr></thead><tbody>
${steps
  .map(
    ({ page, first, action, how, expected }, at) =>
      `<tr><td>${at + 1}</td><td>${escaped(page)}</td><td>${first === '' ? '' : `<span class="how">Najpierw: ${escaped(first)}</span><br>`}${escaped(action)}${how === '' ? '' : `<br><span class="how">${escaped(how)}</span>`}</td><td>${escaped(expected)}</td><td>☐ dobrze ☐ źle<br>Uwaga:</td></tr>`,
  )
  .join('\n')}
</tbody></table></section>`;

/** A sheet of manual tests to print, as HTML: a list, then a table for each, with room for the result. */
export const sheetOf = (title: string, scripts: readonly TestScript[]): string => `<!doctype html>
<html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>
<nav><h1>${escaped(title)}</h1>
${LEGEND}
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
      'najpierw',
      'co zrobić',
      'jak to wywołać',
      'co powinno być',
    ],
    ...scripts.flatMap(({ id, weight, title, preparation, steps }) =>
      steps.map(({ page, first, action, how, expected }, at) => [
        id,
        weight,
        title,
        preparation,
        String(at + 1),
        page,
        first,
        action,
        how,
        expected,
      ]),
    ),
  ]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n');
