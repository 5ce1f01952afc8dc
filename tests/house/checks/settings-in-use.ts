import ts from 'typescript';
import { parse, visit, type SourceFile } from './source-tree.ts';

/** A setting, and the properties of the configuration that are made from it, outermost first. */
export interface SettingUse {
  setting: string;
  path: readonly string[];
}

const isFunction = (node: ts.Node, name: string): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && node.name?.text === name;

/** The names of the object literals that a node stands in, up to the function's end. */
function pathOf(node: ts.Node): string[] {
  if (ts.isFunctionDeclaration(node)) return [];
  const names = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? [node.name.getText()] : [];
  return [...pathOf(node.parent), ...names];
}

/** What `function arrange(settings)` makes of every setting. */
export function settingUses(config: SourceFile): SettingUse[] {
  const uses: SettingUse[] = [];
  visit(parse(config), (arrange) => {
    if (!isFunction(arrange, 'arrange')) return;
    visit(arrange, (node) => {
      if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'settings') return;
      uses.push({ setting: node.name.text, path: pathOf(node) });
    });
  });
  return uses;
}

/** The properties that a file reads, by `x.name` or by `{ name }` taken apart. */
export function propertiesRead(file: SourceFile): Set<string> {
  const names = new Set<string>();
  visit(parse(file), (node) => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
  });
  return names;
}

/** Settings of which nothing is read in files that have to do with the configuration. */
export function unusedSettings(
  settings: readonly string[],
  config: SourceFile,
  files: readonly SourceFile[],
): string[] {
  const uses = settingUses(config);
  const readIn = files.filter(({ text }) => /\bconfig\b/i.test(text)).map(propertiesRead);
  const isRead = (name: string) => readIn.some((names) => names.has(name));
  return settings.filter(
    (name) => !uses.some(({ setting, path }) => setting === name && path.length > 0 && path.every(isRead)),
  );
}

const ENVIRONMENT = /^(process\.)?env$/;

/** The names that a file reads from the environment: `process.env.NAME`, `env['NAME']`, `const { NAME } = env`. */
export function environmentNames(file: SourceFile): string[] {
  const names: string[] = [];
  if (!/\benv\b/.test(file.text)) return names;
  visit(parse(file), (node) => {
    if (ts.isPropertyAccessExpression(node) && ENVIRONMENT.test(node.expression.getText()))
      names.push(node.name.text);
    if (ts.isElementAccessExpression(node) && ENVIRONMENT.test(node.expression.getText()))
      if (ts.isStringLiteral(node.argumentExpression)) names.push(node.argumentExpression.text);
    if (ts.isVariableDeclaration(node) && ENVIRONMENT.test(node.initializer?.getText() ?? ''))
      if (ts.isObjectBindingPattern(node.name))
        names.push(...node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText()));
  });
  return names;
}
