import { formatPostDate } from '#copy/site/format.ts';
import { contentPagesCopy } from '#copy/site/content-pages.ts';
import { html } from '#server/plain-pages/html.ts';
import { toPlainText } from '#server/markup/sanitize-contents.ts';
import type { Post } from '#server/store/posts.ts';
import type { House } from '#server/plain-pages/house.ts';
import { serviceCard, type ServiceCard } from './service-card.ts';
import { contentPage } from './content-page.ts';

const timeOf = ({ publishedAt }: Post) =>
  html`<time class="muted" datetime="${publishedAt.slice(0, 10)}">${formatPostDate(publishedAt)}</time>`;

/** `/blog`: lists all posts of the sample blog, newest first. */
export const blogListPage = (posts: readonly Post[], house: House): string =>
  contentPage({
    title: contentPagesCopy.blogTitle,
    // Nothing to find is nothing to be found.
    ...(posts.length > 0 && { indexed: { path: '/blog', description: contentPagesCopy.blogLead } }),
    house,
    body: html`<h1>${contentPagesCopy.blogTitle}</h1>
      <p class="muted">${contentPagesCopy.blogLead}</p>
      ${
        posts.length === 0
          ? html`<p>${contentPagesCopy.noPosts}</p>`
          : html`<ul class="list">
              ${posts.map(
                (post) =>
                  html`<li>
                    <h2><a href="/blog/${post.slug}">${toPlainText(post.titleHtml)}</a></h2>
                    ${timeOf(post)}
                    <p>${post.excerpt}</p>
                  </li>`,
              )}
            </ul>`
      }`,
  });

/** Words a minute of quiet reading. */
const READING_PACE = 180;

const minutesOf = ({ body }: Post) =>
  Math.max(1, Math.round(body.join(' ').split(/\s+/).length / READING_PACE));

const pathOf = ({ slug }: Post) => `/blog/${slug}`;

/** `/blog/{slug}`: one post, the card of the service it speaks of, and three further posts (R100, R101). */
export const blogPostPage = (
  post: Post,
  house: House,
  { card, more }: { card: ServiceCard | undefined; more: readonly Post[] },
): string =>
  contentPage({
    title: toPlainText(post.titleHtml),
    house,
    back: { label: contentPagesCopy.blogTitle, href: '/blog' },
    indexed: { path: pathOf(post), description: post.seoDescription },
    body: html`<article class="letter">
        <h1>${toPlainText(post.titleHtml)}</h1>
        <div class="meta">
          <span class="badge">${contentPagesCopy.category}</span> ${timeOf(post)}
          <span>${contentPagesCopy.readingTime(minutesOf(post))}</span>
        </div>
        <img class="picture" src="${post.thumbnail}" alt="" width="800" height="500" />
        ${post.body.map((paragraph, index) =>
          index === 0 ? html`<p class="first">${paragraph}</p>` : html`<p>${paragraph}</p>`,
        )}
      </article>
      ${card && serviceCard(card)}
      ${
        more.length > 0 &&
        html`<nav aria-label="${contentPagesCopy.readMore}">
          <h2>${contentPagesCopy.readMore}</h2>
          <ul class="more">
            ${more.map(
              (one) =>
                html`<li>
                  <a href="${pathOf(one)}"
                    ><img src="${one.thumbnail}" alt="" width="400" height="250" loading="lazy" /><span
                      >${toPlainText(one.titleHtml)}</span
                    ></a
                  >
                </li>`,
            )}
          </ul>
        </nav>`
      }
      <p><a href="/blog">${contentPagesCopy.allPosts}</a></p>`,
  });

/** The page of a missing post. */
export const missingPostPage = (house: House): string =>
  contentPage({
    title: contentPagesCopy.noPost,
    house,
    back: { label: contentPagesCopy.blogTitle, href: '/blog' },
    body: html`<h1>${contentPagesCopy.noPost}</h1>
      <p><a href="/blog">${contentPagesCopy.allPosts}</a></p>`,
  });
