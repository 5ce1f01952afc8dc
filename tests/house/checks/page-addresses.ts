import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

/** Whether a string is the path of a call to the API: `client.GET('/newsletter')`. */
const isCalled = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  /^(?:GET|PUT|POST|DELETE)$/.test(parent.expression.name.text);

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
      if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && begins(node) && !isCalled(node))
        found.push(`${placeOf(node)} ${node.text}`);
    });
    return found;
  });
}
