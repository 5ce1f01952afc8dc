import type { ReactElement } from 'react';

/**
 * What stands beside other things in an element: elements, never bare text, which a translator would take away from
 * React (docs/decisions/0083-translated-pages.md). Text gets an element of its own.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
