import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

const PAGE = `<main role="main"><h1>Tarot</h1><p title=""></p><a href="/a">a</a><a>b</a><img alt="" src="/i"><img>
  <input type="checkbox" disabled><input type="text" list="l"><input><input type="text"><button role="button tab"></button>
  <select multiple></select><select size="1"></select><svg><a href="/c"></a><text></text></svg>
  <ul><li role="tabs"></li><li role="x tab"></li></ul><p>a <b role=""></b></p></main>`;

const SELECTORS =
  `* a a[href] [role] input[type="checkbox"] input[type="checkbox"][disabled] svg text p[title=""]
  input:not([type]) input:not([type]):not([list]) input:not([type="text"]) img[alt=""] img[alt]:not([alt=""])
  select:not([multiple]) *[role~="tab"] [role~=""]`.split(/\s+/);
const QUERIES = ['*[role~="tab"],a', '*[role~="button"],button,input,summary', '*[role~="heading"],h1,h2'];

const drawn = (root: Element) => {
  root.innerHTML = PAGE;
  return { root, all: [...root.getElementsByTagName('*')] };
};
const ours = drawn(document.createElement('div'));
const theirs = drawn(new JSDOM('<div></div>').window.document.createElement('div'));

test.each(SELECTORS)('%s matches what it matches in jsdom', (selector) => {
  const at = ({ all }: typeof ours) => all.map((element) => element.matches(selector));
  expect(at(ours)).toEqual(at(theirs));
});

test.each(QUERIES)('%s finds what it finds in jsdom, in its order', (query) => {
  const at = ({ root, all }: typeof ours) =>
    Array.from(root.querySelectorAll(query), (one) => all.indexOf(one));
  expect(at(ours)).toEqual(at(theirs));
  expect(at(ours).length).toBeGreaterThan(0);
});
