import { createContext, use, type ReactNode } from 'react';
import type { ToastText, ToastTopic } from '#copy/site/toasts.ts';
import type { PublicConfig } from './public-config.ts';

/** Services that every page may use. */
export interface Shop {
  config: PublicConfig;
  /** Shows a toast; its text says whether the page shows it, too (A30). */
  toast: (kind: 'success' | 'error' | 'info', message: ToastText) => void;
  /** Withdraws the messages about a topic, which another outcome has outdated. */
  retract: (about: ToastTopic) => void;
  /** Announces a sentence to assistive technology (A20, U25). */
  announce: (sentence: string) => void;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** Provides `Shop` to all descendants. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Returns the provided `Shop`. @throws outside of ShopProvider, which is a programming error. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
