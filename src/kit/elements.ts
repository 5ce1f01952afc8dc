import type { ReactElement } from 'react';

/**
 * Content beside other nodes in an element: elements, never bare text, since translators replace text nodes that
 * React needs (docs/decisions/0083-translated-pages.md). Wrap text in an element.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
