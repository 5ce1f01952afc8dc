import { nameForms } from './name-forms.ts';

/** The first names that most people in Poland have; Maja and Lew, which are May and a sign, are left out. */
const NAMES =
  'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Magdalena Joanna Aleksandra Monika Zofia ' +
  'Teresa Danuta Natalia Julia Karolina Marta Beata Dorota Halina Jadwiga Janina Alicja Jolanta Grażyna Iwona Irena ' +
  'Paulina Justyna Renata Urszula Hanna Bożena Wiktoria Sylwia Kinga Helena Zuzanna Lena Oliwia Emilia Amelia Weronika ' +
  'Izabela Klaudia Patrycja Dominika Gabriela Kamila Marzena Aneta Edyta Wioletta Kasia Basia Gosia Asia Ania Zosia ' +
  'Piotr Krzysztof Andrzej Tomasz Paweł Michał Marcin Stanisław Jakub Adam Marek Łukasz Grzegorz Mateusz Wojciech ' +
  'Mariusz Dariusz Zbigniew Maciej Rafał Robert Kamil Dawid Szymon Kacper Bartosz Ryszard Jarosław Kazimierz Filip ' +
  'Artur Sebastian Mirosław Patryk Antoni Damian Przemysław Daniel Roman Edward Tadeusz Dominik Wiktor Franciszek ' +
  'Aleksander Sławomir Henryk Leszek Zygmunt Bogdan Karol Hubert Adrian Konrad Tomek';

/** Patterns of common first names in every case, over folded words. */
export const COMMON_NAMES: readonly RegExp[] = NAMES.split(' ').map(nameForms);
