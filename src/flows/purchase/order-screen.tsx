import { PageHeader } from '#blocks/page-header.tsx';
import { SERVICE_COPY, type ServiceKey } from '#copy/purchase/services.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { OrderFlow, type OrderFlowProps } from './order-flow.tsx';

export interface OrderScreenProps extends Omit<OrderFlowProps, 'variantsTitle'> {
  serviceKey: ServiceKey;
  texts: SiteTexts;
}

/** Renders an order page (OP-1): header and purchase. */
export function OrderScreen({ serviceKey, texts, ...purchase }: OrderScreenProps) {
  const copy = SERVICE_COPY[serviceKey];
  return (
    <>
      <PageHeader
        title={texts.HEADER_TITLE ?? copy.title}
        slogan={texts.HEADER_SLOGAN}
        description={texts.HEADER_DESCRIPTION ?? copy.description}
        art={purchase.catalogue.products.slice(0, 3).map(({ imageSrc }) => imageSrc)}
      />
      <OrderFlow {...purchase} variantsTitle={texts.PRODUCTS_NAMES ?? copy.variantsTitle} />
    </>
  );
}
