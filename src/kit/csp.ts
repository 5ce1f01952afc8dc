/**
 * Hashes that a strict `style-src` must allow for the kit. Radix Select inserts a `<style>` with this content each
 * time a list opens, to hide its scrollbar, and React 19.2 empties it for a moment whenever it renders it again, hence
 * the hash of nothing. All other styles are set by the DOM's style objects or a constructed
 * sheet, which CSP does not restrict. `tests/kit/csp.test.tsx` verifies the hash.
 */
export const KIT_STYLE_SOURCES = [
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];
