import ts from 'typescript';
import { parse, type SourceFile } from './source-tree.ts';

/** What each private word is called instead, in names of the product's own code. */
const INSTEAD: Readonly<Record<string, string>> = {
  pen: 'edit lock',
  door: 'sign-in',
  shelf: 'archive',
  shelve: 'archive',
  shelved: 'archived',
  told: 'outcome, message or notified',
  act: 'action',
  acts: 'actions',
  news: 'update',
  ground: 'reason, or base and background in styles',
  letter: 'message (contact form), issue (newsletter) or answer',
  letters: 'messages, issues or answers',
};

/** Names that are stored, come from outside, or mean a letter of the alphabet. */
const KEPT: ReadonlySet<string> = new Set([
  // Tables and columns, which are released.
  'payment_news',
  'news_id',
  'letter_id',
  'letter_reply',
  'newsletter_letter',
  // Payloads of jobs that may wait in a database.
  'letterId',
  'letter',
  // A field of the shop's own contract, which other clients read.
  'news',
  // CSS and the alphabet.
  'letterSpacing',
  'letterhead',
]);
const ALPHABET =
  /^(?:letterSet|foldLetters|sharesLetter|WHOLE_LETTERS|NEIGHBOURS_LETTERS|POLISH_LETTER|letters?)$/;
/** The folders where a letter may only be one of the alphabet's. */
const ALPHABET_FOLDERS =
  /^(?:server\/places|server\/store|server\/desk\/(?:coupons|orders)|src\/domain|src\/blocks)\//;
/** The folders that hold what is stored. */
const STORED_FOLDERS =
  /^(?:server\/(?:messages|newsletter|desk\/newsletter|desk\/messages|store|orders|contact)|src\/desk\/newsletter)\//;
const SHOP_STATUS =
  /^(?:machines\/payment-status|server\/routes\/order|src\/(?:flows\/payment-status|schemas)\/)/;

const isKept = (name: string, path: string): boolean => {
  // A state whose transitions are counted in the database.
  if (name === 'told') return path === 'machines/payment-status.machine.ts';
  if (name === 'news') return SHOP_STATUS.test(path);
  // One function of the domain, for whoever compares texts.
  if (name === 'foldLetters') return true;
  if (ALPHABET.test(name) && ALPHABET_FOLDERS.test(path)) return true;
  return name === 'letter' ? STORED_FOLDERS.test(path) : KEPT.has(name);
};

const wordsOf = (name: string) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** Names of a file (its own, and every identifier in it) that hold a private word, with the word to use instead. */
export function privateNames(file: SourceFile): string[] {
  const found = new Set<string>();
  const look = (name: string) => {
    if (isKept(name, file.path)) return;
    for (const word of wordsOf(name)) {
      const instead = INSTEAD[word.toLowerCase()];
      if (instead !== undefined) found.add(`${file.path}: ${name} → ${instead}`);
    }
  };
  look(file.path.split('/').at(-1) ?? '');
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) look(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return [...found];
}
