import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HeroMoon } from '#blocks/home/hero-moon.tsx';
import { HomeHero } from '#blocks/home/home-hero.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { PICTURE_PLACEHOLDER } from '#blocks/picture.tsx';
import { PostCard } from '#blocks/home/post-card.tsx';
import { PostsSection } from '#blocks/home/posts-section.tsx';
import { ServicePlates } from '#blocks/home/service-plates.tsx';
import { UnfinishedCard } from '#blocks/home/unfinished-card.tsx';
import { unfinishedCopy } from '#copy/site/home.ts';
import { POST } from '../samples.tsx';

const picture = () => screen.getByRole('presentation', { hidden: true });

describe('HomeHero', () => {
  it('shows title, slogan and description of the content service [HO-1]', () => {
    render(<HomeHero title="Tytuł" slogan="Slogan" description="Opis" moon={null} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Tytuł' })).toBeInTheDocument();
    expect(screen.getByText('Slogan')).toBeInTheDocument();
    expect(screen.getByText('Opis')).toBeInTheDocument();
  });

  it('is never without an h1 [SH-13]', () => {
    render(<HomeHero title="" moon={null} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nocą widać więcej');
  });

  it('has a moon that shows what it is given, and until then none that would be wrong', () => {
    const lit = () => document.querySelector('clipPath path')?.getAttribute('d');
    const { rerender } = render(<HeroMoon moon={undefined} />);
    expect(lit()).toBeUndefined();
    rerender(<HeroMoon moon={{ phase: 'waningCrescent', illumination: 0.2 }} />);
    expect(lit()).toBe('M0 -131A131 131 0 0 0 0 131A78.6 131 0 0 1 0 -131Z');
  });

  it('leads to the services and to the birth horoscope', () => {
    render(<HomeHero moon={null} />);
    expect(screen.getByRole('link', { name: 'Wybierz usługę' })).toHaveAttribute('href', '#uslugi');
    expect(screen.getByRole('link', { name: 'Oblicz horoskop urodzeniowy' })).toHaveAttribute(
      'href',
      '/#birth-horoscope',
    );
  });
});

describe('PageHeader', () => {
  it('has one h1; slogan and description only where they are given [A4]', () => {
    const { container } = render(<PageHeader title="Tarot" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Tarot' })).toBeInTheDocument();
    expect(container.querySelector('p')).toBeNull();
  });

  it('shows three cards at most', () => {
    const { container } = render(<PageHeader title="Tarot" art={['/1', '/2', '/3', '/4']} />);
    expect(container.querySelectorAll('img')).toHaveLength(3);
  });
});

describe('ServicePlates', () => {
  it('links to the four services', () => {
    render(<ServicePlates title="Od czego?" />);
    const section = within(screen.getByRole('region', { name: 'Od czego?' }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tarot',
      '/horoskopy',
      '/wrozby',
      '/rytualy',
    ]);
  });
});

describe('UnfinishedCard', () => {
  it.each([
    [true, true, unfinishedCopy.placed],
    [true, false, unfinishedCopy.placed],
    [false, true, unfinishedCopy.words],
    [false, false, unfinishedCopy.choice],
  ])('placed %s, written for %s: says how far the order has come [RD-2]', (isPlaced, hasWords, said) => {
    const order = { address: '/tarot', product: 'Trzy karty', fairy: 'Jagna', begun: Date.now(), isPlaced };
    render(<UnfinishedCard order={order} hasWords={hasWords} onRemove={() => {}} />);
    expect(document.body.textContent).toContain(said);
  });
});

describe('PostCard', () => {
  it('shows date, title, thumbnail and badge, and links to the post [HO-2] [R33]', () => {
    render(<PostCard {...POST} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', POST.link);
    expect(link).toHaveTextContent('Astrologia');
    expect(screen.getByText('9.11.2026')).toHaveAttribute('datetime', '2026-11-09');
    expect(screen.getByRole('heading', { level: 3, name: POST.title })).toBeInTheDocument();
    expect(picture()).toHaveAttribute('src', POST.thumbnail);
  });

  it('shows markup in a title as text, never as markup [HO-2]', () => {
    render(<PostCard {...POST} title={'<img src=x onerror="alert(1)"> tytuł'} />);
    expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror="alert(1)"> tytuł');
    expect(document.querySelectorAll('img')).toHaveLength(1);
  });

  it('draws a placeholder for a missing thumbnail [HO-3]', () => {
    render(<PostCard {...POST} thumbnail={undefined} />);
    expect(picture()).toHaveAttribute('src', PICTURE_PLACEHOLDER);
  });

  it('draws a placeholder for a broken thumbnail [HO-3]', () => {
    render(<PostCard {...POST} />);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', PICTURE_PLACEHOLDER);
  });
});

describe('PostsSection', () => {
  it('is titled "Najczęściej czytane" unless the content says otherwise [SH-13]', () => {
    const { rerender } = render(<PostsSection posts={[POST]} blogHref="/blog" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Najczęściej czytane' })).toBeInTheDocument();
    rerender(<PostsSection title="Poczytaj" posts={[POST]} blogHref="/blog" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Poczytaj' })).toBeInTheDocument();
  });

  it('stands around whatever takes the posts’ place [HO-4]', () => {
    render(
      <PostsSection blogHref="/blog">
        <p>Błąd</p>
      </PostsSection>,
    );
    expect(screen.getByText('Błąd')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: /^Wszystkie artykuły/ })).toHaveAttribute('href', '/blog');
  });
});
