import { PlainDocument } from '#blocks/document-body.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { ACCESSIBILITY_LABEL } from '#copy/accessibility-label.ts';
import { ACCESSIBILITY_LEAD, accessibilitySections } from '#copy/accessibility.ts';
import { useShop } from '#page/shop.tsx';
('#page/use-shop-api.ts');

/** Page /dostepnosc: what the act on accessibility wants to be told, from the shop's settings. */
export default function AccessibilityPage() {
  const { config } = useShop();
  return (
    <>
      <PageHeader title={ACCESSIBILITY_LABEL} description={ACCESSIBILITY_LEAD} />
      <PlainDocument sections={accessibilitySections(config)} />
    </>
  );
}
