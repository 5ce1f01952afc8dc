import type { SourceFile } from './source-tree.ts';

/** What a page says before its first section: its name, where it is and who may see it. */
export const openingOf = ({ text }: Pick<SourceFile, 'text'>): string => text.split('\n## ')[0] ?? '';
