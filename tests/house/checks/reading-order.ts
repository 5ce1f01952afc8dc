import ts from 'typescript';
import { parse, placeOf, visit, type SourceFile } from './source-tree.ts';

const nameOf = (property: ts.PropertyAssignment) => property.name.getText().replaceAll(/['"]/g, '');

/** Whether a declaration shows things in another order than the page has them. */
function reorders(name: string, value: string): boolean {
  if (name === 'order') return !/^['"]?0['"]?$/.test(value);
  if (/^(flexDirection|flexFlow|flexWrap)$/.test(name)) return value.includes('-reverse');
  return name === 'gridAutoFlow' && value.includes('dense');
}

/** Declarations that show what a page has in another order than a screen reader and Tab go (A15). */
export const reordered = (files: readonly SourceFile[]): string[] =>
  properties(files).flatMap((property) => {
    const [name, value] = [nameOf(property), property.initializer.getText()];
    return reorders(name, value) ? [`${placeOf(property)} ${name}: ${value}`] : [];
  });

/**
 * Rules that make something invisible and place it from an ancestor. What one presses is then not what one sees, as soon
 * as another rule moves the ancestor.
 */
export const unseenPlaced = (files: readonly SourceFile[]): string[] =>
  properties(files).flatMap((property) => {
    if (nameOf(property) !== 'opacity' || !/^['"]?0['"]?$/.test(property.initializer.getText())) return [];
    const rule = property.parent;
    if (!ts.isObjectLiteralExpression(rule)) return [];
    const isPlaced = rule.properties.some(
      (other) =>
        ts.isPropertyAssignment(other) &&
        nameOf(other) === 'position' &&
        /absolute|fixed/.test(other.initializer.getText()),
    );
    return isPlaced ? [placeOf(property)] : [];
  });

function properties(files: readonly SourceFile[]): ts.PropertyAssignment[] {
  const found: ts.PropertyAssignment[] = [];
  for (const file of files)
    visit(parse(file), (node) => {
      if (ts.isPropertyAssignment(node)) found.push(node);
    });
  return found;
}
