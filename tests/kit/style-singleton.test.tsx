import { createRequire } from 'node:module';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ours from '#kit/style-singleton.ts';

/** As much of a constructed style sheet as jsdom lacks. */
class Sheet {
  css = '';
  replaceSync(css: string) {
    this.css = css;
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map((sheet) => sheet.css);

describe('style-singleton', () => {
  it('exports what the module that it replaces exports', async () => {
    // By `require`, since an import would be led to our own file by the alias.
    const original: object = createRequire(import.meta.url)('react-style-singleton');
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(original).toSorted());
    expect(await import('react-style-singleton')).toBe(ours);
  });

  it('does nothing where there are no constructed sheets, nor on the server', () => {
    const Style = ours.styleSingleton();
    expect(renderToString(<Style styles="body{}" />)).toBe('');
    render(<Style styles="body{}" />).unmount();
    expect(document.querySelector('style')).toBeNull();
  });

  describe('in a browser', () => {
    beforeEach(() => {
      vi.stubGlobal('CSSStyleSheet', Sheet);
      Object.defineProperty(document, 'adoptedStyleSheets', {
        value: [],
        writable: true,
        configurable: true,
      });
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(document, 'adoptedStyleSheets');
    });

    it('adopts one sheet for all its users and lets it go with the last', () => {
      const Style = ours.styleSingleton();
      const first = render(<Style styles="body{overflow:hidden}" />);
      const second = render(<Style styles="body{color:red}" />);
      expect(adopted()).toEqual(['body{overflow:hidden}']);
      first.unmount();
      expect(adopted()).toEqual(['body{overflow:hidden}']);
      second.unmount();
      expect(adopted()).toEqual([]);
      expect(document.querySelector('style')).toBeNull();
    });

    it('leaves the sheets of others alone', () => {
      const foreign = new Sheet();
      document.adoptedStyleSheets = [foreign as unknown as CSSStyleSheet];
      const sheet = ours.stylesheetSingleton();
      sheet.add('a{}');
      sheet.remove();
      expect(document.adoptedStyleSheets).toEqual([foreign]);
    });

    it('follows the styles of its only user', () => {
      const Style = ours.styleSingleton();
      const { rerender, unmount } = render(<Style styles="a{}" />);
      rerender(<Style styles="b{}" />);
      expect(adopted()).toEqual(['b{}']);
      unmount();
      expect(adopted()).toEqual([]);
    });
  });
});
