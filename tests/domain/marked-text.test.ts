import { expect, test } from 'vitest';
import { markedParts } from '#domain/answer/marked-text.ts';

test.each([
  ['Bez gwiazdek.', ['Bez gwiazdek.']],
  ['*Gwiazda* świeci, a *As Kielichów* milczy.', ['<Gwiazda>', ' świeci, a ', '<As Kielichów>', ' milczy.']],
  ['Dwa * dwa, i trzy * trzy.', ['Dwa * dwa, i trzy * trzy.']],
  ['Jedna *gwiazdka', ['Jedna *gwiazdka']],
  ['*Przez\nwiersze*', ['*Przez\nwiersze*']],
  ['**Mocno**', ['<Mocno>']],
  ['Stoi **As Kielichów** i *Gwiazda*.', ['Stoi ', '<As Kielichów>', ' i ', '<Gwiazda>', '.']],
  ['**Mocno*', ['*', '<Mocno>']],
  ['** nic ** i **nic', ['** nic ** i **nic']],
  ['*a**b*', ['<a>', '<b>']],
  ['*a* *b*', ['<a>', ' ', '<b>']],
  ['', []],
])('%j has the parts %j [R15]', (text, parts) => {
  expect(markedParts(text).map((part) => (part.isBold ? `<${part.text}>` : part.text))).toEqual(parts);
});

test('a text of asterisks alone takes no more time than any other', () => {
  const text = '*'.repeat(20_000);
  expect(
    markedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
