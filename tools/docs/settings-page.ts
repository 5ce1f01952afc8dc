import { z } from 'zod';
import { SECRET_SETTINGS } from '#server/settings/secret-files.ts';
import { SETTING_GROUPS } from '#server/settings/settings.schema.ts';
import { markdownTable } from './markdown.ts';

const HEAD = `# Settings

\`npm run docs\` writes this page from the schema in [server/settings](../../server/settings/settings.schema.ts).

- All settings are environment variables. They are read once, at the start.
- A wrong setting stops the start, and so does a setting that contradicts another one. One start names all problems, each in a sentence; it never prints a value, which may be a secret.
- An unset setting has its default. An empty string counts as unset, except in \`BLOG_URL\`, \`CONTENT_URL\` and \`SHOP_LINK\`, where it means "none".
- A secret may lie in a file: \`NAME_FILE\` names it, and \`NAME\` is left unset. Secrets of a container host and systemd's \`LoadCredential\` come so.
- The start prints whether payments, mail, robot check, blog, data and backups are real or stand-ins.
- The log is one readable line a request in a terminal, and JSON elsewhere.

[Going live](going-live.md) shows a complete set for a real shop. [Testing](../testing.md#variables) lists the variables of tests and tools.
`;

const quoted = (value: unknown) => `\`${String(value)}\``;

function defaultOf(setting: z.ZodType): string {
  const unset: unknown = setting.meta()?.['unset'];
  if (typeof unset === 'string') return unset;
  if (!(setting instanceof z.ZodDefault)) return 'none';
  const value: unknown = setting.def.defaultValue;
  return Array.isArray(value) && value.length === 0 ? 'none' : quoted(value);
}

function wordsOf(setting: z.ZodType): string {
  if (setting instanceof z.ZodDefault || setting instanceof z.ZodOptional)
    return wordsOf(setting.def.innerType as z.ZodType);
  return setting instanceof z.ZodEnum ? ` One of ${setting.options.map(quoted).join(', ')}.` : '';
}

const fileOf = (name: string) => (SECRET_SETTINGS.includes(name) ? ` Secret: also \`${name}_FILE\`.` : '');

/** The page of all settings (docs/operating/settings.md) as Markdown, made from the schema. */
export function settingsPage(): string {
  const sections = SETTING_GROUPS.map(({ title, intro, settings }) => {
    const rows = Object.entries(settings).map(([name, setting]) => [
      quoted(name),
      defaultOf(setting),
      (setting.description ?? '') + wordsOf(setting) + fileOf(name),
    ]);
    const table = markdownTable(['Setting', 'Default', 'Meaning'], rows);
    return [`## ${title}`, ...(intro ? [intro] : []), `${table}\n`].join('\n\n');
  });
  return [HEAD, ...sections].join('\n');
}
