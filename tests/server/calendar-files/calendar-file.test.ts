import { expect, test } from 'vitest';
import { calendarFile } from '#server/calendar-files/calendar-file.ts';

const at = new Date('2026-11-27T05:40:00Z');
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

test('what a calendar would read as its own signs is written apart, and no character is cut', () => {
  const title = `Rozkład „Trzy karty”; Róża, cz. 1\\2 ${'ż'.repeat(90)}🌕`;
  const file = calendarFile({ host: 'kwiat.example', name: 'A, b' }, [
    { id: 'x', at, title, description: `raz\ndwa\u00a0trzy${'o'.repeat(200)}` },
  ]);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(unfolded(file)).toContain(
    `SUMMARY:Rozkład „Trzy karty”\\; Róża\\, cz. 1\\\\2 ${'ż'.repeat(90)}🌕\r\n`,
  );
  expect(unfolded(file)).toContain(`DESCRIPTION:raz\\ndwa trzy${'o'.repeat(200)}\r\n`);
  expect(file).toContain('X-WR-CALNAME:A\\, b\r\n');
  expect(file).not.toContain('REFRESH-INTERVAL');
});
