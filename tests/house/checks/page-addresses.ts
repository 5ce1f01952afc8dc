import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** Strings of files that write out one of these addresses, or one below it, where the registry should be asked. */
export function writtenAddresses(files: readonly SourceFile[], addresses: readonly string[]): string[] {
  const begins = ({ text }: ts.LiteralLikeNode) =>
    addresses.some(
      (address) =>
        text === address || (/^[/?#]/.test(text.slice(address.length)) && text.startsWith(address)),
    );
  return files.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && begins(node))
        found.push(`${placeOf(node)} ${node.text}`);
    });
    return found;
  });
}
