import { describe, expect, it } from 'vitest';
import { sanitizeContents, toPlainText, toSafeMarkup } from '#server/markup/sanitize-contents.ts';

describe('rendered HTML as plain text [HO-2] [SH-13]', () => {
  it.each([
    ['Pełnia w&nbsp;Bliźniętach', 'Pełnia w\u00a0Bliźniętach'],
    ['&#8222;jeszcze raz&#8221; &amp; koniec &lt;3', '„jeszcze raz” & koniec <3'],
    ['Noc <em>Kupały</em>', 'Noc Kupały'],
    ['<p>Jedno</p><p>drugie</p>', 'Jedno drugie'],
    ['Wiersz<br>następny<br/>ostatni', 'Wiersz następny ostatni'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<script>alert(1)</script>Tytuł', 'Tytuł'],
    ['<style>p{color:red}</style>Tytuł', 'Tytuł'],
    ['<img src=x onerror=alert(1)>Tytuł', 'Tytuł'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<svg><script>alert(1)</script></svg>x', 'x'],
    ['  wiele   \n\t odstępów ', 'wiele odstępów'],
    ['niedomknięty <b', 'niedomknięty'],
    ['', ''],
  ])('%j: %j', (markup, text) => expect(toPlainText(markup)).toBe(text));
});

describe('markup of documents [SH-13]', () => {
  it.each([
    [
      '<h2>Zasady</h2><p>Tekst <strong>ważny</strong></p>',
      '<h2>Zasady</h2><p>Tekst <strong>ważny</strong></p>',
    ],
    ['<h1>Zasady</h1>', '<h2>Zasady</h2>'],
    ['<a href="https://x.pl">x</a>', '<a href="https://x.pl">x</a>'],
    ['<a href="mailto:a@b.pl">x</a>', '<a href="mailto:a@b.pl">x</a>'],
    ['<a href="/kontakt">x</a>', '<a href="/kontakt">x</a>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
  ])('keeps %j', (markup, safe) => expect(toSafeMarkup(markup)).toBe(safe));

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<p class="nav" id="main">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="https://x.pl" target="_top" onmouseover="x">x</a>', '<a href="https://x.pl">x</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://x.pl"></iframe>', ''],
    ['<form action="https://x.pl"><input name="karta"><button>x</button></form>', 'x'],
    ['<svg onload=alert(1)><circle/></svg>', ''],
    ['<math><mtext><script>alert(1)</script></mtext></math>', ''],
    ['<p>x<!-- <script>alert(1)</script> --></p>', '<p>x</p>'],
    ['<base href="https://evil.example">', ''],
    ['<style>body{display:none}</style>', ''],
    ['<p>niedomknięty', '<p>niedomknięty</p>'],
    ['</div></main><p>x</p>', '<p>x</p>'],
  ])('%j becomes %j', (markup, safe) => expect(toSafeMarkup(markup)).toBe(safe));
});

describe('the texts of a page [SH-13]', () => {
  it('shows markup only in the two documents; everywhere else it is text', () => {
    expect(
      sanitizeContents({
        HEADER_TITLE: 'Tarot <b>dziś</b>',
        FOOTER: 'A &amp; B',
        TERMS_DESCRIPTION: '<p>Zasady</p><script>x</script>',
        PRIVACY_POLICY_DESCRIPTION: '<p onclick="x">Dane</p>',
      }),
    ).toEqual({
      HEADER_TITLE: 'Tarot dziś',
      FOOTER: 'A & B',
      TERMS_DESCRIPTION: '<p>Zasady</p>',
      PRIVACY_POLICY_DESCRIPTION: '<p>Dane</p>',
    });
  });

  it('content without readable text counts as missing, so that our own text is used', () => {
    expect(
      sanitizeContents({
        HEADER_TITLE: '<script>x</script>',
        HEADER_SLOGAN: ' \n ',
        HEADER_DESCRIPTION: '<p></p>',
        TERMS_DESCRIPTION: '<div><img src=x></div>',
      }),
    ).toEqual({});
  });
});
