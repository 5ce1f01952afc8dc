import * as z from 'zod/mini';
import { CLOCK_CHOICES } from '#domain/birth-chart.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';

/** Names of the fields that are typed into the birth chart's form. */
export const PLAIN_BIRTH_FIELDS = ['name', 'birthDate', 'birthTime', 'city', 'email'] as const;

const text = z.catch(z.string(), '');
const mark = z.pipe(
  z.transform((value: unknown) => value !== undefined),
  z.boolean(),
);

// What is malformed counts as missing: the machine judges what was typed.
const plainBirthForm = z.object({
  ...(Object.fromEntries(PLAIN_BIRTH_FIELDS.map((name) => [name, text])) as Record<
    (typeof PLAIN_BIRTH_FIELDS)[number],
    typeof text
  >),
  [ASKED_FIELD]: text,
  timeUnknown: mark,
  tosChecked: mark,
  /** A place that was offered instead of an unknown one. */
  miasto: z.catch(z.optional(z.string()), undefined),
  /** Answer to the question about an hour that came twice. */
  zegar: z.catch(z.optional(z.enum(CLOCK_CHOICES)), undefined),
});

export type PlainBirthForm = z.infer<typeof plainBirthForm>;

/** Reads the birth chart's form of a page without scripts, whatever it holds. */
export const readPlainBirthForm = (body: unknown): PlainBirthForm => z.parse(plainBirthForm, body);
