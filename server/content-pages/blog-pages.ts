import { formatPostDate } from '#copy/format.ts';
import { contentPagesCopy } from '#copy/content-pages.ts';
import { html } from '#server/plain-pages/html.ts';
import { toPlainText } from '#server/markup/sanitize-contents.ts';
import type { Post } from '#server/store/posts.ts';
import { contentPage } from './content-page.ts';

const timeOf = ({ publishedAt }: Post) =>
  html`<time class="muted" datetime="${publishedAt.slice(0, 10)}">${formatPostDate(publishedAt)}</time>`;

/** `/blog`: lists all posts of the sample blog, newest first. */
export const blogListPage = (posts: readonly Post[], brandName: string): string =>
  contentPage({
    title: contentPagesCopy.blogTitle,
    brandName,
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

/** `/blog/{slug}`: one post. */
export const blogPostPage = (post: Post, brandName: string): string =>
  contentPage({
    title: toPlainText(post.titleHtml),
    brandName,
    back: { label: contentPagesCopy.blog, href: '/blog' },
    body: html`<article>
      <h1>${toPlainText(post.titleHtml)}</h1>
      <p>${timeOf(post)}</p>
      <img src="${post.thumbnail}" alt="" width="800" height="500" />
      ${post.body.map((paragraph) => html`<p>${paragraph}</p>`)}
      <p><a href="/blog">${contentPagesCopy.allPosts}</a></p>
    </article>`,
  });

/** The page of a missing post. */
export const missingPostPage = (brandName: string): string =>
  contentPage({
    title: contentPagesCopy.noPost,
    brandName,
    back: { label: contentPagesCopy.blog, href: '/blog' },
    body: html`<h1>${contentPagesCopy.noPost}</h1>
      <p><a href="/blog">${contentPagesCopy.allPosts}</a></p>`,
  });
