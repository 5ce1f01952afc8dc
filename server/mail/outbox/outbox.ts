import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { mailIdOf, readMailId, type MailId } from '../mail-id.ts';
import { writePrivateFile } from '#server/write-private-file.ts';

/** A mail parsed from its file. */
export interface OutboxMail {
  id: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
  attachments: readonly OutboxAttachment[];
}

/** An attachment of a mail. */
interface OutboxAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Most mails that the page lists. */
export const MOST_LISTED = 100;

/** Stores mails as `.eml` files while there is no SMTP server to send them. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a mail atomically: a crash leaves no partial file. */
  async write(id: MailId, message: Buffer): Promise<void> {
    await writePrivateFile(this.#file(id), message);
  }

  /** Lists the mails, newest first: one more than MOST_LISTED, so that the page knows whether there are older ones. */
  async list(): Promise<OutboxMail[]> {
    const newest = (await this.#dated()).toSorted((a, b) => b.at - a.at).slice(0, MOST_LISTED + 1);
    const mails = await Promise.all(newest.map(({ id }) => this.read(id)));
    return mails.filter((mail) => mail !== undefined);
  }

  /** Finds all mails to an address, and those with it in Reply-To (messages of the contact form). */
  async of(address: string): Promise<OutboxMail[]> {
    const mails = await Promise.all((await this.#dated()).map(({ id }) => this.read(id)));
    return mails
      .filter((mail) => mail !== undefined)
      .filter(({ to, replyTo }) => [to, replyTo].some((one) => one.toLowerCase() === address));
  }

  /** Deletes mails. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(this.#file(mailIdOf(id)), { force: true });
  }

  /** Deletes the mails that were written before a date. */
  async clear(before: Date): Promise<void> {
    const dated = await this.#dated();
    await this.remove(dated.filter(({ at }) => at < before.getTime()).map(({ id }) => id));
  }

  async #dated(): Promise<{ id: string; at: number }[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readMailId(name.slice(0, -'.eml'.length)))
      .filter((id) => id !== undefined);
    return Promise.all(ids.map(async (id) => ({ id, at: (await stat(this.#file(id))).mtimeMs })));
  }

  /** Reads one mail; `undefined` for an invalid or unknown id. */
  async read(id: string): Promise<OutboxMail | undefined> {
    const known = readMailId(id);
    if (!known) return undefined;
    const file = this.#file(known);
    const source = await readFile(file).catch(() => undefined);
    if (!source) return undefined;
    const mail = await PostalMime.parse(source);
    return {
      id,
      from: mail.from?.address ?? '',
      to: mail.to?.map(({ address }) => address).join(', ') ?? '',
      replyTo: mail.replyTo?.map(({ address }) => address).join(', ') ?? '',
      subject: mail.subject ?? '',
      date: (await stat(file)).mtime,
      text: mail.text ?? '',
      html: mail.html ?? '',
      attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
        filename: filename ?? '',
        contentType: mimeType,
        content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
      })),
    };
  }

  #file(id: MailId) {
    return join(this.#folder, `${id}.eml`);
  }
}
