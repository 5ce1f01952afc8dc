import { expect, test } from 'vitest';
import { html, Html } from '#server/plain-pages/html.ts';

test('values are escaped, for text and for quoted attributes', () => {
  const hostile = `<img src="x" onerror='y'>&amp;`;
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    '<p title="&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;amp;">&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt;&amp;amp;</p>',
  );
});

test('Html, lists of it and numbers are written, absent values are not', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  const values = html`${items}${undefined}${false}${0}${new Html('<br>')}`;
  expect(values.markup).toBe('<li>a</li><li>&lt;b&gt;</li>0<br>');
});
