import type { ReactElement } from 'react';
import { FairyDialog } from '#blocks/specialist/fairy-dialog.tsx';
import { OrderForm, type OrderFormProps } from '#blocks/purchase/order-form.tsx';
import { OrderFormPlaceholder } from '#blocks/purchase/order-form-placeholder.tsx';
import { OrderSummary, type OrderSummaryProps } from '#blocks/purchase/order-summary.tsx';
import { PaymentButtons } from '#blocks/purchase/payment-buttons.tsx';
import { PhoneOrderBar } from '#blocks/purchase/phone-order-bar.tsx';
import { PredictionStep } from '#blocks/purchase/prediction-step.tsx';
import { grosze } from '#domain/grosze.ts';
import { ProblemSummary } from '#blocks/problem-summary.tsx';
import { Checkout, PurchaseFlow } from '#blocks/purchase/purchase-flow.tsx';
import { RedirectNotice } from '#blocks/purchase/redirect-notice.tsx';
import { RepricedNotice } from '#blocks/purchase/repriced-notice.tsx';
import { SpecialistStep } from '#blocks/specialist/specialist-step.tsx';
import { StepBar } from '#blocks/purchase/step-bar.tsx';
import { VariantStep } from '#blocks/purchase/variant-step.tsx';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { demandsOf } from '#domain/product-demands.ts';

const nothing = () => undefined;

export const JAGNA: Fairy = {
  id: 'fairy-jagna',
  name: 'Jagna',
  seoTitle: '',
  seoDescription: '',
  imageSrc: '/sample/jagna.svg',
  isAvailable: true,
  responseTime: 'ok. 3 godz.',
  rating: 4,
  description: 'Rozkłada karty wieczorem, przy jednej świecy.',
  zodiacSign: 'Scorpio',
  specializations: [
    { id: 's1', content: 'Miłość i relacje', icon: 'HEARTH' },
    { id: 's2', content: 'Praca i pieniądze', icon: 'MONEY' },
    { id: 's3', content: 'Codzienne decyzje', icon: 'EARTH' },
  ],
  products: [],
};
export const SYBILLA: Fairy = { ...JAGNA, id: 'fairy-sybilla', name: 'Sybilla', isAvailable: false };

const product = (id: string, title: string, productType: Product['productType'] = 'TAROT'): Product => ({
  id,
  title,
  description: `Opis: ${title}`,
  imageSrc: `/sample/${id}.svg`,
  productType,
  questionsCount: 1,
});
export const PRODUCTS = [
  product('one', 'Jedna karta'),
  product('three', 'Trzy karty'),
  product('pair', 'Tarot dla dwojga', 'PARTNER_TAROT'),
];

export const formProps: OrderFormProps = {
  values: {},
  problems: {},
  demands: demandsOf('TAROT'),
  onChange: nothing,
  onLeave: nothing,
  onForget: nothing,
};

export const summaryProps: Omit<OrderSummaryProps, 'children'> = {
  productType: 'TAROT',
  variantTitle: 'Trzy karty',
  fairy: JAGNA,
  price: grosze(89_00),
  email: 'hanna@przyklad.pl',
  coupon: { state: 'absent', code: '' },
  onCouponType: nothing,
  onCouponApply: nothing,
  onCouponRemove: nothing,
  tosChecked: false,
  onTos: nothing,
};

/** The order page's blocks for `every-block.test.tsx`, each in a state that shows all of its parts. */
export const ORDER_SAMPLES: Readonly<Record<string, ReactElement>> = {
  StepBar: <StepBar current={3} />,
  VariantStep: (
    <VariantStep variants={PRODUCTS} priceFrom={() => grosze(49_00)} value="three" onChoose={nothing} />
  ),
  PredictionStep: (
    <PredictionStep
      options={[{ value: 'one', label: 'Jedno pytanie (od 39,00 zł)' }]}
      value="one"
      onChoose={nothing}
    />
  ),
  SpecialistStep: (
    <SpecialistStep
      fairies={[
        { fairy: JAGNA, price: grosze(89_00) },
        { fairy: SYBILLA, price: grosze(79_00) },
      ]}
      chosenId={JAGNA.id}
      onChoose={nothing}
      onMore={nothing}
    />
  ),
  'SpecialistStep without a variant': (
    <SpecialistStep
      fairies={[{ fairy: SYBILLA, price: grosze(79_00) }]}
      onChoose={nothing}
      onMore={nothing}
      beforeVariant="Możesz zacząć od wróżki"
    />
  ),
  'SpecialistStep with nobody': <SpecialistStep fairies={[]} onChoose={nothing} onMore={nothing} />,
  FairyDialog: (
    <FairyDialog
      pagePath="/wrozka/sybilla"
      fairy={SYBILLA}
      price={grosze(79_00)}
      isChosen={false}
      open={false}
      onOpenChange={nothing}
      onChoose={nothing}
    />
  ),
  'Form and summary': (
    <PurchaseFlow>
      <Checkout>
        <OrderForm
          {...formProps}
          values={{ firstName: 'Ha', birthMonth: '4', question0: 'Kiedy?' }}
          problems={{
            firstName: 'Imię powinno mieć minimum 3 znaki',
            birthDay: 'Nieprawidłowy dzień urodzenia',
          }}
          problemSummary={<ProblemSummary problems={{ firstName: 'Błąd' }} order={[]} rejections={1} />}
          demands={{
            ...demandsOf('PREDICTION', 3),
            intentions: 'optional',
            city: true,
            partner: true,
          }}
          questionWarning={{ asked: 4, allowed: 3 }}
        />
        <OrderSummary
          {...summaryProps}
          discountedPrice={grosze(75_65)}
          coupon={{ state: 'applied', code: 'PAPROC15' }}
          tosProblem="Musisz zaakceptować regulamin i politykę prywatności"
        >
          <PaymentButtons
            amount={grosze(75_65)}
            pending="PAYU"
            hasWallets
            onPick={nothing}
            failure={{ title: 'Coś poszło nie tak!', text: 'Spróbuj' }}
          />
        </OrderSummary>
      </Checkout>
      <PhoneOrderBar variantTitle="Trzy karty" fairyName="Jagna" price={grosze(89_00)} />
    </PurchaseFlow>
  ),
  'Summary of a gift': (
    <OrderSummary
      {...summaryProps}
      giftDay="24.12.2026"
      lowestPrice={grosze(80_00)}
      coupon={{ state: 'absent', code: 'STARY', message: 'Ten kupon już wygasł' }}
    >
      <PaymentButtons amount={grosze(89_00)} note="Odpowiedź pisze człowiek." onPick={nothing} />
    </OrderSummary>
  ),
  'Summary without an address': (
    <OrderSummary {...summaryProps} fairy={undefined} email="hanna@" price={undefined} locked>
      <PaymentButtons amount={grosze(1_00)} blocked onPick={nothing} />
    </OrderSummary>
  ),
  OrderFormPlaceholder: <OrderFormPlaceholder />,
  RepricedNotice: <RepricedNotice price={grosze(99_00)} onConfirm={nothing} onRevise={nothing} />,
  RedirectNotice: <RedirectNotice slow={{ paymentLink: 'https://pay.example/1', onRevise: nothing }} />,
};
