import type { DeskUi } from '../../model/steps/ui.ts';
import { eventually } from './eventually.ts';
import { shopInFrame, type FramedShop } from './shop-in-frame.ts';

/** The desk in a frame: every call and long timer held, a passkey that always agrees (tools/model/steps/held-desk.ts). */
export function deskInFrame(frame: HTMLIFrameElement): FramedShop<DeskUi> {
  const { ui, ...framed } = shopInFrame(frame, {}, () => true);
  const page = () => {
    const { contentWindow } = frame;
    if (!contentWindow) throw new Error('The frame has no page');
    return contentWindow as Window & typeof globalThis;
  };
  return {
    ...framed,
    ui: {
      ...ui,
      async tell(updates) {
        const desk = page();
        if (updates !== 'reconnected') {
          desk.tellDesk(updates);
          return;
        }
        for (const is of [false, true]) {
          Object.defineProperty(desk.navigator, 'onLine', { value: is, configurable: true });
          desk.dispatchEvent(new desk.Event(is ? 'online' : 'offline'));
        }
      },
      saysInDialog: (text, is) =>
        eventually(() => {
          const says = text.test(page().document.querySelector('[role=dialog]')?.textContent ?? '');
          if (says !== is) throw new Error(`The dialog ${says ? 'says' : 'does not say'} ${text}`);
        }),
      announces: (text) =>
        eventually(() => {
          const said = [...page().document.querySelectorAll('[role=status]')];
          if (!said.some(({ textContent }) => text.test(textContent)))
            throw new Error(`Nothing says ${text}`);
        }),
      isAsked: () => page().document.querySelector('[role=dialog]') !== null,
    },
  };
}
