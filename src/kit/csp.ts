/**
 * Sources that a strict `style-src` needs for the kit. One: Radix Select writes a `<style>` with this exact
 * content (it hides the list's scrollbar) each time a list opens. Everything else the kit and Radix style is set
 * through the DOM's style objects or a constructed sheet, which the policy does not govern.
 * `tests/kit/csp.test.tsx` compares the hash with what is really written.
 */
export const KIT_STYLE_SOURCES = ["'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='"];
