import type { ReactElement } from 'react';
import { AppShell } from '#blocks/shell/app-shell.tsx';
import { ConsentBanner } from '#blocks/shell/consent-banner.tsx';
import { ContactForm, type ContactFormProps } from '#blocks/contact/contact-form.tsx';
import { grosze } from '#domain/grosze.ts';
import { DocumentBody, PlainDocument } from '#blocks/document-body.tsx';
import { EmptyState } from '#blocks/empty-state.tsx';
import { Footer } from '#blocks/shell/footer.tsx';
import { HeroMoon } from '#blocks/home/hero-moon.tsx';
import { HomeHero } from '#blocks/home/home-hero.tsx';
import { NavBar } from '#blocks/shell/nav-bar.tsx';
import { navLinks } from '#blocks/shell/nav-links.ts';
import { NewsletterBlock, type NewsletterBlockProps } from '#blocks/newsletter/newsletter-block.tsx';
import { NewsletterConfirmation } from '#blocks/newsletter/newsletter-confirmation.tsx';
import { NewsletterSignOff } from '#blocks/newsletter/newsletter-sign-off.tsx';
import { NotFound } from '#blocks/not-found.tsx';
import { OrderConfirmed } from '#blocks/payment-status/order-confirmed.tsx';
import { OrderFailed } from '#blocks/payment-status/order-failed.tsx';
import { OrderInProgress } from '#blocks/payment-status/order-in-progress.tsx';
import { OrderUnknown } from '#blocks/payment-status/order-unknown.tsx';
import { OrderUnreachable } from '#blocks/payment-status/order-unreachable.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { PostsSection } from '#blocks/home/posts-section.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { ServicePlates } from '#blocks/home/service-plates.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import { ThemeSwitch } from '#blocks/shell/theme-switch.tsx';
import { TopBanner } from '#blocks/shell/top-banner.tsx';
import { emptyCopy } from '#copy/site/empty.ts';
import { helpCopy } from '#copy/law/documents.ts';

const nothing = () => undefined;

export const LINKS = navLinks({ blog: '/blog', shop: '/sklep' });

export const newsletterProps: NewsletterBlockProps = {
  email: '',
  terms: false,
  errors: {},
  onEmailChange: nothing,
  onTermsChange: nothing,
  onBlur: nothing,
  onSubmit: nothing,
  sending: false,
  done: false,
};

export const contactProps: ContactFormProps = {
  email: 'kontakt@example.pl',
  values: { firstName: '', lastName: '', email: '', topic: '', message: '' },
  hasTopics: true,
  errors: {},
  onChange: nothing,
  onBlur: nothing,
  onSubmit: nothing,
  onReset: nothing,
  incomplete: false,
  sending: false,
};

export const POST = {
  title: 'Pełnia w Bliźniętach',
  date: '2026-11-09T08:00:00',
  link: 'https://blog.example/pelnia',
  thumbnail: '/sample/thumb.svg',
};

/** Each block once, in a state that shows all of its parts; every one is whole without script. */
export const SAMPLES: Readonly<Record<string, ReactElement>> = {
  AppShell: (
    <AppShell
      consent={<ConsentBanner onAccept={nothing} onReject={nothing} onSettings={nothing} />}
      banner={
        <TopBanner
          today={{ year: 2026, month: 11, day: 5 }}
          moon={{ sign: 'Aries', phase: 'waxingGibbous', illumination: 0.824 }}
        />
      }
      navigation={
        <NavBar
          brand="Kwiat Paproci"
          links={LINKS}
          currentPath="/tarot"
          menuOpen={false}
          onMenuOpen={nothing}
          themeControl={<ThemeSwitch choice="light" onChoose={nothing} />}
        />
      }
      footer={<Footer backend="own" brand="Kwiat Paproci" year={2026} onCookieSettings={nothing} />}
    >
      <h1>Tarot</h1>
    </AppShell>
  ),
  PageHeader: (
    <PageHeader title="Tarot" slogan="Slogan" description="Opis" art={['/a.svg', '/b.svg', '/c.svg']} />
  ),
  Home: (
    <>
      <HomeHero
        description="Opis"
        moon={<HeroMoon moon={{ phase: 'waningCrescent', illumination: 0.2 }} />}
      />
      <ServicePlates />
      <PostsSection posts={[POST]} blogHref="/blog" />
    </>
  ),
  NewsletterBlock: (
    <NewsletterBlock
      {...newsletterProps}
      terms
      errors={{
        email: 'Wprowadź prawidłowy email',
        terms: 'Musisz zaakceptować regulamin i politykę prywatności',
      }}
    />
  ),
  ContactForm: <ContactForm {...contactProps} incomplete errors={{ firstName: 'Imię jest wymagane' }} />,
  DocumentBody: <DocumentBody html="<p>Treść</p><h2>1. Usługi</h2><ul><li>Tarot</li></ul>" />,
  PlainDocument: <PlainDocument sections={helpCopy.sections} />,
  NotFound: <NotFound />,
  SectionError: <SectionError onRetry={nothing} />,
  EmptyState: <EmptyState {...emptyCopy.fairies} action={{ label: emptyCopy.fairies.action, to: '/' }} />,
  NewsletterConfirmation: <NewsletterConfirmation state="done" ebookUrl="/e-book" onConfirm={nothing} />,
  NewsletterSignOff: <NewsletterSignOff state="idle" contactEmail="kontakt@shop.example" onLeave={nothing} />,
  Skeletons: <Skeletons kind="post" count={3} />,
  OrderConfirmed: (
    <OrderConfirmed
      orderId={10482}
      email="hanna@przyklad.pl"
      productName="Trzy karty"
      specialistName="Jagna"
      totalPrice={grosze(75_65)}
    />
  ),
  OrderFailed: <OrderFailed retryTo="/tarot" contactEmail="pomoc@przyklad.pl" holds="choice" />,
  OrderInProgress: <OrderInProgress late onCheckAgain={nothing} />,
  OrderUnknown: <OrderUnknown contactEmail="pomoc@przyklad.pl" />,
  OrderUnreachable: <OrderUnreachable onCheckAgain={nothing} contactEmail="pomoc@przyklad.pl" />,
};
