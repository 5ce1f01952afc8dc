import { z } from 'zod';
import { addresses, backups, desk, data, retention, sources, watching } from './server-settings.schema.ts';
import { seller, thirdParties, mail, answers, payments } from './trade-settings.schema.ts';

/** Settings of one subject: a section of docs/operating/settings.md. */
export interface SettingGroup {
  title: string;
  /** Said before the table, as Markdown. */
  intro?: string;
  settings: Readonly<Record<string, z.ZodType>>;
}

/** All settings by subject. `npm run docs` makes docs/operating/settings.md of them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Addresses, limits and log', settings: addresses },
  { title: 'The desk', settings: desk },
  { title: 'Watching', settings: watching },
  { title: 'Data', settings: data },
  { title: 'Backups of a PostgreSQL', settings: backups },
  {
    title: 'How long personal data are kept',
    intro:
      'In days, unless the name says years. The privacy page shows the same numbers, and housekeeping deletes each hour what is older.',
    settings: retention,
  },
  { title: 'API, pages and blog', settings: sources },
  { title: 'Brand and seller', settings: seller },
  { title: 'Third parties', settings: thirdParties },
  { title: 'Mail', settings: mail },
  { title: 'Drafts of answers', settings: answers },
  { title: 'Payments', settings: payments },
];

/** All settings, as environment variables (AP-14). */
export const Settings = z.object({
  ...addresses,
  ...desk,
  ...watching,
  ...data,
  ...backups,
  ...retention,
  ...sources,
  ...seller,
  ...thirdParties,
  ...mail,
  ...answers,
  ...payments,
});

/** The settings as they were given, with their defaults. */
export type Settings = z.infer<typeof Settings>;
export type SettingName = keyof Settings;
