import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { labelsOf } from './field-labels.ts';

const FIELDS = `
  <label for="a">1</label><input id="a"><label for="a">2</label>
  <label>3 <input><textarea></textarea></label>
  <label for="b">4 <input></label><input id="b">
  <input id="b"><input><label>5 <label for="a">6</label></label>
  <label>7 <input type="hidden"><input></label><label for="">8 <input></label>`;

test('a field has the labels that jsdom itself finds', () => {
  const { document } = new JSDOM(FIELDS).window;
  const texts = (labels: Iterable<HTMLLabelElement> | null) =>
    labels && Array.from(labels, ({ textContent }) => textContent.trim());
  const fields = [...document.querySelectorAll('input')];
  const found = fields.map((field) => texts(labelsOf(field)));
  expect(found).toEqual(fields.map((field) => texts(field.labels)));
  expect(found.flat().filter(Boolean).length).toBeGreaterThan(3);
});
