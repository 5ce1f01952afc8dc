import * as z from 'zod/mini';

/** Validation messages by field name; empty if the form is valid. */
export type Problems = Readonly<Record<string, string>>;

/** Validates a form: returns the first problem of each field, in the schema's order (OF-7). */
export function problemsOf(schema: z.ZodMiniType, form: unknown): Problems {
  const verdict = z.safeParse(schema, form);
  if (verdict.success) return {};
  const problems: Record<string, string> = {};
  for (const issue of verdict.error.issues) {
    const name = String(issue.path[0] ?? 'form');
    problems[name] ??= issue.message;
  }
  return problems;
}
