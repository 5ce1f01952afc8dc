import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { freePort } from '../../free-port.ts';

/**
 * Steps of an SMTP dialogue at which the stand-in can stop: before its greeting, before accepting the text, after the
 * text without a response, and just before confirming it.
 */
export const SMTP_STEPS = ['greeting', 'data', 'unanswered', 'confirmed'] as const;
export type SmtpStep = (typeof SMTP_STEPS)[number];

type Next = (refusal?: Error) => void;

// The library lets each connection wait a tenth of a second for clients that talk too soon.
SMTPConnection.prototype.init = function greetAtOnce() {
  this._setListeners(() => this.connectionReady());
};

/** A mail server that accepts, refuses, drops or holds mails on request, and records envelopes and messages. */
export class SmtpStandIn {
  readonly received: { from: string; to: string[]; message: string }[] = [];
  /**
   * What it says instead to a recipient, to the wish to hand over a text (and ends the connection), or to the text itself;
   * `cut` ends the connection without a word.
   */
  say: (step: 'recipient' | 'data' | 'text', to: string) => string | undefined = () => undefined;
  /**
   * Holds the next mail to an address at a step (at `greeting`, to anybody): its connection gets no further response,
   * except that `confirmed` responds when `reached` has ended.
   */
  hold: { step: SmtpStep; to: string; reached: () => Promise<void> } | undefined;
  readonly #port: number;
  /** Open connections by the port at their other end. */
  readonly #sockets = new Map<number, Socket>();
  #server = this.#newServer();

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<SmtpStandIn> {
    const standIn = new SmtpStandIn(await freePort());
    await standIn.comeBack();
    return standIn;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Refuses connections until `comeBack`. */
  async goAway(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.destroy();
    if (!this.#server.server.listening) return;
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  /** Listens again at the same address. */
  async comeBack(): Promise<void> {
    this.#server = this.#newServer();
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
  }

  #newServer() {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: true,
      onConnect: (_session, next) => {
        if (!this.#held('greeting')) next();
      },
      onRcptTo: ({ address }, session, next) => this.#respond(session, this.say('recipient', address), next),
      onData: (text, session, next) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const socket = this.#sockets.get(session.remotePort);
        const reply = this.say('data', to[0] ?? '');
        // The server invites the text when this function returns, unless its words reach nobody any more.
        if (reply === 'cut') socket?.destroy();
        else if (reply !== undefined) socket?.end(`${reply}\r\n`);
        else if (this.#held('data', to)) socket?.cork();
        else this.#take(text, session, to, next);
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      this.#sockets.set(port, socket);
      socket.on('close', () => this.#sockets.delete(port));
    });
    return server;
  }

  #take(text: Readable, session: SMTPServerSession, to: string[], next: Next): void {
    const { mailFrom } = session.envelope;
    const chunks: Buffer[] = [];
    text.on('data', (chunk: Buffer) => chunks.push(chunk));
    text.on('end', () => {
      const message = Buffer.concat(chunks).toString();
      this.received.push({ from: mailFrom ? mailFrom.address : '', to, message });
      if (this.#held('unanswered', to)) return;
      const confirm = () => this.#respond(session, this.say('text', to[0] ?? ''), next);
      const noticed = this.#held('confirmed', to);
      if (noticed) void noticed.then(confirm);
      else confirm();
    });
  }

  #respond({ remotePort }: SMTPServerSession, reply: string | undefined, next: Next): void {
    if (reply === 'cut') this.#sockets.get(remotePort)?.destroy();
    else if (reply === undefined) next();
    else next(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
  }

  /** Resolves when the hold of a mail at this step has been noticed; `undefined` when it is not held. */
  #held(step: SmtpStep, to?: readonly string[]): Promise<void> | undefined {
    const { hold } = this;
    if (hold?.step !== step || (to && !to.includes(hold.to))) return undefined;
    this.hold = undefined;
    return hold.reached();
  }
}
