import { createContext, use, type ReactNode } from 'react';
import type { ToastText } from '#copy/toasts.ts';
import type { PublicConfig } from './public-config.ts';

/** What every page of the shop may use. */
export interface Shop {
  config: PublicConfig;
  /** Shows a short message in the corner; its text also stands in the page (A30). */
  toast: (kind: 'success' | 'error' | 'info', message: ToastText) => void;
  /** Says a sentence to assistive technology, once (A20, U25). */
  announce: (sentence: string) => void;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** Gives the shop to everything inside. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop around this component. @throws outside of ShopProvider, which is a mistake of ours. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
