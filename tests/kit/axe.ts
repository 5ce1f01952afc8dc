import axe from 'axe-core';

/**
 * What axe finds wrong, each as `rule: markup`. Colour and layout are left out: the kit has no look, and jsdom
 * no layout. So are rules that judge a whole page.
 */
export async function axeFindings(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
