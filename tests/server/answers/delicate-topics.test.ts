import { expect, test } from 'vitest';
import { delicateTopics } from '#server/answers/delicate-topics.ts';

test.each([
  ['Zapytaj siostrę o zdrowie mamy.', ['health']],
  ['Dziecko przyjdzie: ciąża jest blisko, lekarz potwierdzi.', ['health', 'pregnancy']],
  ['Rzuć leki.', ['health']],
  ['Odstaw tabletki i szczepienia.', ['health']],
  ['Bez tych leków będzie lżej.', ['health']],
  ['Twoje lęki mijają, w domu jest lekko. Lektura pomoże.', []],
  ['Karta Śmierci mówi o zmianie.', ['death']],
  ['Adwokat nie będzie potrzebny do rozwodu.', ['law']],
  ['Weź kredyt i zainwestuj, graj w lotto.', ['money', 'gambling']],
  ['Nie zrób sobie krzywdy: kto mówi „nie chcę żyć”, niech zadzwoni.', ['harm']],
  ['Słońce w Raku, droga jest otwarta. Zacznij w maju, w sadzie.', []],
])('%s', (text, topics) => {
  expect(delicateTopics(text)).toEqual(topics);
});
